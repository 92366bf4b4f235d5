import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { inTransaction } from '../platform/db/database.ts';
import type { Schema } from '../platform/db/database-schema.ts';
import { createBossJobs } from './boss-jobs.ts';

it('writes the first job inside a transaction that has the only connection', async () => {
  const database = await openTestDatabase();
  const own = { connectionString: database.url, max: 1, connectionTimeoutMillis: 10_000 };
  // The embedded database never has more.
  const pool = database.url ? new pg.Pool(own) : database.pool;
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const workers = { 'send-mail': async () => undefined, 'send-push': async () => undefined };
  const jobs = await createBossJobs({ pool, log: pino({ level: 'silent' }), workers });
  await inTransaction(db, (tx) => jobs.enqueue(tx, 'send-mail', [{ to: 'a@b.test', subject: 'Hello', text: '' }]));
  const { rows } = await pool.query(`select count(*)::int as waiting from jobs.job where name = 'send-mail'`);
  expect(rows).toEqual([{ waiting: 1 }]);
  await jobs.stop();
  if (pool !== database.pool) await pool.end();
  await database.close();
});
