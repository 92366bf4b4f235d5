import { setImmediate as letOthers } from 'node:timers/promises';
import { Failure } from '../../../shared/errors.ts';

type Options = {
  /** Concurrency, in total and for one key. */
  atOnce: number;
  ofKey: number;
  /** Most waiting, in total and for one key. */
  queue: number;
  queueOfKey: number;
  /** Milliseconds. */
  patience: number;
};

type Waiting = { begin(): void; timer: NodeJS.Timeout };

/**
 * Keys take turns, so that none delays the others.
 * @returns runs work in turn; without a key, only the total limits it
 * @throws busy when too many wait or nobody was served in time; too_many_requests when too many of the key wait
 */
export function createFairSemaphore({ atOnce, ofKey, queue, queueOfKey, patience }: Options) {
  const running = new Map<string, number>();
  /** By turn. */
  const waiting = new Map<string, Waiting[]>();
  let total = 0;
  let queued = 0;
  let keyless = 0;

  const isFree = (key: string) => total < atOnce && (running.get(key) ?? 0) < ofKey;
  const take = (key: string) => {
    total += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  };
  const remove = (key: string, one: Waiting) => {
    const others = (waiting.get(key) ?? []).filter((other) => other !== one);
    // Last, so that each has its turn.
    waiting.delete(key);
    if (others.length > 0) waiting.set(key, others);
    queued -= 1;
    clearTimeout(one.timer);
  };
  const beginNext = () => {
    for (const [key, [next]] of waiting)
      if (next && isFree(key)) {
        remove(key, next);
        take(key);
        next.begin();
        return;
      }
  };
  const wait = (key: string) =>
    new Promise<void>((resolve, reject) => {
      const own = waiting.get(key) ?? [];
      if (own.length >= queueOfKey) return reject(new Failure('too_many_requests', { retryAfter: 1 }));
      if (queued >= queue) return reject(busy());
      const timer = setTimeout(() => {
        remove(key, one);
        reject(busy());
      }, patience);
      const one: Waiting = { begin: resolve, timer };
      waiting.set(key, [...own, one]);
      queued += 1;
    });
  const release = async (key: string) => {
    await letOthers();
    total -= 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    beginNext();
  };

  return async <T>(named: string | undefined, work: () => Promise<T>): Promise<T> => {
    const key = named ?? `keyless ${++keyless}`;
    // Otherwise its key is running, or the total is reached.
    if (isFree(key)) take(key);
    else await wait(key);
    try {
      return await work();
    } finally {
      void release(key);
    }
  };
}

const busy = () => new Failure('busy', { retryAfter: 1 });
