// `npm run bench:memory`: memory beside a PostgreSQL of its own while one kind of work follows another; fails when it
// keeps growing. `--only searches` runs the kinds of that name, `--work 0.1` a tenth of all.

import '../tools/help.mjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '../test/support/server-process.ts';
import { startPostgres } from '../tools/start-postgres.mjs';
import { browsePages } from './browse-pages.mjs';
import { openVisitors, repeat, SECRET } from './flat/open-visitors.mjs';
import { photoRound } from './flat/photo-round.mjs';
import { readRounds } from './flat/read-rounds.mjs';
import { limited, writeRounds } from './flat/write-rounds.mjs';
import { megabytesOf } from './memory.mjs';
import { median } from './table.mjs';

/** @import { Round, Visitors } from './flat/open-visitors.mjs' */

const { values } = parseArgs({
  options: { work: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const STEPS = 10;
/** Requests of a kind whose share is 1. */
const USUAL = 10_000;
/** Maximum growth of the last steps over those after the first; allows for pending garbage collection. */
const MOST_GROWTH = 1.1;

const postgres = await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'settee-flat-'));
/** @param {'on' | 'off'} limits */
const start = (limits) =>
  startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SEED: 'demo',
    TOKEN_SECRET: SECRET,
    RATE_LIMITS: limits,
    TRUST_PROXY: '1',
  });

/** @param {number} pid */
async function megabytes(pid) {
  await sleep(2000);
  const held = await megabytesOf(pid);
  if (!held) throw new Error('This system does not tell what a process holds.');
  return held;
}

let grew = 0;

/** @param {number} pid @param {string} what @param {number} total @param {(amount: number) => Promise<void>} work */
async function follow(pid, what, total, work) {
  if (!what.includes(values.only)) return;
  const held = [];
  for (let step = 1; step <= STEPS; step++) {
    await work(Math.ceil(total / STEPS));
    held.push(await megabytes(pid));
    console.log(`${what}, ${Math.ceil((total * step) / STEPS)}: ${Math.round(held.at(-1) ?? 0)} MB`);
  }
  const growth = median(held.slice(-3)) / median(held.slice(1, 4));
  console.log(`${what}: the last steps hold ${growth.toFixed(2)} × what the first did\n`);
  if (growth > MOST_GROWTH) grew += 1;
}

/**
 * Follows all rounds on a process of their own.
 * @param {'on' | 'off'} limits @param {(visitors: Visitors) => Round[]} roundsOf
 */
async function followAll(limits, roundsOf) {
  const server = await start(limits);
  try {
    const usual = USUAL * Number(values.work);
    const visitors = await openVisitors(server.origin, postgres.url);
    // With limits on, a busy machine refuses some.
    if (limits === 'off') await browsePages(server.origin, 500);
    console.log(`limits ${limits}, at the start: ${Math.round(await megabytes(server.pid))} MB`);
    if (limits === 'off') await follow(server.pid, 'pages', 10 * usual, (amount) => browsePages(server.origin, amount));
    for (const { what, share, work } of roundsOf(visitors))
      await follow(server.pid, what, share * usual, (amount) => repeat(amount, work));
  } finally {
    await server.stop();
  }
}

try {
  // A process that has filled the demo holds more.
  await (await start('off')).stop();
  await followAll('off', (visitors) => [...readRounds(visitors), ...writeRounds(visitors), photoRound(visitors)]);
  await followAll('on', limited);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(grew === 0 ? 'Flat.' : 'It keeps growing.');
process.exitCode = grew === 0 ? 0 : 1;
