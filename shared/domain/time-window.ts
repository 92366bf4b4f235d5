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

/** Returns why buyer and seller cannot meet in this window, undefined when they can. */
export function refuseWindow({ start, end }: TimeWindow, now: number): Refusal | undefined {
  if (end - start < LEAST) return fulfillmentRefusals.timeTooShort();
  if (end - start > MOST) return fulfillmentRefusals.timeTooLong();
  if (start < now) return fulfillmentRefusals.timePast();
  if (start > now + DAYS_AHEAD * 24 * HOUR) return fulfillmentRefusals.timeTooFar();
  return undefined;
}
