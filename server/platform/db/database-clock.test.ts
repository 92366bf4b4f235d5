import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';

const DAY = 24 * 3_600_000;

/** A database with another time. @param delay milliseconds before it answers */
function openClock(ahead: number, delay = 0) {
  const alerts: { seconds: number; alert: boolean }[] = [];
  const query = async () => {
    await sleep(delay);
    return { rows: [{ at: Date.now() + ahead }] };
  };
  const log = { error: (fields: object) => void alerts.push(fields as (typeof alerts)[number]), warn: () => undefined };
  return { alerts, opened: openDatabaseClock({ query } as unknown as pg.Pool, log as never) };
}

it.each([
  [-40 * DAY, 0],
  [40 * DAY, 0],
  // Slower than what later comparisons believe.
  [40 * DAY, 2_100],
])(
  'returns the database’s time when it differs by %i ms, also when the first answer takes %i ms, and logs it',
  async (ahead, delay) => {
    const { alerts, opened } = openClock(ahead, delay);
    const clock = await opened;
    expect(Math.abs(clock.now().getTime() - Date.now() - ahead)).toBeLessThan(DAY);
    expect(alerts).toEqual([{ seconds: expect.closeTo(-ahead / 1000, -2), alert: true }]);
    clock.stop();
  },
);

it('logs nothing about a difference of seconds', async () => {
  const { alerts, opened } = openClock(10_000);
  (await opened).stop();
  expect(alerts).toEqual([]);
});
