import PQueue from 'p-queue';
import { Failure } from '../../../shared/errors.ts';

/**
 * Creates a FIFO semaphore.
 * @returns runs work in its turn. @throws busy on timeout
 */
export function createSemaphore({ atOnce, patience }: { atOnce: number; patience: number }) {
  const queue = new PQueue({ concurrency: atOnce });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    // No timer for work that begins at once.
    if (queue.size === 0 && queue.pending < atOnce) return queue.add(work);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Failure('busy', { retryAfter: 1 })), patience);
    return queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waiting.signal },
    );
  };
}

export type Semaphore = ReturnType<typeof createSemaphore>;
