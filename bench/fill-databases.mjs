import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../test/support/server-process.ts';
import { pinnedNode, withPackages } from '../tools/pinned-node.mjs';
import { runCommand } from '../tools/run-command.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { browsePages } from './browse-pages.mjs';
import { megabytesOf } from './memory.mjs';

const FEW = 10_000;
/** Listings for each person. */
const OF_ONE = 10;
/** Measured: rows, indexes and documents of a search, and what building an index takes meanwhile. */
const BYTES_OF_ONE = 4_500;
const PAGES = 2_000;

/** @param {number} since @returns {string} */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/** @param {string} url @param {string} statement @returns {Promise<any[]>} */
async function query(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** @param {string} url @param {number} listings */
async function seed(url, listings) {
  const begun = performance.now();
  const size = ['--listings', String(listings), '--people', String(Math.max(200, listings / OF_ONE))];
  const { code } = await runCommand(pinnedNode, ['tools/operate.mjs', 'seed', ...size], {
    env: { ...withPackages(), DATABASE_URL: url },
  });
  if (code !== 0) throw new Error('The seed failed.');
  const [row] = await query(url, 'select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(`Seeded ${listings.toLocaleString('en')} listings in ${seconds(begun)}: ${row.size}.`);
}

/** Lets a process of Settee choose and fill its search, and look at pages. @param {string} url @param {string} folder */
async function fillSearch(url, folder) {
  const begun = performance.now();
  const server = await startServer({ DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'off', DATABASE_URL: url });
  const ready = seconds(begun);
  await server.stop();
  const again = performance.now();
  const restarted = await startServer({ DATA_DIR: folder, SEED: 'none', RATE_LIMITS: 'off', DATABASE_URL: url });
  const readyAgain = seconds(again);
  await browsePages(restarted.origin, PAGES);
  const memory = Math.round(Number(await megabytesOf(restarted.pid)));
  await restarted.stop();
  const [row] = await query(
    url,
    `select pg_size_pretty(pg_database_size(current_database())) as size,
       pg_size_pretty(pg_total_relation_size('search_documents')) as documents`,
  );
  console.log(
    `Ready after ${ready} with the search to fill (${row.documents} of ${row.size}), again after ${readyAgain}; ${memory} MB after ${PAGES} pages.`,
  );
}

/**
 * Fills two databases of a throw-away PostgreSQL, and prints the times.
 * @param {number} listings of the larger one
 * @throws when the disk has too little room
 */
export async function fillDatabases(listings) {
  const { bavail, bsize } = await statfs(tmpdir());
  const [free, needed] = [bavail * bsize, listings * BYTES_OF_ONE].map((bytes) => Math.ceil(bytes / 1e9));
  if (Number(free) < Number(needed))
    throw new Error(`${tmpdir()} has ${free} GB free, and ${needed} are needed. TMPDIR names another folder.`);
  const folder = await mkdtemp(join(tmpdir(), 'settee-many-'));
  const postgres = await startPostgres({ sharedBuffers: '1GB' });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const urls = ['few', 'many'].map((name) => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href);
    for (const name of ['few', 'many']) await query(postgres.url, `create database ${name}`);
    const [few = '', many = ''] = urls;
    await seed(few, FEW);
    await seed(many, listings);
    await fillSearch(many, folder);
    return { few, many, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
