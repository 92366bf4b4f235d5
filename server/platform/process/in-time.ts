import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits no longer than a time; the work goes on. If it takes a signal, use `AbortSignal.timeout`.
 * @param onLate returns the result instead, or throws
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number, onLate: () => T): Promise<T> {
  const ended = new AbortController();
  const late = async () => {
    await sleep(milliseconds, undefined, { ref: false, signal: ended.signal });
    return onLate();
  };
  return Promise.race([work, late()]).finally(() => ended.abort());
}
