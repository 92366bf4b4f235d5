/** A bank's question that is on the screen now. */
export type Challenge = {
  page: string;
  /** Call when the page may have been answered; the dialog does so when the frame has loaded something new. */
  look: () => void;
  /** Call when the person closes the question unanswered. */
  leave: () => void;
};

/** Holds the one question that is asked at a time, for a component that shows it. */
export function createChallengeStore() {
  let current: Challenge | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(challenge: Challenge | null): void {
      current = challenge;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ChallengeStore = ReturnType<typeof createChallengeStore>;
