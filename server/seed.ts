import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { runCommand } from './command.ts';
import { type Db, inTransaction } from './database.ts';
import { generateCatalogue } from './seed/generate.ts';
import { insertSeedRows, type SeedRows } from './seed/seed-store.ts';

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '1000' },
    people: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});

const wholeNumber = (name: 'listings' | 'people' | 'seed') => {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`--${name} must be a whole number.`);
  return number;
};

/** Batches written at a time: the database has more than one processor. */
const AT_ONCE = 4;

/** A transaction whose statements may take as long as they need. */
const inPatience = <T>(db: Db, work: (tx: Db) => Promise<T>) =>
  inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = 0`.execute(tx);
    return work(tx);
  });

/** `npm run seed -- --listings 100000 --people 20000`: a large, realistic catalogue, the same for the same numbers. */
await runCommand(async ({ db }) => {
  const size = { listings: wholeNumber('listings'), people: wholeNumber('people'), seed: wholeNumber('seed') };
  const started = performance.now();
  const catalogue = generateCatalogue({ ...size, now: new Date('2026-01-01T00:00:00Z') });
  const write = (rows: SeedRows) =>
    inPatience(db, async (tx) => {
      // What is lost in a power cut is made again from the same numbers.
      await sql`set local synchronous_commit = off`.execute(tx);
      await insertSeedRows(tx, rows);
    });
  let together: SeedRows[] = [];
  for await (const rows of catalogue) {
    together.push(rows);
    // Pieces refer to the people and pictures before them, never to other pieces.
    if (rows.listings && together.length < AT_ONCE) continue;
    await Promise.all(together.map(write));
    together = [];
  }
  await Promise.all(together.map(write));
  await inPatience(db, (tx) => sql`analyze`.execute(tx));
  return `Added ${size.listings} listings and ${size.people} people in ${Math.round((performance.now() - started) / 1000)} s.`;
});
