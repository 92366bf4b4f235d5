/** Minutes after local midnight; may span midnight. */
export type QuietHours = { from: number; until: number };

const DAY = 24 * 60;
const MINUTE = 60_000;

/** Returns the local minute, 0 to 1439. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const read = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (read.hour ?? 0) * 60 + (read.minute ?? 0);
}

/** Correct across clock changes; a time that they skip is the moment after it. */
export function nextTimeOfDay(after: Date, minute: number, timeZone: string): Date {
  const wait = (minute - minuteOfDay(after, timeZone) + DAY) % DAY || DAY;
  const guess = Math.floor(after.getTime() / MINUTE) * MINUTE + wait * MINUTE;
  const isOff = minute - minuteOfDay(new Date(guess), timeZone);
  if (isOff === 0) return new Date(guess);
  const shift = ((isOff + DAY / 2 + DAY) % DAY) - DAY / 2;
  const corrected = new Date(guess + shift * MINUTE);
  if (minuteOfDay(corrected, timeZone) === minute) return corrected;
  const late = minute - isOff;
  let first = guess;
  const before = () => minuteOfDay(new Date(first - MINUTE), timeZone);
  while (before() > minute && before() < late) first -= MINUTE;
  return new Date(first);
}

/** Undefined outside of quiet hours. */
export function quietUntil(now: Date, quiet: QuietHours | undefined, timeZone: string): Date | undefined {
  if (!quiet) return undefined;
  const { from, until } = quiet;
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from <= until ? minute >= from && minute < until : minute >= from || minute < until;
  return isQuiet ? nextTimeOfDay(now, until, timeZone) : undefined;
}

/** Parses `22:00`. @returns minutes after midnight */
export function readTimeOfDay(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Writes a minute of the day: `22:00`. */
export const writeTimeOfDay = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
