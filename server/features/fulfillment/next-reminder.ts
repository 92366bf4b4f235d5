import type { TimeWindow } from '../../../shared/domain/time-window.ts';

const HOUR = 3_600_000;

/** Returns when somebody is reminded next of an agreed time: a day and two hours before it, then daily from an hour after it. */
export function nextReminder({ start, end }: TimeWindow, now: number): Date {
  const before = [start - 24 * HOUR, start - 2 * HOUR, end + HOUR].find((time) => time > now);
  return new Date(before ?? now + 24 * HOUR);
}

/** Returns the fact of a reminder that no other follows before the deadline. */
export const lastReminder = (deadline: Date | null, next: number): { last?: true } =>
  deadline !== null && next >= deadline.getTime() ? { last: true } : {};
