import { Failure } from '../../../shared/errors.ts';

/**
 * Creates a FIFO semaphore.
 * @param atOnce maximum concurrency
 * @param patience queue timeout in milliseconds
 * @returns runs work in its turn. @throws busy on timeout
 */
export function createSemaphore({ atOnce, patience }: { atOnce: number; patience: number }) {
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
  /** Passes the slot to the next waiter, so that a newcomer cannot overtake. */
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

export type Semaphore = ReturnType<typeof createSemaphore>;
