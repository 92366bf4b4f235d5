const MINUTE = 60_000;

/** Returns milliseconds. @param instant milliseconds of the epoch */
export function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const read = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = read;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * Converts a local time such as `2026-05-04T10:00`. A time that the clock skips is an hour later.
 * @returns milliseconds of the epoch; undefined for what is no time
 */
export function instantOf(local: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const guess = asUtc - offsetAt(asUtc, timeZone);
  const exact = asUtc - offsetAt(guess, timeZone);
  return exact + offsetAt(exact, timeZone) === asUtc ? exact : Math.max(guess, exact);
}

/** Returns the local time of a zone, such as `2026-05-04T10:00`. */
export const localTime = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);

/** Berlin and Vienna show the same. */
export const isSameTime = (instant: number, one: string, other: string): boolean =>
  one === other || Math.abs(offsetAt(instant, one) - offsetAt(instant, other)) < MINUTE;
