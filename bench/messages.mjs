// `npm run bench:messages`: the inbox, a thread and open streams on PostgreSQL (docs/performance.md).

import '../tools/help.mjs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createAccessTokens } from '../server/features/accounts/access-token.ts';
import { readConversations, readMessages } from '../server/features/conversations/read-conversations.ts';
import { openDatabase } from '../server/platform/db/database.ts';
import { createVisitor } from '../test/support/actor.ts';
import { readEvents } from '../test/support/event-reader.ts';
import { freePort } from '../test/support/free-port.ts';
import { percentile } from '../test/support/percentile.ts';
import { startServer } from '../test/support/server-process.ts';
import { buildPages } from '../tools/build-pages.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';

const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 1_000_000);
const THREADS = MESSAGES / 20;
const PEOPLE = 10_000;
const READS = 500;
/** First rounds that are not counted: they load code and plan. */
const WARM = 50;
const STREAMS = 500;
const SENT = 500;
const SECRET = 'a secret that only this measurement knows';
/** Milliseconds, and KB per stream. */
const budgets = { inbox: 20, thread: 20, seen: 1_000, stream: 40 };

await buildPages();
const server = await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'settee-bench-'));
let missed = 0;
/** @param {string} what @param {number} measured @param {number} budget @param {string} unit */
const show = (what, measured, budget, unit) => {
  if (measured > budget) missed += 1;
  console.log(
    `| ${what} | ${measured.toFixed(1)} ${unit} | ${budget} ${unit} | ${measured > budget ? 'missed' : 'met'} |`,
  );
};

/** SQL of a valid UUID, the same each time. @param {string} kind @param {string} n SQL */
const id = (kind, n) => `overlay(overlay(md5('${kind}' || ${n}) placing '4' from 13) placing '8' from 17)::uuid`;

/** 8,000 buyers write about listings of 2,000 sellers; seller 1 has a tenth of all conversations. @param {pg.Pool} pool */
async function fill(pool) {
  const seller = `case when n % 10 = 0 then 1 else n % 2000 + 1 end`;
  const steps = [
    `insert into accounts (id, issuer, subject, email, display_name, type, email_verified)
     select ${id('person', 'n')}, 'bench', n::text, n || '@bench.test', 'Person ' || n, case when n <= 2000 then 'seller' else 'buyer' end, true
     from generate_series(1, ${PEOPLE}) n`,
    `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year)
     select ${id('listing', 'n')}, ${id('person', `(${seller})`)}, 'Seller', 'Here', '1', 'Chair', 'Chair ' || n, 12000, 'Good', 'A chair.', '2019'
     from generate_series(1, ${THREADS}) n`,
    `insert into conversations (id, listing_id, buyer_id, seller_id, last_position)
     select ${id('thread', 'n')}, ${id('listing', 'n')}, ${id('person', '(n % 8000 + 2001)')}, ${id('person', `(${seller})`)}, 20
     from generate_series(1, ${THREADS}) n`,
    `insert into messages (id, conversation_id, position, sender_id, kind, text, shown_text, offer_id, event, client_id, removed_at, at)
     select ${id('message', `n || '-' || p`)}, ${id('thread', 'n')}, p,
       case when p % 2 = 1 then ${id('person', '(n % 8000 + 2001)')} else ${id('person', `(${seller})`)} end,
       'text', 'Message ' || p || ' about the chair, and when it could be picked up.', null, null, null, null, null,
       now() - make_interval(secs => ${THREADS} - n) - make_interval(mins => 20 - p)
     from generate_series(1, ${THREADS}) n, generate_series(1, 20) p`,
    `insert into conversation_members (conversation_id, account_id, last_message_id, last_at, unread, read_at, archived_at)
     select ${id('thread', 'n')}, person, ${id('message', `n || '-20'`)}, now() - make_interval(secs => ${THREADS} - n), n % 3, null, null
     from generate_series(1, ${THREADS}) n,
     lateral (values (${id('person', '(n % 8000 + 2001)')}), (${id('person', `(${seller})`)})) as party (person)`,
    'analyze',
  ];
  for (const step of steps) await pool.query(step);
}

/** @param {import('../server/platform/db/database.ts').Db} db @param {pg.Pool} pool */
async function measureReads(db, pool) {
  const { rows } = await pool.query(
    `select account_id, conversation_id from conversation_members tablesample bernoulli (2) limit ${READS + WARM}`,
  );
  /** @type {{ inbox: number[], busiest: number[], thread: number[] }} */
  const times = { inbox: [], busiest: [], thread: [] };
  const timed = async (/** @type {() => Promise<unknown>} */ read) => {
    const begun = performance.now();
    await read();
    return performance.now() - begun;
  };
  const { rows: first } = await pool.query(`select ${id('person', '1')} as id`);
  for (const { account_id, conversation_id } of rows) {
    times.inbox.push(await timed(() => readConversations({ db }, { id: account_id }, {})));
    times.busiest.push(await timed(() => readConversations({ db }, first[0], {})));
    times.thread.push(await timed(() => readMessages({ db }, { id: account_id }, conversation_id, {})));
  }
  for (const one of Object.values(times)) one.splice(0, WARM);
  show('first page of the inbox, p95', percentile(times.inbox, 95), budgets.inbox, 'ms');
  show('the same of a seller with a tenth of all conversations', percentile(times.busiest, 95), budgets.inbox, 'ms');
  show('first page of a conversation, p95', percentile(times.thread, 95), budgets.thread, 'ms');
}

