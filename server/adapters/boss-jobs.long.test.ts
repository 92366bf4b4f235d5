import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { inTransaction } from '../platform/db/database.ts';
import { NoSuchMailbox } from '../platform/mail/no-such-mailbox.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { Mail } from '../ports/mailer.ts';
import { createBossJobs } from './boss-jobs.ts';

let database: TestDatabase;
let jobs: Jobs;
const warnings: string[] = [];
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

async function enqueueMails(count: number, send: (mail: Mail) => Promise<void>): Promise<void> {
  const { pool, db } = database;
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  jobs = await createBossJobs({ pool, log, workers: { 'send-mail': send, 'send-push': async () => undefined } });
  const mails = Array.from({ length: count }, (_, i) => ({ to: `${i}@example.test`, subject: 'Hello', text: '' }));
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'send-mail', mails));
}

it('runs several jobs in parallel, so that a slow one does not delay others', async () => {
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  await enqueueMails(8, async ({ to }) => {
    begun.push(to);
    if (begun.length === 8) slow.resolve();
    await slow.promise;
  });
  await jobs.start();
  await vi.waitFor(() => expect(begun).toHaveLength(8), { timeout: 120_000 });
});

it('alerts after the last failed try of a job, and stores it for 30 days (reliability 3.10)', async () => {
  const sent: string[] = [];
  let isAway = true;
  await enqueueMails(1, async ({ to }) => {
    if (isAway) throw new Error('There is no such mail server.');
    sent.push(to);
  });
  // As if only one try was left.
  await database.pool.query('update jobs.job set retry_count = retry_limit');
  await jobs.start();
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query('select state, deletion_seconds as kept from jobs.job');
      expect(rows).toEqual([{ state: 'failed', kept: 2_592_000 }]);
    },
    { timeout: 120_000 },
  );
  expect(warnings.at(-1)).toContain('"alert":true');

  isAway = false;
  // As docs/operations.md instructs.
  await database.pool.query(
    `update jobs.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null where name = 'send-mail' and state = 'failed'`,
  );
  await vi.waitFor(() => expect(sent).toEqual(['0@example.test']), { timeout: 120_000 });
});

it('drops a mail to a mailbox that does not exist: nobody is alerted, and nothing is tried again', async () => {
  warnings.length = 0;
  let tried = 0;
  await enqueueMails(1, async () => {
    tried += 1;
    throw new NoSuchMailbox('550 5.1.1 There is no such person.');
  });
  await jobs.start();
  const states = async () => (await database.pool.query('select state, retry_count from jobs.job')).rows;
  await expect.poll(states).toEqual([{ state: 'completed', retry_count: 0 }]);
  expect([tried, warnings]).toEqual([1, []]);
});

it('repeats a failed job, and none of those fetched with it', async () => {
  const done: string[] = [];
  let tries = 0;
  await enqueueMails(5, async ({ to }) => {
    if (to.startsWith('2') && ++tries === 1) throw new Error('The mail server was away.');
    done.push(to);
  });
  await jobs.start();
  await vi.waitFor(() => expect(done).toHaveLength(5), { timeout: 120_000 });
  expect(done.at(-1)).toBe('2@example.test');
  expect(new Set(done).size).toBe(5);
  expect(warnings.filter((line) => line.includes('The mail server was away.'))).toHaveLength(1);
  const states = async () =>
    (await database.pool.query('select state, count(*)::int from jobs.job group by state')).rows;
  await expect.poll(states).toEqual([{ state: 'completed', count: 5 }]);
});

it('a process that stops while a mail hangs leaves that mail to the next one, and none of those sent beside it', async () => {
  const sent: string[] = [];
  await enqueueMails(5, async ({ to }) => {
    if (to.startsWith('2')) await new Promise(() => undefined);
    sent.push(to);
  });
  await jobs.start();
  await vi.waitFor(() => expect(sent).toHaveLength(4), { timeout: 120_000 });
  await jobs.stop();
  const workers = { 'send-mail': async ({ to }: Mail) => void sent.push(to), 'send-push': async () => undefined };
  jobs = await createBossJobs({ pool: database.pool, log: pino({ level: 'silent' }), workers });
  await jobs.start();
  const states = async () =>
    (await database.pool.query('select state, count(*)::int from jobs.job group by state')).rows;
  await expect.poll(states, { timeout: 120_000 }).toEqual([{ state: 'completed', count: 5 }]);
  expect(sent).toHaveLength(5);
  expect(sent.at(-1)).toBe('2@example.test');
});

it('does periodic work in one process at a time, and retries what failed', async () => {
  const { pool } = database;
  const log = pino({ level: 'silent' });
  const began: string[] = [];
  const end = Promise.withResolvers<void>();
  let isBroken = true;
  const start = async (process: string) => {
    const nothing = async () => undefined;
    const started = await createBossJobs({ pool, log, workers: { 'send-mail': nothing, 'send-push': nothing } });
    const work = async () => {
      began.push(process);
      await end.promise;
      if (!isBroken) return;
      isBroken = false;
      throw new Error('The disk was away.');
    };
    await started.start([{ name: 'sweep', cron: '7 * * * *', work }]);
    return started;
  };
  jobs = await start('first');
  const other = await start('second');
  const { rows } = await pool.query('select cron, timezone, data from jobs.schedule');
  expect(rows).toEqual([{ cron: '7 * * * *', timezone: 'UTC', data: { name: 'sweep' } }]);

  // As the schedule does at its minute.
  const due = () =>
    pool.query(
      `insert into jobs.job (name, data, policy, singleton_key, retry_limit, retry_delay)
       values ('periodic', '{"name":"sweep"}', 'stately', 'sweep', 3, 0)`,
    );
  await due();
  await vi.waitFor(() => expect(began).toHaveLength(1), { timeout: 120_000 });
  await due();
  await sleep(5_000);
  expect(began).toHaveLength(1);
  end.resolve();
  await vi.waitFor(
    async () => {
      const jobsNow = await pool.query(`select distinct state from jobs.job where name = 'periodic'`);
      expect(jobsNow.rows).toEqual([{ state: 'completed' }]);
    },
    { timeout: 120_000 },
  );
  expect(began.length).toBeGreaterThan(1);
  await other.stop();
});

it('removes the schedules of periodic jobs that this version no longer has', async () => {
  const { pool } = database;
  const nothing = async () => undefined;
  const start = async (...names: string[]) => {
    const workers = { 'send-mail': nothing, 'send-push': nothing };
    const started = await createBossJobs({ pool, log: pino({ level: 'silent' }), workers });
    await started.start(names.map((name) => ({ name, cron: '7 * * * *', work: nothing })));
    return started;
  };
  const former = await start('sweep', 'forget');
  await former.stop();
  jobs = await start('sweep', 'delete');
  const { rows } = await pool.query('select key from jobs.schedule order by key');
  expect(rows).toEqual([{ key: 'delete' }, { key: 'sweep' }]);
});

it('logs a mail server that is away with one line a minute', async () => {
  warnings.length = 0;
  let tried = 0;
  await enqueueMails(40, async () => {
    tried += 1;
    throw new Error('There is no such mail server.');
  });
  await jobs.start();
  await vi.waitFor(() => expect(tried).toBeGreaterThanOrEqual(40), { timeout: 120_000 });
  // A slow machine may need more than a minute for them.
  expect(warnings.filter((line) => line.includes('tried again')).length).toBeLessThanOrEqual(3);
});
