import { Failure } from '../../../shared/errors.ts';

/**
 * Lets a few pieces of work go on at a time and the others wait for their turn, first come first served. What is begun
 * all at once is finished late all at once, and whoever needs only a moment in between waits for all of it.
 * @param atOnce how many go on at a time
 * @param patience milliseconds after which waiting is given up
 * @returns runs work when its turn has come. @throws busy when that took too long
 */
export function createTurnstile({ atOnce, patience }: { atOnce: number; patience: number }) {
  const waiting = new Set<() => void>();
  let inside = 0;

  const enter = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin);
        reject(new Failure('busy', { retryAfter: 1 }));
      }, patience);
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        resolve();
      };
      waiting.add(begin);
    });
  /** Whoever leaves hands their place on, so that nobody who has just come gets it first. */
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else inside -= 1;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < atOnce) inside += 1;
    else await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

export type Turnstile = ReturnType<typeof createTurnstile>;
