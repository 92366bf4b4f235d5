import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../../ports/clock.ts';

const COMPARE_EVERY = 60_000;
const PROMPT = 2_000;
/** Milliseconds. */
const MAY_DIFFER = 30_000;

export type DatabaseClock = Clock & { stop(): void };

/**
 * Returns the database's time, so that all processes agree on deadlines of law and money. Alerts while the machine's
 * clock is wrong.
 */
export async function openDatabaseClock(pool: pg.Pool, log: Pick<Logger, 'error' | 'warn'>): Promise<DatabaseClock> {
  /** Milliseconds between the database's time and this process's steady count. */
  let ahead = Date.now() - performance.now();
  let isCompared = false;
  const now = () => new Date(ahead + performance.now());
  const compare = async () => {
    const sentAt = performance.now();
    const { rows } = await pool.query<{ at: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
    );
    const answered = performance.now();
    const [row] = rows;
    // A slow first answer is better than a machine's clock.
    if (!row || (isCompared && answered - sentAt > PROMPT)) return;
    isCompared = true;
    ahead = row.at - (sentAt + answered) / 2;
    const seconds = Math.round((Date.now() - now().getTime()) / 1000);
    if (Math.abs(seconds) * 1000 > MAY_DIFFER)
      log.error({ seconds, alert: true }, 'the clock of this machine differs from that of the database');
  };
  await compare();
  const timer = setInterval(
    () => void compare().catch((err: unknown) => log.warn({ err }, 'the time of the database could not be read')),
    COMPARE_EVERY,
  ).unref();
  return { now, stop: () => clearInterval(timer) };
}
