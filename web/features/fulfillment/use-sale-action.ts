import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readFulfillmentsAgain } from './use-live-fulfillments.ts';

/** A step of buyer or seller. `onFailed` runs also when its form is gone by then. Reads the sale again also after a refusal: it may have changed meanwhile. */
export function useSaleAction<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  onDone?: () => void,
  onFailed?: () => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => onDone?.(),
    onError: () => onFailed?.(),
    onSettled: () => readFulfillmentsAgain(cache),
  });
}
