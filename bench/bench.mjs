import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/support/server-process.ts';
import { cachedAnswers } from './cached-answers.mjs';
import { firstVisit } from './first-visit.mjs';
import { freshPages } from './fresh-pages.mjs';
import { memory, memoryOutside } from './memory.mjs';
import { MOST_OTHER_WORK, watchOtherWork } from './other-work.mjs';
import { search } from './search.mjs';
import { heading, judge, show } from './table.mjs';
import { uploads } from './uploads.mjs';

/**
 * `npm run bench`: performance budgets. Speeds are ratios to a baseline run in turns, so that the machine's speed cancels out.
 * `DATABASE_URL` names an empty database for the demo.
 *
 * Separate commands: `npm run bench:database` (1,000,000 listings), `npm run bench:memory`, `npm run lighthouse`. Without a budget:
 * `npm run bench:changes`.
 */
const effort = { rounds: Number(process.env.BENCH_ROUNDS ?? 3), seconds: Number(process.env.BENCH_SECONDS ?? 4) };
const { DATABASE_URL } = process.env;

const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
const server = await startServer({ DATA_DIR: dataDir, SEED: 'demo', RATE_LIMITS: 'off', DATABASE_URL });
/** @type {Record<import('./table.mjs').Verdict, number>} */
const verdicts = { met: 0, missed: 0, 'not judged': 0 };
try {
  console.log(`${effort.rounds} rounds of ${effort.seconds} s each in turns, medians\n\n${heading}`);
  const figures = [
    cachedAnswers(server.origin, effort),
    freshPages(server.origin, dataDir, effort),
    firstVisit(server.origin, effort),
    uploads(server.origin, dataDir, effort),
    memory(server.pid, DATABASE_URL ? 'outside' : 'inside'),
    memoryOutside(join(dataDir, 'outside')),
    search(dataDir, effort),
  ];
  const otherWork = await watchOtherWork();
  for (const rows of figures)
    for await (const row of rows) {
      const others = await otherWork();
      verdicts[judge(row, others)] += 1;
      console.log(show(row, others));
    }
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const { missed, 'not judged': open } = verdicts;
if (open > 0)
  console.log(
    `\nNot judged: ${open}. Others used over ${MOST_OTHER_WORK * 100} % of the processors; run it again when the machine is free.`,
  );
console.log(missed > 0 ? `\nBudgets missed: ${missed}.` : open > 0 ? '' : '\nEvery budget is met.');
process.exitCode = missed + open === 0 ? 0 : 1;
