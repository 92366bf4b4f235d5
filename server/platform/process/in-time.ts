import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for work, but not longer than a time. The work itself goes on: what takes a signal gets `AbortSignal.timeout`.
 * @param onLate returns what counts instead, or throws
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number, onLate: () => T): Promise<T> {
  const ended = new AbortController();
  const late = async () => {
    await sleep(milliseconds, undefined, { ref: false, signal: ended.signal });
    return onLate();
  };
  return Promise.race([work, late()]).finally(() => ended.abort());
}
