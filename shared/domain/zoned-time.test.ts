import { expect, it } from 'vitest';
import { instantOf, isSameTime, localTime, offsetAt } from './zoned-time.ts';

const iso = (local: string, zone: string) => new Date(instantOf(local, zone) ?? Number.NaN).toISOString();

it.each([
  ['2026-05-04T10:00', 'America/Los_Angeles', '2026-05-04T17:00:00.000Z'],
  ['2026-12-04T10:00', 'America/Los_Angeles', '2026-12-04T18:00:00.000Z'],
  ['2026-05-04T10:00', 'Asia/Kolkata', '2026-05-04T04:30:00.000Z'],
  ['2026-05-04T00:15', 'Pacific/Auckland', '2026-05-03T12:15:00.000Z'],
  ['2026-05-04T10:00', 'UTC', '2026-05-04T10:00:00.000Z'],
  // The clock goes forward at 2:00, and back at 3:00.
  ['2026-03-29T01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T01:30', 'Europe/Berlin', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T04:00', 'Europe/Berlin', '2026-10-25T03:00:00.000Z'],
])('%s in %s is %s', (local, zone, utc) => {
  expect(iso(local, zone)).toBe(utc);
});

it('shows a typed time unchanged on each day of a year', () => {
  for (const zone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu'])
    for (let hour = 0; hour < 365 * 24; hour += 31) {
      const instant = Date.UTC(2026, 0, 1, hour);
      const local = localTime(instant, zone);
      expect(localTime(instantOf(local, zone) ?? 0, zone), `${zone} ${local}`).toBe(local);
    }
});

it('returns no instant for text that is no time', () => {
  for (const local of ['T10:00', '2026-05-04T', '', '2026-13-04T10:00'])
    expect(instantOf(local, 'UTC')).toBeUndefined();
});

it('compares zones by the times that their clocks show', () => {
  const may = Date.UTC(2026, 4, 4);
  expect(isSameTime(may, 'Europe/Berlin', 'Europe/Vienna')).toBe(true);
  expect(isSameTime(may, 'Europe/Berlin', 'Europe/London')).toBe(false);
  expect(offsetAt(may, 'Europe/London')).toBe(3_600_000);
});
