import { expect, it } from 'vitest';
import { isTransferDay } from './transfer-day.ts';

it.each([
  ['2026-05-03', false],
  ['2026-05-04', true],
  ['2026-05-09', true],
  // It is the 11th already in Kiribati.
  ['2026-05-11', true],
  ['2026-05-12', false],
])('a transfer of a payment of May 4, seen on May 10, can be of %s: %s', (day, isOne) => {
  const [paidAt, now] = [new Date('2026-05-04T13:00:00Z'), new Date('2026-05-10T11:00:00Z')];
  expect(isTransferDay(day, { paidAt, now })).toBe(isOne);
});
