import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets the heap be swept now, and from now on whenever it has grown by a fifth; otherwise a process grows into whatever the
 * machine has, with PostgreSQL to 370 MB under pages made anew as fast as two cores can, and to 250 with this (design §9).
 * Such pages take a third more of the processor then, kept ones nothing. Called once Settee is open: a start makes much
 * to keep and as much to throw away, up to 250 MB of it when it fills a shop on a busy machine.
 */
export function spareMemory(): void {
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--expose-gc');
  const sweep: unknown = runInNewContext('gc');
  if (typeof sweep === 'function') sweep();
}
