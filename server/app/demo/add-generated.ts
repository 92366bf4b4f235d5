import { sql } from 'kysely';
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts';
import { generateCatalogue } from './generate.ts';
import { insertSeedRows, type SeedRows } from './seed-store.ts';

type Size = { listings: number; people: number; seed: number };

const AT_ONCE = 4;

/**
 * Deterministic; without statement timeouts.
 * @throws when it was already added
 */
export async function addGenerated(db: Db, size: Size): Promise<void> {
  try {
    await writeAll(db, size);
  } catch (error) {
    if (!isTwice(error)) throw error;
    throw new Error(
      `The listings or people of --seed ${size.seed} are here already. Add others with --seed ${size.seed + 1}.`,
    );
  }
}

const isTwice = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23505';

async function writeAll(db: Db, size: Size): Promise<void> {
  const write = (rows: SeedRows) =>
    inPatience(db, async (tx) => {
      // Data lost in a power cut can be generated again.
      await sql`set local synchronous_commit = off`.execute(tx);
      await insertSeedRows(tx, rows);
    });
  let together: SeedRows[] = [];
  for await (const rows of generateCatalogue({ ...size, now: new Date('2026-01-01T00:00:00Z') })) {
    together.push(rows);
    // Listings refer only to earlier people and pictures, never to other listings.
    if (rows.listings && together.length < AT_ONCE) continue;
    await Promise.all(together.map(write));
    together = [];
  }
  await Promise.all(together.map(write));
  await inPatience(db, (tx) => sql`analyze`.execute(tx));
}

const inPatience = <T>(db: Db, work: (tx: Tx) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    return work(tx);
  });
