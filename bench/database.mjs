// `npm run bench:database -- --listings 10000000`: fills a throw-away PostgreSQL with 10,000 and with so many listings,
// and measures reads with both (docs/performance.md). `-- <url> <url>` measures databases that `npm run seed` has filled.
// Fails when with many a 95th percentile is over 50 ms (100 ms where PostgreSQL searches), or a median over 2 ms is more
// than twice that with few.

import '../tools/help.mjs';
import { parseArgs } from 'node:util';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { createMemorySearch } from '../server/adapters/memory-search/memory-search.ts';
import { createPostgresSearch } from '../server/adapters/postgres-search/postgres-search.ts';
import { findByToken, findLiveByEmail, listAccounts, userSortings } from '../server/features/accounts/account-store.ts';
import { listSales, saleOrders } from '../server/features/checkout/books/sale-store.ts';
import { findShown, findShownByIds, listCategory, listOnSale } from '../server/features/listings/listing-store.ts';
import { listBySeller, ownSorts } from '../server/features/listings/own-listing-store.ts';
import { searchListings } from '../server/features/search/search-listings.ts';
import { syncEngine } from '../server/features/search/sync-engine.ts';
import { listShown, wishOrders } from '../server/features/wishlist/wish-store.ts';
import { PAGE_SIZE } from '../server/platform/db/page-cursor.ts';
import { microsOf } from '../server/platform/db/time-key.ts';
import { searchQueryIn } from '../shared/contract/search.ts';
import { originalCategories } from '../shared/domain/category.ts';
import { defaultProfile } from '../shared/domain/shop-profile.ts';
import { defaultShop } from '../shared/domain/shop-settings.ts';
import { fillDatabases } from './fill-databases.mjs';
import { searchPaths } from './searches.mjs';
import { stillCatalogue, uncachedCatalogue } from './still-catalogue.mjs';
import { median } from './table.mjs';

const MOST = { memory: 50, postgres: 100 };
const GROWTH = 2;
/** Milliseconds below which timer noise dominates. */
const FLOOR = 2;
const TIMES = 300;

/** @typedef {import('../server/platform/db/database.ts').Db} Db */

/** The engine that a process of Settee has filled, or memory. @param {Db} db @param {string} url */
async function chooseEngine(db, url) {
  const { rows } = await sql`select from search_state`.execute(db);
  if (rows.length === 0) return { create: createMemorySearch, close: async () => undefined };
  const { engine, close } = createPostgresSearch({ db, patient: (work) => work(db) }, url);
  return { create: () => engine, close };
}

/** Samples of this shop, so that no two reads are alike. @param {Db} db @param {() => import('../server/ports/search-engine.ts').SearchEngine} create */
async function samples(db, create) {
  const some = (/** @type {string} */ table, /** @type {string} */ name) =>
    sql`${sql.table(table)} as ${sql.ref(name)} tablesample system_rows(${sql.lit(TIMES)})`;
  await sql`create extension if not exists tsm_system_rows`.execute(db);
  /** @param {import('kysely').RawBuilder<any>} query */
  const rows = async (query) => (await query.execute(db)).rows;
  const listings = await rows(
    sql`select l.id, l.seller_id, ${microsOf('l.created_at')} as micros from ${some('listings', 'l')}`,
  );
  const accounts = await rows(
    sql`select a.id, a.email, a.token_epoch, ${microsOf('a.created_at')} as micros from ${some('accounts', 'a')}`,
  );
  const wishes = await rows(sql`select w.buyer_id from ${some('wishes', 'w')}`);
  const sales = await rows(sql`select s.buyer_id from ${some('sales', 's')}`);
  const log = { debug: () => undefined, warn: console.warn };
  const search = syncEngine({ db, catalogue: stillCatalogue, log: /** @type {any} */ (log) }, create);
  const read = performance.now();
  while (!search.isRead()) await search.current().catch((error) => error.code === 'busy' || Promise.reject(error));
  const seconds = (performance.now() - read) / 1000;
  const queries = searchPaths(0).map((path) => Object.fromEntries(new URL(path, 'http://shop').searchParams));
  const ids = await rows(sql`select l.id from ${some('listings', 'l')}`);
  /** @param {any[]} of @param {number} i */
  const pick = (of, i) => of[i % of.length];
  return {
    search,
    /** Seconds to load the listings into memory. */
    seconds,
    query: (/** @type {number} */ i) => searchQueryIn(() => defaultProfile).parse(pick(queries, i)),
    page: (/** @type {number} */ i) => Array.from({ length: PAGE_SIZE }, (_, at) => pick(ids, i + at * 7).id),
    listing: (/** @type {number} */ i) => pick(listings, i),
    account: (/** @type {number} */ i) => pick(accounts, i),
    wisher: (/** @type {number} */ i) => pick(wishes, i).buyer_id,
    buyer: (/** @type {number} */ i) => pick(sales, i).buyer_id,
    category: (/** @type {number} */ i) => pick([...originalCategories], i),
  };
}

/** @param {import('../server/platform/db/sort-key.ts').SortBy} by @returns {import('../server/platform/db/sort-key.ts').SortedPage} */
const firstPage = (by) => ({ ...by, order: 'desc', limit: PAGE_SIZE, after: undefined });

/** @typedef {(db: Db, some: Awaited<ReturnType<typeof samples>>, i: number) => Promise<unknown>} Read */

const shop = { settings: () => defaultShop };

