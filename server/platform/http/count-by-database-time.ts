import type pg from 'pg';
import type { Clock } from '../../ports/clock.ts';
import { clockAhead } from '../db/clock-ahead.ts';

/** As a number, what is as large is a time in milliseconds since 1970. */
const LEAST_TIME = 1e12;

type Asked = { text: string; values: unknown[] };

/**
 * Stores the counters of `rate-limiter-flexible` by the database's time: a wrong clock must neither end limits nor
 * lock people out for days.
 */
export const countByDatabaseTime = (pool: pg.Pool, clock: Clock) => ({
  async query({ text, values }: Asked) {
    const ahead = clockAhead(clock);
    const isTime = (value: unknown): value is number => typeof value === 'number' && value > LEAST_TIME;
    const result = await pool.query<{ expire?: string | null }>(
      text,
      values.map((value) => (isTime(value) ? value - ahead : value)),
    );
    for (const row of result.rows) if (row.expire) row.expire = String(Number(row.expire) + ahead);
    return result;
  },
});
