export type Challenge = {
  page: string;
  /** Call when the frame loaded a new page, which may be the result. */
  look: () => void;
  leave: () => void;
};

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
