import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readFulfillmentsAgain } from './use-follow-fulfillments.ts';

/** A step of buyer or seller. Reads the sale again also after a refusal: it may have changed meanwhile. */
export function useAct<Input, Answer>(act: (input: Input) => Promise<Answer>, onDone?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => onDone?.(),
    onSettled: () => readFulfillmentsAgain(cache),
  });
}
