import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { startServer } from '../test/support/server-process.ts';
import { runCommand } from '../tools/run-command.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { megabytesOf } from './memory.mjs';
import { searchPaths } from './searches.mjs';

/** Size of the shop for the search budget, with facet counts. */
const SHOP = { listings: 100_000, people: 20_000 };
const BUDGET = 300;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 5;

/** Returns the CPU milliseconds of a process. @param {number} pid */
async function processorTime(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ');
  const ticks = Number(fields?.[11] ?? Number.NaN) + Number(fields?.[12] ?? Number.NaN);
  return ticks * 10;
}

/**
 * Measures searches per second of one server, and its memory afterwards. Searches are not cached, and each connection
 * makes other ones.
 * @param {string} databaseUrl a database that `npm run seed` has filled
 * @param {string} dataDir
 * @param {number} seconds
 */
export async function measureSearch(databaseUrl, dataDir, seconds) {
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'none', RATE_LIMITS: 'off', DATABASE_URL: databaseUrl });
  try {
    const started = performance.now();
    let first = await fetch(`${server.origin}/api/search`);
    while (first.status === 503) first = await fetch(`${server.origin}/api/search`);
    const { total } = await first.json();
    const read = (performance.now() - started) / 1000;
    let client = 0;
    const load = {
      url: server.origin,
      connections: CONNECTIONS,
      /** @param {autocannon.Client} one */
      setupClient: (one) => one.setRequests(searchPaths(client++).map((path) => ({ path }))),
    };
    await autocannon({ ...load, duration: WARM_UP_SECONDS });
    const before = await processorTime(server.pid);
    const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: seconds });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} searches failed.`);
    const processor = ((await processorTime(server.pid)) - before) / requests.total;
    const megabytes = await megabytesOf(server.pid);
    return { total, read, speed: requests.average, p50: latency.p50, p97: latency.p97_5, processor, megabytes };
  } finally {
    await server.stop();
  }
}

/**
 * Measures searches in a large shop on its own PostgreSQL.
 * @param {string} dataDir @param {{ rounds: number, seconds: number }} effort
 * @returns {AsyncGenerator<import('./table.mjs').Row>}
 */
export async function* search(dataDir, { rounds, seconds }) {
  const postgres = await startPostgres();
  try {
    const args = ['server/commands/seed.ts', '--listings', String(SHOP.listings), '--people', String(SHOP.people)];
    const env = { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: dataDir };
    const { code, output } = await runCommand(process.execPath, args, { env, quiet: true });
    if (code !== 0) throw new Error(`The shop could not be filled:\n${output}`);
    const { speed, processor } = await measureSearch(postgres.url, dataDir, rounds * seconds);
    yield {
      what: `search with counts, ${SHOP.listings.toLocaleString('en')} listings`,
      yardstick: `${BUDGET}/s`,
      measured: `${Math.round(speed)}/s ${processor.toFixed(1)} ms`,
      ratio: speed / BUDGET,
      budget: 1,
    };
  } finally {
    await postgres.stop();
  }
}
