import { expect, it } from 'vitest';
import { isOverdue, nextBankReminder, nextTransfer } from './payout.ts';

const day = (days: number) => new Date(days * 24 * 3600_000);

it.each([
  [0, 1],
  [0.9, 1],
  [1, 3],
  [3, 7],
  [6.99, 7],
  [7, 14],
  [13.5, 14],
  [14, 21],
  [20.9, 21],
  [21, 28],
  [100, 105],
])('after %d days the next reminder is on day %d', (days, next) => {
  expect(nextBankReminder(day(1000), day(1000 + days))).toEqual(day(1000 + next));
});

it.each([
  ['owed', 0, true, true],
  ['owed', 0, false, false],
  ['owed', 2, true, false],
  ['sending', 0, true, true],
  ['blocked', 0, true, false],
  ['paid', 0, true, false],
  ['settled', 0, true, false],
] as const)(
  'on day 1, what is %s, due on day %d, with bank details: %s, is overdue: %s',
  (state, due, isReady, answer) => {
    expect(isOverdue(state, day(due), { isReady, now: day(1) })).toBe(answer);
  },
);

it.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [11, 1_024],
  [40, 1_024],
])('after %d refusals a transfer is tried again in %d minutes', (refusals, minutes) => {
  expect(nextTransfer(refusals, day(1)).getTime() - day(1).getTime()).toBe(minutes * 60_000);
});
