import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/support/server-process.ts';
import { firstVisit } from './first-visit.mjs';
import { freshPages } from './fresh-pages.mjs';
import { keptAnswers } from './kept-answers.mjs';
import { memory, memoryOutside } from './memory.mjs';
import { search } from './search.mjs';
import { heading, isMissed, show } from './table.mjs';
import { uploads } from './uploads.mjs';

/**
 * `npm run bench`: the budgets of design §9 in one table, on a demo of its own; searches on a shop of 100,000 pieces.
 * Speeds are ratios to something bare that runs in turns with us, so that a machine's own speed cancels out.
 * `DATABASE_URL` names an empty database for the demo instead of its own.
 *
 * Three budgets have commands of their own, since they take a million pieces, hours, or Lighthouse: searches and
 * categories at 1,000,000 are `npm run bench:database`, memory that stays flat is `npm run bench:memory`, and the scores
 * are `npm run lighthouse`.
 */
const effort = { rounds: Number(process.env.BENCH_ROUNDS ?? 3), seconds: Number(process.env.BENCH_SECONDS ?? 4) };
const { DATABASE_URL } = process.env;

const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off', DATABASE_URL });
let missed = 0;
try {
  console.log(`${effort.rounds} rounds of ${effort.seconds} s each in turns, medians\n\n${heading}`);
  const figures = [
    keptAnswers(server.origin, effort),
    freshPages(server.origin, dataDir, effort),
    firstVisit(server.origin, effort),
    uploads(server.origin, dataDir, effort),
    memory(server.pid, DATABASE_URL ? 'outside' : 'inside'),
    memoryOutside(join(dataDir, 'outside')),
    search(dataDir, effort),
  ];
  for (const rows of figures)
    for await (const row of rows) {
      if (isMissed(row)) missed += 1;
      console.log(show(row));
    }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery budget is kept.' : `\nBudgets missed: ${missed}.`);
process.exitCode = missed === 0 ? 0 : 1;
