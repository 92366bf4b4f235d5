import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { runCommand } from './command.ts';
import { inTransaction } from './database.ts';
import { generateCatalogue } from './seed/generate.ts';
import { insertSeedRows } from './seed/seed-store.ts';

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

/** `npm run seed -- --listings 100000 --people 20000`: a large, realistic catalogue, the same for the same numbers. */
await runCommand(async ({ db }) => {
  const size = { listings: wholeNumber('listings'), people: wholeNumber('people'), seed: wholeNumber('seed') };
  const started = performance.now();
  for await (const rows of generateCatalogue({ ...size, now: new Date('2026-01-01T00:00:00Z') }))
    await inTransaction(db, (tx) => insertSeedRows(tx, rows));
  await inTransaction(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`analyze`.execute(tx);
  });
  return `Added ${size.listings} listings and ${size.people} people in ${Math.round((performance.now() - started) / 1000)} s.`;
});
