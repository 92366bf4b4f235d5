import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
export const collectGarbage: () => void = runInNewContext('gc');

/** Returns whether nothing else holds what `make` returns. */
export async function isCollected(make: () => Promise<object> | object): Promise<boolean> {
  const made = new WeakRef(await make());
  // Within a turn a reference that was read stays alive.
  await nextTurn();
  collectGarbage();
  return made.deref() === undefined;
}

/** Returns the bytes held after `work`. */
export function bytesHeldAfter(work: () => void): number {
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  work();
  // Else the last match holds its text.
  /a/.test('a');
  collectGarbage();
  return process.memoryUsage().heapUsed - before;
}
