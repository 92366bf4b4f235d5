import type { Clock } from '../../ports/clock.ts';

/** Milliseconds; the alert about a wrong clock uses the same (`database-clock.ts`). */
const MAY_DIFFER = 30_000;

/** Returns the milliseconds by which the machine's clock is ahead of the database's, if it is wrong. */
export function clockAhead(clock: Clock): number {
  const ahead = Date.now() - clock.now().getTime();
  return Math.abs(ahead) > MAY_DIFFER ? ahead : 0;
}
