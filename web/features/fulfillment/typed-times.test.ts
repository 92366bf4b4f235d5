import { expect, it } from 'vitest';
import { firstTime, nextTime, readTime } from './typed-times.ts';

const typed = (day: string, from: string, until: string) => ({ key: 1, day, from, until });
const PORTLAND = 'America/Los_Angeles';

it('reads a time in the zone of the listing, whatever zone the reader is in', () => {
  expect(readTime(typed('2026-05-04', '10:00', '12:30'), PORTLAND)).toEqual({
    start: '2026-05-04T17:00:00.000Z',
    end: '2026-05-04T19:30:00.000Z',
  });
});

it('lets a time end after midnight, also when the clock changes', () => {
  expect(readTime(typed('2026-05-31', '22:00', '01:00'), PORTLAND)?.end).toBe('2026-06-01T08:00:00.000Z');
  expect(readTime(typed('2026-03-28', '22:00', '06:00'), 'Europe/Berlin')?.end).toBe('2026-03-29T04:00:00.000Z');
});

it('knows no time when a field is empty', () => {
  for (const missing of [
    typed('', '10:00', '12:00'),
    typed('2026-05-04', '', '12:00'),
    typed('2026-05-04', '10:00', ''),
  ])
    expect(readTime(missing, PORTLAND)).toBeUndefined();
});

it('proposes the day after tomorrow of the listing first, and then a day later', () => {
  // In Portland it is still the 30th.
  const first = firstTime(new Date('2026-12-31T03:00:00Z'), PORTLAND);
  expect(first).toMatchObject({ day: '2027-01-01', from: '17:00' });
  expect(nextTime(first, 2)).toEqual({ key: 2, day: '2027-01-02', from: '17:00', until: '19:00' });
});
