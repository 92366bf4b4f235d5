import { createMemorySearch } from '../server/adapters/memory-search/memory-search.ts';
import { createPostgresSearch } from '../server/adapters/postgres-search/postgres-search.ts';
import { searchListings } from '../server/features/search/search-listings.ts';
import { syncEngine } from '../server/features/search/sync-engine.ts';
import { openDatabase } from '../server/platform/db/database.ts';
import { searchQueryIn } from '../shared/contract/search.ts';
import { defaultProfile } from '../shared/domain/shop-profile.ts';
import { defaultShop } from '../shared/domain/shop-settings.ts';
import { searchPaths } from './searches.mjs';
import { stillCatalogue, uncachedCatalogue } from './still-catalogue.mjs';

/**
 * `DATABASE_URL=… node bench/search-engines.mjs [memory|postgres]`: one or both engines on a database filled by `npm run seed`, one search after
 * the other: how long the fill takes, and how long searches take (docs/performance.md).
 */
const { DATABASE_URL = '', BENCH_TIMES = '300' } = process.env;
const [, , only] = process.argv;
const database = await openDatabase({ kind: 'server', url: DATABASE_URL });
await database.migrate();
const { db } = database;

const log = /** @type {any} */ ({ debug: () => undefined, warn: console.warn });
const shop = { settings: () => defaultShop };

/** @param {number[]} sorted @param {number} share */
const at = (sorted, share) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);

/** @param {string} name @param {() => import('../server/ports/search-engine.ts').SearchEngine} create */
async function measure(name, create) {
  const search = syncEngine({ db, catalogue: stillCatalogue, log }, create);
  const begun = performance.now();
  while (!search.isRead()) await search.current().catch((error) => error.code === 'busy' || Promise.reject(error));
  const seconds = (performance.now() - begun) / 1000;
  /** @type {number[]} */
  const times = [];
  let busy = 0;
  const paths = searchPaths(0).slice(0, Number(BENCH_TIMES));
  for (const path of paths) {
    const query = searchQueryIn(() => defaultProfile).parse(
      Object.fromEntries(new URL(path, 'http://shop').searchParams),
    );
    const asked = performance.now();
    await searchListings({ db, shop, catalogue: uncachedCatalogue }, search, { viewer: undefined, query }).catch(
      (error) => {
        if (error.code !== 'busy') throw error;
        busy += 1;
      },
    );
    times.push(performance.now() - asked);
  }
  const sorted = times.toSorted((a, b) => a - b);
  console.log(
    `${name}: filled in ${seconds.toFixed(1)} s; ${times.length} searches, p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, longest ${at(sorted, 1)} ms, ${busy} refused`,
  );
  const slowest = times.map((time, i) => ({ time, path: paths[i] })).toSorted((a, b) => b.time - a.time);
  for (const { time, path } of slowest.slice(0, 3)) console.log(`  ${time.toFixed(0)} ms ${path}`);
  await search.stop();
}

if (only !== 'postgres') await measure('memory', createMemorySearch);
const postgres = createPostgresSearch(database, DATABASE_URL);
if (only !== 'memory') await measure('postgres', () => postgres.engine);
await postgres.close();
await database.close();
