import { expect, it } from 'vitest';
import { minuteOfDay, nextTimeOfDay, quietUntil, readTimeOfDay, writeTimeOfDay } from './quiet-hours.ts';

const berlin = 'Europe/Berlin';
const at = (text: string) => new Date(text);

it.each([
  ['2026-01-10T20:59:00Z', undefined],
  ['2026-01-10T21:00:00Z', '2026-01-11T06:00:00.000Z'],
  ['2026-01-11T05:59:59Z', '2026-01-11T06:00:00.000Z'],
  ['2026-01-11T06:00:00Z', undefined],
  // The clocks go forward in this night, so it is an hour shorter.
  ['2026-03-28T22:00:00Z', '2026-03-29T05:00:00.000Z'],
])('at %s, from 22:00 to 07:00 in Berlin, waits until %s', (now, end) => {
  expect(quietUntil(at(now), { from: 22 * 60, until: 7 * 60 }, berlin)?.toISOString()).toBe(end);
});

it.each([
  // The clocks go back in this night.
  [berlin, '2026-10-24T20:00:00Z', '22:00', '07:00', '2026-10-25T06:00:00.000Z'],
  // 02:30 comes twice.
  [berlin, '2026-10-25T00:15:00Z', '22:00', '02:30', '2026-10-25T00:30:00.000Z'],
  [berlin, '2026-10-25T01:15:00Z', '22:00', '02:30', '2026-10-25T01:30:00.000Z'],
  // It does not exist in this night.
  [berlin, '2026-03-28T21:00:00Z', '22:00', '02:30', '2026-03-29T01:00:00.000Z'],
  ['America/St_Johns', '2026-03-08T01:33:00Z', '22:00', '02:30', '2026-03-08T05:30:00.000Z'],
  ['Africa/Cairo', '2026-04-23T20:00:00Z', '22:00', '00:30', '2026-04-23T22:00:00.000Z'],
  // Clocks change by half an hour.
  ['Australia/Lord_Howe', '2026-10-03T11:33:00Z', '22:00', '07:00', '2026-10-03T20:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-04T11:00:00Z', '22:00', '07:00', '2026-04-04T20:30:00.000Z'],
])('in %s, at %s, from %s to %s, waits until %s', (zone, now, from, until, end) => {
  const quiet = { from: readTimeOfDay(from), until: readTimeOfDay(until) };
  expect(quietUntil(at(now), quiet, zone)?.toISOString()).toBe(end);
});

it('finds quiet hours within a day, and none when start and end are equal', () => {
  expect(quietUntil(at('2026-01-10T12:30:00Z'), { from: 13 * 60, until: 14 * 60 }, berlin)?.toISOString()).toBe(
    '2026-01-10T13:00:00.000Z',
  );
  expect(quietUntil(at('2026-01-10T12:30:00Z'), { from: 800, until: 800 }, berlin)).toBeUndefined();
});

it('finds the next time of the day, in the future and in zones with half hours', () => {
  expect(nextTimeOfDay(at('2026-01-10T12:30:10Z'), 18 * 60, 'Asia/Kolkata').toISOString()).toBe(
    '2026-01-11T12:30:00.000Z',
  );
  // 02:30 does not exist in this night.
  const skipped = nextTimeOfDay(at('2026-03-28T22:00:00Z'), 150, berlin);
  expect(minuteOfDay(skipped, berlin)).toBe(180);
});

it('reads and writes times', () => {
  expect(readTimeOfDay('07:05')).toBe(425);
  expect(writeTimeOfDay(425)).toBe('07:05');
});
