import { createListeners } from '../../../../platform/listeners.ts';

export type Challenge = {
  page: string;
  /** Call when the frame loaded a new page, which may be the result. */
  poll: () => void;
  leave: () => void;
};

export function createChallengeStore() {
  let current: Challenge | null = null;
  const { notify, subscribe } = createListeners();
  return {
    get: () => current,
    set(challenge: Challenge | null): void {
      current = challenge;
      notify();
    },
    subscribe,
  };
}

export type ChallengeStore = ReturnType<typeof createChallengeStore>;
