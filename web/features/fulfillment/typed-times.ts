import { instantOf, localTime } from '../../../shared/domain/zoned-time.ts';

/** What a person typed for one time, as the browser's fields give it: `2026-05-04`, `10:00`. */
export type TypedTime = { key: number; day: string; from: string; until: string };

const DAY = 24 * 3_600_000;

/** Begins two days from now, in the afternoon. */
export const firstTime = (now: Date, timeZone: string): TypedTime => ({
  key: 0,
  day: laterDay(dayIn(now, timeZone), 2),
  from: '17:00',
  until: '19:00',
});

export const nextTime = ({ day, from, until }: TypedTime, key: number): TypedTime => ({
  key,
  day: laterDay(day, 1),
  from,
  until,
});

/** Reads a time in a zone. @returns in UTC, undefined when something is missing; an end before its start is a day later */
export function readTime(
  { day, from, until }: TypedTime,
  timeZone: string,
): { start: string; end: string } | undefined {
  const start = instantOf(`${day}T${from}`, timeZone);
  const end = instantOf(`${day}T${until}`, timeZone);
  if (start === undefined || end === undefined) return undefined;
  const ends = end < start ? (instantOf(`${laterDay(day, 1)}T${until}`, timeZone) ?? end) : end;
  return { start: new Date(start).toISOString(), end: new Date(ends).toISOString() };
}

export const dayIn = (now: Date, timeZone: string): string => localTime(now.getTime(), timeZone).slice(0, 10);

function laterDay(day: string, days: number): string {
  const noon = Date.parse(`${day}T12:00Z`);
  return Number.isNaN(noon) ? '' : new Date(noon + days * DAY).toISOString().slice(0, 10);
}
