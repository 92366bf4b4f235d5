import { describe, expect, it } from 'vitest';
import { AGREED_MINUTES, holdDeadline, showSpan } from './hold-deadline.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const minutes = (count: number) => count * 60_000;

describe('the end of a hold by the device’s clock', () => {
  it('is the server’s time when the clocks agree', () => {
    expect(holdDeadline('2026-05-04T12:14:00Z', 15, now)).toBe(now + minutes(14));
  });

  it('is the server’s time for an accepted offer, which lasts for hours', () => {
    expect(holdDeadline('2026-05-05T11:58:00Z', AGREED_MINUTES, now)).toBe(now + minutes(24 * 60 - 2));
  });

  it.each([
    ['an hour fast', '2026-05-04T11:15:00Z'],
    ['an hour slow', '2026-05-04T13:15:00Z'],
  ])('counts a whole hold from now on a device that is %s', (_, until) => {
    expect(holdDeadline(until, 15, now)).toBe(now + minutes(15));
  });
});

it.each([
  [872, '14:32'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('shows %i seconds as %s', (seconds, shown) => {
  expect(showSpan(seconds)).toBe(shown);
});
