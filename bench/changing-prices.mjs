// `npm run bench:changes`: 200 price edits a second from 8 connections beside reads of public pages, on a PostgreSQL
// that waits for the disk (docs/performance.md).

import '../tools/help.mjs';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createAccessTokens } from '../server/features/accounts/access-token.ts';
import { freePort } from '../test/support/free-port.ts';
import { percentile } from '../test/support/percentile.ts';
import { startServer } from '../test/support/server-process.ts';
import { startPostgres } from '../tools/start-postgres.mjs';

const EDITORS = 8;
const EDITS = 200;
const READERS = 16;
const READS = 200;
const LISTINGS = 2_000;
/** Listings that people look at; edits go to all. */
const POPULAR = 100;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
/** Turns of updates with and without a notification. */
const TURNS = 5;
const SECRET = 'a secret that only this measurement knows';

/** @typedef {{ milliseconds: number[], seconds: number, failed: number }} Times */

/**
 * Works at a fixed rate on some connections. A connection that falls behind does not catch up.
 * @param {number} connections @param {number} perSecond in total; Infinity for full speed
 * @param {(connection: number) => Promise<boolean>} work whether it succeeded
 * @param {number} [forSeconds]
 * @returns {Promise<Times>}
 */
async function repeat(connections, perSecond, work, forSeconds = SECONDS) {
  const pause = (1000 * connections) / perSecond;
  const begun = performance.now();
  /** @type {number[]} */
  const milliseconds = [];
  let failed = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      let due = begun + Math.random() * pause;
      while (performance.now() < begun + forSeconds * 1000) {
        const early = due - performance.now();
        if (early > 0) await sleep(early);
        const started = performance.now();
        if (!(await work(connection))) failed += 1;
        milliseconds.push(performance.now() - started);
        due = Math.max(due + pause, performance.now());
      }
    }),
  );
  return { milliseconds, failed, seconds: (performance.now() - begun) / 1000 };
}

/** @param {pg.Pool} pool @returns {Promise<{ sellers: string[], listings: { id: string, seller: number }[] }>} */
async function fill(pool) {
  const sellers = Array.from({ length: EDITORS }, () => randomUUID());
  for (const id of sellers)
    await pool.query(
      `insert into accounts (id, issuer, subject, email, display_name, type, email_verified)
       values ($1::uuid, 'https://people.test', $1::text, $1::text || '@people.test', 'Seller', 'seller', true)`,
      [id],
    );
  const { rows } = await pool.query(
    `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year)
     select gen_random_uuid(), ($1::uuid[])[n % $2 + 1], 'Seller', 'Here', '1', (array['Bed', 'Sofa', 'Table', 'Cupboard', 'Chair'])[n % 5 + 1],
       'Piece ' || n, 10000 + n, 'Good', repeat('A piece with a story. ', 20), '1962'
     from generate_series(1, $3::int) n returning id, seller_id`,
    [sellers, EDITORS, LISTINGS],
  );
  await pool.query('analyze');
  return { sellers, listings: rows.map(({ id, seller_id }) => ({ id, seller: sellers.indexOf(seller_id) })) };
}

/** @template T @param {readonly T[]} all @returns {T} */
const anyOf = (all) => /** @type {T} */ (all[Math.floor(Math.random() * all.length)]);