/** @param {number} pid @returns {Promise<number>} KB */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** @param {pg.Pool} pool @param {string} url */
async function measureStreams(pool, url) {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const settee = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PUBLIC_URL: issuer,
    PORT: String(port),
    TOKEN_SECRET: SECRET,
    SEED: 'none',
    RATE_LIMITS: 'off',
  });
  try {
    await measureOpenStreams(settee, await findThreads(pool, settee.origin, issuer));
  } finally {
    await settee.stop();
  }
}

/** Each of the people is in one of these conversations only. @param {pg.Pool} pool @param {string} origin @param {string} issuer */
async function findThreads(pool, origin, issuer) {
  const tokens = createAccessTokens({ secret: SECRET, issuer, clock: { now: () => new Date() } });
  const { rows } = await pool.query(
    `select distinct on (seller_id) id, buyer_id, seller_id
     from (select distinct on (buyer_id) * from conversations where seller_id <> ${id('person', '1')}) c limit ${STREAMS / 2}`,
  );
  const visitorOf = async (/** @type {string} */ id) => {
    const token = await tokens.issue({ id, tokenEpoch: 0 });
    return createVisitor(origin, async () => token);
  };
  return Promise.all(
    rows.map(async ({ id, buyer_id, seller_id }) => ({
      id,
      buyer: await visitorOf(buyer_id),
      seller: await visitorOf(seller_id),
    })),
  );
}

/** @param {{ pid: number }} settee @param {Awaited<ReturnType<typeof findThreads>>} threads */
async function measureOpenStreams(settee, threads) {
  // Warm: the first calls of a process load code.
  await Promise.all(threads.map(({ buyer }) => buyer.api.countUnread()));
  for (const { id, buyer, seller } of threads.slice(-WARM)) {
    const reader = await readEvents(seller);
    await buyer.api.sendMessage({ params: { id }, body: { text: 'Hello' } });
    await reader.waitFor(1);
    await reader.close();
  }
  await sleep(3_000);
  const before = await memoryOf(settee.pid);
  /** @type {Map<string, number>} */
  const sentAt = new Map();
  /** @type {number[]} */
  const waits = [];
  /** @param {{ event: string, data: Record<string, any> }} heard */
  const onEvent = ({ event, data }) => {
    const at = event === 'message' ? sentAt.get(data.message?.text) : undefined;
    if (at !== undefined) waits.push(performance.now() - at);
  };
  const readers = [];
  for (const { buyer, seller } of threads)
    readers.push(await readEvents(buyer, undefined, onEvent), await readEvents(seller, undefined, onEvent));
  await sleep(3_000);
  const opened = await memoryOf(settee.pid);
  for (let n = 0; n < SENT; n++) {
    const thread = threads[n % threads.length];
    // Letters only: numbers could be taken for a telephone number, and hidden.
    const text = `Hello ${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
    sentAt.set(text, performance.now());
    await thread?.buyer.api.sendMessage({ params: { id: thread.id }, body: { text } });
  }
  // A late event counts as late, not as lost.
  for (let tries = 0; waits.length < SENT * 2 && tries < 300; tries++) await sleep(100);
  if (waits.length !== SENT * 2) throw new Error(`${waits.length} of ${SENT * 2} were seen.`);
  show(`from sent to seen with ${readers.length} open streams, p95`, percentile(waits, 95), budgets.seen, 'ms');
  const perStream = (Math.max(opened, await memoryOf(settee.pid)) - before) / readers.length;
  show('memory of an open stream', Math.max(0, perStream), budgets.stream, 'KB');
  await Promise.all(readers.map((reader) => reader.close()));
}

try {
  const database = await openDatabase({ kind: 'server', url: server.url }, undefined, { patient: true });
  await database.migrate();
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  // After a failure the database stops first; the failure itself is what to show.
  pool.on('error', () => undefined);
  const begun = performance.now();
  await fill(pool);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(
    `${MESSAGES.toLocaleString('en')} messages in ${THREADS.toLocaleString('en')} conversations, stored in ${seconds} s\n`,
  );
  console.log('| what | measured | budget | |\n|---|---|---|---|');
  await measureReads(database.db, pool);
  await measureStreams(pool, server.url);
  await pool.end();
  await database.close();
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(missed === 0 ? '\nEvery budget is met.' : `\n${missed} budgets are missed.`);
process.exitCode = missed === 0 ? 0 : 1;
