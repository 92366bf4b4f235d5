import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import { generateCatalogue } from './generate.ts';
import { insertSeedRows, type SeedRows } from './seed-store.ts';

type Size = { listings: number; people: number; seed: number };

/** Batches written at a time: the database has more than one processor. */
const AT_ONCE = 4;

/**
 * Adds a large, realistic catalogue, the same for the same numbers, in transactions whose statements may take long.
 * @throws when the same one is here already: it would be made of the same people and pieces
 */
export async function addGenerated(db: Db, size: Size): Promise<void> {
  try {
    await writeAll(db, size);
  } catch (error) {
    if (!isTwice(error)) throw error;
    throw new Error(
      `Pieces or people of --seed ${size.seed} are here already. Add others with --seed ${size.seed + 1}.`,
    );
  }
}

/** PostgreSQL's word for a key that another row has. */
const isTwice = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

async function writeAll(db: Db, size: Size): Promise<void> {
  const write = (rows: SeedRows) =>
    inPatience(db, async (tx) => {
      // What is lost in a power cut is made again from the same numbers.
      await sql`set local synchronous_commit = off`.execute(tx);
      await insertSeedRows(tx, rows);
    });
  let together: SeedRows[] = [];
  for await (const rows of generateCatalogue({ ...size, now: new Date('2026-01-01T00:00:00Z') })) {
    together.push(rows);
    // Pieces refer to the people and pictures before them, never to other pieces.
    if (rows.listings && together.length < AT_ONCE) continue;
    await Promise.all(together.map(write));
    together = [];
  }
  await Promise.all(together.map(write));
  await inPatience(db, (tx) => sql`analyze`.execute(tx));
}

const inPatience = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    return work(tx);
  });
