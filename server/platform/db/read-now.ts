import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Returns the database's time, which decides deadlines. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The time of the database could not be read.');
  return row.now;
}
