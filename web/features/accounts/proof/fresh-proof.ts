import { ApiError } from '../../../platform/api.ts';
import { createListeners } from '../../../platform/listeners.ts';

type Answer = 'proven' | 'cancelled';

let answer: ((answer: Answer) => void) | undefined;
const { notify, subscribe, hasListeners } = createListeners();

export const subscribeToRequests = subscribe;

export const isAsking = (): boolean => answer !== undefined;

export function endAsking(how: Answer): void {
  answer?.(how);
  answer = undefined;
  notify();
}

function requestProof(): Promise<Answer> {
  endAsking('cancelled');
  return new Promise((resolve) => {
    answer = resolve;
    notify();
  });
}

/**
 * Makes a call that needs a fresh proof. A dialog over the page asks for it, so that nothing typed is lost.
 * @throws ApiError, also when the person cancels
 */
export async function withFreshProof<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isMissing = error instanceof ApiError && error.code === 'fresh_proof_needed';
    if (!isMissing || !hasListeners() || (await requestProof()) === 'cancelled') throw error;
    return act();
  }
}
