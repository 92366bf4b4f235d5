import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readFulfillmentsAgain } from './use-live-fulfillments.ts';

/** A step of buyer or seller. Reads the sale again also after a refusal: it may have changed meanwhile. */
export function useSaleAction<Input, Answer>(act: (input: Input) => Promise<Answer>, onDone?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => onDone?.(),
    onSettled: () => readFulfillmentsAgain(cache),
  });
}