/** @type {[what: string, read: Read][]} */
const queries = [
  ['what can be bought, first page', (db) => listOnSale(db, PAGE_SIZE, { after: undefined })],
  [
    'what can be bought, a page far down',
    (db, { listing }, i) => listOnSale(db, PAGE_SIZE, { after: { first: false, ...listing(i) } }),
  ],
  [
    'a category, first page',
    (db, { category }, i) => listCategory(db, category(i), { limit: PAGE_SIZE, after: undefined }),
  ],
  [
    'a category, a page far down',
    (db, { category, listing }, i) =>
      listCategory(db, category(i), { limit: PAGE_SIZE, after: { first: i % 2 === 0, ...listing(i) } }),
  ],
  ['one listing', (db, { listing }, i) => findShown(db, listing(i).id)],
  [
    'a search with its counts, whole',
    (db, { search, query }, i) =>
      searchListings({ db, shop, catalogue: uncachedCatalogue }, search, { viewer: undefined, query: query(i) }),
  ],
  ['the listings of a page of a search', (db, { page }, i) => findShownByIds(db, page(i), ['available', 'held'])],
  ["a seller's listings", (db, { listing }, i) => listBySeller(db, listing(i).seller_id, firstPage(ownSorts.listed))],
  ["a buyer's wishlist", (db, { wisher }, i) => listShown(db, wisher(i), firstPage(wishOrders.saved))],
  ["a buyer's payments", (db, { buyer }, i) => listSales(db, buyer(i), firstPage(saleOrders.paid))],
  ['who a token speaks for', (db, { account }, i) => findByToken(db, account(i).id, account(i).token_epoch)],
  ['an account by its e-mail', (db, { account }, i) => findLiveByEmail(db, account(i).email)],
  [
    'all sellers, first page',
    (db) => listAccounts(db, 'seller', { words: undefined, page: firstPage(userSortings.joined) }),
  ],
  [
    'all sellers by name, first page',
    (db) => listAccounts(db, 'seller', { words: undefined, page: firstPage(userSortings.name) }),
  ],
  [
    'all buyers, a page far down',
    (db, { account }, i) => {
      const { micros: value, id } = account(i);
      return listAccounts(db, 'buyer', {
        words: undefined,
        page: { ...firstPage(userSortings.joined), after: { value, id } },
      });
    },
  ],
];

/** The nodes of a plan that read something, such as `Index Scan listings_by_category`. @param {any} node @returns {string[]} */
const readsOf = (node) => [
  ...(node['Relation Name'] || node['Index Name']
    ? [`${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`]
    : []),
  ...(node.Plans ?? []).flatMap(readsOf),
];

/** @param {any} node @returns {number} the most rows that any node threw away */
const waste = (node) => Math.max(node['Rows Removed by Filter'] ?? 0, ...(node.Plans ?? []).map(waste));

/** @param {string} connectionString */
async function open(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 1 });
  /** @type {import('kysely').CompiledQuery | undefined} */
  let last;
  /** @type {Db} */
  const db = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: (event) => {
      last = event.query;
    },
  });
  const { create, close } = await chooseEngine(db, connectionString);
  const some = await samples(db, create);
  const { rows } = await sql`select count(*) as listings from listings`.execute(db);
  return {
    listings: Number(/** @type {any} */ (rows[0]).listings),
    seconds: some.seconds,
    engine: create().name,
    /** @param {Read} read @param {number} i @returns {Promise<number>} milliseconds */
    async time(read, i) {
      const begun = performance.now();
      await read(db, some, i);
      return performance.now() - begun;
    },
    async explain() {
      if (!last) throw new Error('Nothing was read.');
      const { rows } = await pool.query(`explain (analyze, format json) ${last.sql}`, [...last.parameters]);
      return rows[0]['QUERY PLAN'][0].Plan;
    },
    async close() {
      await close();
      await db.destroy();
    },
  };
}

const { values, positionals } = parseArgs({ options: { listings: { type: 'string' } }, allowPositionals: true });
const filled = values.listings ? await fillDatabases(Number(values.listings)) : undefined;
const [fewUrl = '', manyUrl = ''] = filled ? [filled.few, filled.many] : positionals;
const few = await open(fewUrl);
const many = await open(manyUrl);
const shown = (/** @type {number} */ count) => count.toLocaleString('en');
/** @param {number[]} times */
const pair = (times) => `${median(times).toFixed(2)} / ${percentile(times).toFixed(2)} ms`;
const percentile = (/** @type {number[]} */ times) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
console.log(
  `| query | p50 / p95 at ${shown(few.listings)} | p50 / p95 at ${shown(many.listings)} | growth | rows thrown away | reads by |`,
);
console.log('|---|---|---|---|---|---|');
let missed = 0;
for (const [what, read] of queries) {
  /** @type {{ few: number[], many: number[] }} */
  const times = { few: [], many: [] };
  // In turns, so that machine load affects both.
  for (let i = 0; i < TIMES; i++) {
    times.few.push(await few.time(read, i));
    times.many.push(await many.time(read, i));
  }
  const plan = await many.explain();
  const growth = median(times.many) / median(times.few);
  // Two engines grow from nothing in common.
  const isComparable = few.engine === many.engine || !what.includes('whole');
  if (percentile(times.many) > MOST[many.engine] || (isComparable && growth > GROWTH && median(times.many) > FLOOR))
    missed += 1;
  const reads = [...new Set(readsOf(plan))].join(', ');
  console.log(
    `| ${what} | ${pair(times.few)} | ${pair(times.many)} | ${growth.toFixed(1)} × | ${waste(plan)} | ${reads} |`,
  );
}
await few.close();
await many.close();
await filled?.stop();
const readings = [few, many].map(({ listings, seconds }) => `${shown(listings)} in ${seconds.toFixed(1)} s`);
console.log(`\nMade ready for searching: ${readings.join(', ')}.`);
console.log(missed === 0 ? '\nEvery budget is met.' : `\n${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
