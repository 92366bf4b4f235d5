import { expect, it } from 'vitest';
import { addUp, MONTH, type Movement, monthOf } from './statement.ts';

it.each([
  ['2026-12-01T04:59:59Z', 'America/New_York', '2026-11'],
  ['2026-12-01T05:00:00Z', 'America/New_York', '2026-12'],
  ['2026-11-30T23:00:00Z', 'Europe/Berlin', '2026-12'],
  ['2026-01-01T00:00:00Z', 'UTC', '2026-01'],
])('%s in %s is in %s', (at, timeZone, month) => {
  expect(monthOf(new Date(at), timeZone)).toBe(month);
});

it.each(['2026-11', '2000-01', '2999-12'])('%s is a month', (text) => expect(text).toMatch(MONTH));
it.each(['2026-13', '2026-00', '2026-1', '1999-12', '3000-01', '2026-11-01', '', 'x', '2026-11\n'])(
  '%j is none',
  (text) => expect(text).not.toMatch(MONTH),
);

it('adds all movements to the opening balance', () => {
  const movement = (kind: Movement['kind'], price: number, fee: number, net: number): Movement => ({
    at: new Date(0),
    kind,
    title: 'Chair',
    isReduced: false,
    price,
    fee,
    delivery: 0,
    net,
  });
  const movements = [
    movement('release', 12_000, -960, 11_040),
    movement('transfer', 0, 0, -11_040),
    movement('refund', -2_000, 160, -1_840),
  ];
  expect(addUp('2026-11', 500, movements)).toMatchObject({
    opening: 500,
    closing: -1_340,
    sums: { price: 10_000, fee: -800, delivery: 0, net: -1_840 },
  });
});
