import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';

const ROUNDS = 90;

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'embedded', dir: '' }, await PGlite.create());
});
afterAll(() => database.close());

it('begins to listen on the embedded database beside a running query', async () => {
  const { pool, listen } = database;
  for (let round = 0; round < ROUNDS; round++) {
    const answer = pool.query('select $1::int as round', [round]);
    await new Promise((resolve) => setImmediate(resolve));
    // Each round meets the query at another of its messages.
    for (let step = 0; step < round; step++) await null;
    const listener = await listen(`channel_${round}`, async () => undefined);
    expect((await answer).rows).toEqual([{ round }]);
    await listener.stop();
  }
});

it('reads at a notification of its own channel until it stops', async () => {
  const { pool, listen } = database;
  let reads = 0;
  const listener = await listen('news', async () => {
    reads++;
  });
  await pool.query(`notify other`);
  await pool.query(`notify news`);
  await expect.poll(() => reads).toBe(2);
  await listener.stop();
  const atEnd = reads;
  await pool.query(`notify news`);
  await pool.query('select 1');
  expect(reads).toBe(atEnd);
});

it('answers after a client was lost within a failed transaction', async () => {
  const { pool } = database;
  const client = await pool.connect();
  await client.query('begin');
  await expect(client.query('select missing')).rejects.toThrow('missing');
  client.release(new Error('lost'));
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