/** @param {string} origin @returns {Promise<{ cache: number, made: number }>} */
async function answersOf(origin) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const count = (/** @type {string} */ from) =>
    Number(new RegExp(`settee_public_answers_total\\{from="${from}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { cache: count('cache'), made: count('made') };
}

/** @param {string} what @param {Times} times @param {string} [more] */
const print = (what, { milliseconds, seconds, failed }, more = '') =>
  console.log(
    `| ${what} | ${Math.round(milliseconds.length / seconds)} | ${percentile(milliseconds, 50).toFixed(1)} ms | ${percentile(milliseconds, 95).toFixed(1)} ms | ${failed} | ${more} |`,
  );

const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
const postgres = await startPostgres({ durable: true });
// Otherwise the triggers notify, as for an older version.
const pool = new pg.Pool({ connectionString: postgres.url, max: EDITORS, options: '-c settee.notifies=later' });
const PUBLIC_URL = `http://127.0.0.1:${await freePort()}`;
const env = {
  DATA_DIR: dataDir,
  SEED: 'none',
  RATE_LIMITS: 'off',
  DATABASE_URL: postgres.url,
  TOKEN_SECRET: SECRET,
  PUBLIC_URL,
};
/** @type {import('../test/support/server-process.ts').ServerProcess | undefined} */
let server;
try {
  // The first start creates the tables.
  await (await startServer(env)).stop();
  const { sellers, listings } = await fill(pool);
  server = await startServer(env);
  const { origin } = server;
  const tokens = createAccessTokens({ secret: SECRET, issuer: PUBLIC_URL, clock: { now: () => new Date() } });
  const signedIn = await Promise.all(sellers.map((id) => tokens.issue({ id, tokenEpoch: 0 })));
  const own = sellers.map((_, seller) => listings.filter((listing) => listing.seller === seller));
  const popular = listings.slice(0, POPULAR);

  const edit = async (/** @type {number} */ seller) => {
    const { status, body } = await fetch(`${origin}/api/furniture-update/${anyOf(own[seller] ?? []).id}`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${signedIn[seller]}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ price: String(100 + Math.floor(Math.random() * 900)) }),
    });
    await body?.cancel();
    return status === 200;
  };
  const path = () => {
    const chance = Math.random();
    if (chance < 0.45) return `/furniture/${anyOf(popular).id}`;
    if (chance < 0.9) return `/api/listing/${anyOf(popular).id}`;
    return anyOf(['/', '/collections/sofa', '/api/furniture-available?limit=24', '/api/item/sofa?limit=24']);
  };
  const read = async () => {
    const response = await fetch(`${origin}${path()}`, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
    return response.status === 200;
  };
  const change = 'update listings set price_cents = $1 where id = $2';
  const withNotice = `with changed as (${change} returning id) select pg_notify('bench', '') from changed`;
  const update = (/** @type {string} */ statement) => async () => {
    await pool.query(statement, [10_000 + Math.floor(Math.random() * 90_000), anyOf(listings).id]);
    return true;
  };
  /** In turns, so that the load of the machine concerns both. */
  const updateInTurns = async () => {
    /** @type {Record<string, Times>} */
    const all = {};
    for (let turn = 0; turn < 2 * TURNS; turn++) {
      const statement = turn % 2 === 0 ? change : withNotice;
      const times = await repeat(EDITORS, Number.POSITIVE_INFINITY, update(statement), SECONDS / TURNS);
      const before = all[statement] ?? { milliseconds: [], seconds: 0, failed: 0 };
      all[statement] = {
        milliseconds: [...before.milliseconds, ...times.milliseconds],
        seconds: before.seconds + times.seconds,
        failed: before.failed + times.failed,
      };
    }
    return all;
  };
  const readAll = () => repeat(READERS, READS, read);
  const counted = async (/** @type {() => Promise<Times>} */ work) => {
    const before = await answersOf(origin);
    const times = await work();
    const after = await answersOf(origin);
    const [cache, made] = [after.cache - before.cache, after.made - before.made];
    return { times, share: `${((100 * cache) / (cache + made)).toFixed(1)} % from the cache` };
  };

  while ((await fetch(`${origin}/api/search`)).status === 503) await sleep(100);
  for (const { id } of popular)
    for (const one of ['furniture', 'api/listing']) await (await fetch(`${origin}/${one}/${id}`)).arrayBuffer();
  console.log('| what | per second | p50 | p95 | failed | answers |\n|---|---|---|---|---|---|');
  const alone = await counted(readAll);
  print('reads alone', alone.times, alone.share);
  /** @type {Promise<Times> | undefined} */
  let edits;
  const beside = await counted(async () => {
    edits = repeat(EDITORS, EDITS, edit);
    const [reads] = await Promise.all([readAll(), edits]);
    return reads;
  });
  if (edits) print(`price edits, ${EDITS} a second wanted`, await edits);
  print('reads beside them', beside.times, beside.share);
  const updates = await updateInTurns();
  for (const [statement, times] of Object.entries(updates))
    print(
      `${statement === withNotice ? 'the same, each with a notification' : 'price updates in SQL'} at full speed`,
      times,
    );
} finally {
  await server?.stop();
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
