import type { Refusal } from '../words/refusal.ts';
import { fulfillmentRefusals } from '../words/refusals/fulfillment.ts';

/** Start and end in milliseconds of the epoch. */
export type TimeWindow = { start: number; end: number };

export const MOST_WINDOWS = 3;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LEAST = 15 * MINUTE;
const MOST = 12 * HOUR;
const DAYS_AHEAD = 60;

/** Returns why these cannot be proposed together, undefined when they can. */
export function refuseWindows(windows: readonly TimeWindow[], now: number): Refusal | undefined {
  for (const window of windows) {
    const refused = refuseWindow(window, now);
    if (refused) return refused;
  }
  const different = new Set(windows.map(({ start, end }) => `${start} ${end}`));
  return different.size < windows.length ? fulfillmentRefusals.sameTimeTwice() : undefined;
}

function refuseWindow({ start, end }: TimeWindow, now: number): Refusal | undefined {
  if (end - start < LEAST) return fulfillmentRefusals.timeTooShort();
  if (end - start > MOST) return fulfillmentRefusals.timeTooLong();
  if (start < now) return fulfillmentRefusals.timePast();
  if (start > now + DAYS_AHEAD * 24 * HOUR) return fulfillmentRefusals.timeTooFar();
  return undefined;
}
