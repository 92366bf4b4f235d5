import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { startServer } from '../test/support/server-process.ts';
import { runCommand } from '../tools/run-command.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { answersPerSecond, startBareServer } from './bare-answers.mjs';
import { megabytesOf } from './memory.mjs';
import { searchPaths } from './searches.mjs';
import { median } from './table.mjs';

/** Size of the shop for the search budget, with facet counts. */
const SHOP = { listings: 100_000, people: 20_000 };
/** Of the answers that a bare server sends: 300 a second where that makes 15,000. */
const BUDGET = 0.02;
const CONNECTIONS = 16;
const WARM_UP_SECONDS = 5;

/** Returns the CPU milliseconds of a process. @param {number} pid */
async function processorTime(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')).split(') ')[1]?.split(' ');
  const ticks = Number(fields?.[11] ?? Number.NaN) + Number(fields?.[12] ?? Number.NaN);
  return ticks * 10;
}

/**
 * Starts a server whose searches can be measured, and waits until it has read all listings. Searches are not cached, and
 * each connection makes other ones.
 * @param {string} databaseUrl a database that `npm run seed` has filled
 * @param {string} dataDir
 */
export async function openSearches(databaseUrl, dataDir) {
  const server = await startServer({ DATA_DIR: dataDir, SEED: 'none', RATE_LIMITS: 'off', DATABASE_URL: databaseUrl });
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
  return {
    origin: server.origin,
    total,
    /** Seconds in which it read the listings. */
    read,
    /** @param {number} seconds */
    async measure(seconds) {
      const before = await processorTime(server.pid);
      const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: seconds });
      if (non2xx + errors > 0) throw new Error(`${non2xx + errors} searches failed.`);
      const processor = ((await processorTime(server.pid)) - before) / requests.total;
      return { speed: requests.average, p50: latency.p50, p97: latency.p97_5, processor };
    },
    megabytes: () => megabytesOf(server.pid),
    stop: () => server.stop(),
  };
}

/**
 * Compares searches in a large shop, on its own PostgreSQL, with a bare server that sends the bytes of one of them.
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
    const searches = await openSearches(postgres.url, dataDir);
    const bare = await startBareServer(`${searches.origin}${searchPaths(0)[0]}`);
    /** @type {{ bare: number[], ours: number[], processor: number[] }} */
    const speeds = { bare: [], ours: [], processor: [] };
    try {
      for (let round = 0; round < rounds; round++) {
        speeds.bare.push(await answersPerSecond(bare.url, seconds));
        const { speed, processor } = await searches.measure(seconds);
        speeds.ours.push(speed);
        speeds.processor.push(processor);
      }
    } finally {
      await bare.stop();
      await searches.stop();
    }
    const [yardstick, measured] = [median(speeds.bare), median(speeds.ours)];
    yield {
      what: `search with counts, ${SHOP.listings.toLocaleString('en')} listings`,
      yardstick: `bare Hono ${Math.round(yardstick)}/s`,
      measured: `${Math.round(measured)}/s ${median(speeds.processor).toFixed(1)} ms`,
      ratio: measured / yardstick,
      budget: BUDGET,
    };
  } finally {
    await postgres.stop();
  }
}
