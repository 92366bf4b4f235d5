import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';

/** Far more than fit into a turn. */
const QUERIES = 20_000;

it('lets requests and timers have a turn while one query follows another on the embedded database', async () => {
  const { pool, close } = await openDatabase({ kind: 'embedded', dir: '' }, await PGlite.create());
  await pool.query('select 1');
  let hadTurn = false;
  setTimeout(() => {
    hadTurn = true;
  });
  for (let count = 0; count < QUERIES && !hadTurn; count++) await pool.query('select 1');
  expect(hadTurn).toBe(true);
  await close();
});
