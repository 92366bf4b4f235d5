import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readFulfillmentsAgain } from './use-live-fulfillments.ts';

/** `onFailed` runs also when its form is gone. Reads the sale again after a refusal too: it may have changed. */
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
