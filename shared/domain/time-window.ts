/** Start and end in milliseconds of the epoch. */
export type TimeWindow = { start: number; end: number };

export const MOST_WINDOWS = 3;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LEAST = 15 * MINUTE;
const MOST = 12 * HOUR;
const DAYS_AHEAD = 60;

/** Returns why buyer and seller cannot meet in this window, in a sentence for people; undefined when they can. */
export function refuseWindow({ start, end }: TimeWindow, now: number): string | undefined {
  if (end - start < LEAST) return 'A time must end at least 15 minutes after it begins.';
  if (end - start > MOST) return 'A time may last up to 12 hours.';
  if (start < now) return 'Choose a time that is still to come.';
  if (start > now + DAYS_AHEAD * 24 * HOUR) return 'Choose a time within the next 60 days.';
  return undefined;
}
