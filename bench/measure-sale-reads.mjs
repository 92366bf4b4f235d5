import { createConnectPayouts } from '../server/adapters/connect-payouts.ts';
import { readConfig } from '../server/app/config.ts';
import { readCases } from '../server/features/cases/read-cases.ts';
import { readPayments } from '../server/features/checkout/books/read-payments.ts';
import { readHistory } from '../server/features/checkout/books/read-sales.ts';
import { verifyBooks } from '../server/features/checkout/books/verify-books.ts';
import { readCaseFile, readDisputes } from '../server/features/fulfillment/disputes/read-disputes.ts';
import { readFulfillment, readFulfillments } from '../server/features/fulfillment/read-fulfillments.ts';
import { readOffers } from '../server/features/offers/read-offers.ts';
import { readBalances } from '../server/features/payouts/balances/read-balances.ts';
import { listLateSellers, sumOverdue } from '../server/features/payouts/overdue-store.ts';
import { readEarnings } from '../server/features/payouts/read-earnings.ts';
import { exportPayouts, readPayouts } from '../server/features/payouts/read-payouts.ts';
import { answerStatement, readMonths } from '../server/features/payouts/statements/read-statement.ts';
import { exportTaxTotals } from '../server/features/payouts/tax-totals/export-tax-totals.ts';
import { listSendable } from '../server/features/payouts/transfers/transfer-store.ts';
import { sqlState } from '../server/platform/db/database-error.ts';
import { readBacklog } from '../server/platform/observability/metrics-store.ts';
import { defaultShop } from '../shared/domain/shop-settings.ts';
import { percentile } from '../test/support/percentile.ts';
import { idOf, ids } from './fill-sales.mjs';

const TIMES = 200;
/** First rounds that are not counted: they load code and plan. */
const WARM = 20;
/** Milliseconds, at the 95th percentile. */
const BUDGET = 50;

/** @typedef {import('../server/platform/db/database.ts').Db} Db */

/** @param {Db} db */
function reader(db) {
  const clock = { now: () => new Date() };
  const sellerPayouts = createConnectPayouts(
    db,
    { publicUrl: 'http://shop.test', waitSeconds: 0 },
    /** @type {any} */ ({}),
  );
  const config = readConfig({}, () => 'a secret that only this measurement knows');
  const shop = /** @type {any} */ ({ settings: () => defaultShop });
  return { db, clock, sellerPayouts, config, shop };
}

/** @param {import('pg').Pool} pool @param {number} sales */
async function samples(pool, sales) {
  const { rows } = await pool.query(
    `select s.buyer_id, s.seller_id, s.purchase_id, f.id as fulfillment_id from
       (select distinct (random() * ${sales - 1})::int + 1 as n from generate_series(1, ${TIMES + WARM + 200})) picked
     join sales s on s.id = ${idOf(ids.sale, 'picked.n')} join fulfillments f on f.purchase_id = s.purchase_id
     order by random() limit ${TIMES + WARM}`,
  );
  const { rows: disputed } = await pool.query(`select fulfillment_id from disputes limit ${TIMES + WARM}`);
  const { rows: large } = await pool.query(`select ${idOf(ids.person, '1')} as id`);
  return { rows, disputed, large: large[0].id };
}

/** @param {string} id */
const person = (id) => /** @type {any} */ ({ id, type: 'seller', email: 'one@bench.test', displayName: 'Person' });

const csv = new Request('http://shop.test/', { headers: { Accept: 'text/csv' } });
const pdf = new Request('http://shop.test/', { headers: { Accept: 'application/pdf' } });

/**
 * Measures what people and operators wait for.
 * @param {Db} db @param {import('pg').Pool} pool @param {{ sales: number }} counts
 * @returns {Promise<number>} how many budgets were missed
 */
export async function measureSaleReads(db, pool, { sales }) {
  const services = reader(db);
  const { rows, disputed, large } = await samples(pool, sales);
  const at = (/** @type {number} */ i) => rows[i % rows.length];
  const month = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 7);
  const { purchase_id: _, ...first } = rows[0];
  /** @type {[what: string, budget: number | undefined, read: (i: number) => Promise<unknown>][]} */
  const reads = [
    ["a purchase's timeline", BUDGET, (i) => readFulfillment(services, person(at(i).buyer_id), at(i).fulfillment_id)],
    ["a seller's earnings", BUDGET, (i) => readEarnings(services, person(at(i).seller_id))],
    ['the same of the largest seller', BUDGET, () => readEarnings(services, person(large))],
    ["a seller's sales", undefined, (i) => readFulfillments(services, person(at(i).seller_id), { role: 'seller' })],
    ['the same of the largest seller', undefined, () => readFulfillments(services, person(large), { role: 'seller' })],
    ["a person's sales and purchases", undefined, (i) => readFulfillments(services, person(at(i).seller_id), {})],
    ['the same of the largest seller', undefined, () => readFulfillments(services, person(large), {})],
    ["a buyer's purchases", undefined, (i) => readFulfillments(services, person(at(i).buyer_id), { role: 'buyer' })],
    [
      'sales that wait for a seller',
      BUDGET,
      (i) => readFulfillments(services, person(at(i).seller_id), { role: 'seller', turn: 'me' }),
    ],
    [
      'the same of the largest seller',
      BUDGET,
      () => readFulfillments(services, person(large), { role: 'seller', turn: 'me' }),
    ],
    [
      'purchases that wait for a buyer',
      BUDGET,
      (i) => readFulfillments(services, person(at(i).buyer_id), { role: 'buyer', turn: 'me' }),
    ],
    ['offers that wait for a seller', BUDGET, (i) => readOffers(services, person(at(i).seller_id), { turn: 'me' })],
    ["a buyer's payments", undefined, (i) => readHistory(services, at(i).buyer_id, {})],
    [
      "a month's statement, CSV",
      undefined,
      (i) => answerStatement(services, person(at(i).seller_id), { month, request: csv }),
    ],
    [
      'the same of the largest seller',
      undefined,
      () => answerStatement(services, person(large), { month, request: csv }),
    ],
    [
      "a month's statement, PDF",
      undefined,
      (i) => answerStatement(services, person(at(i).seller_id), { month, request: pdf }),
    ],
    ["a seller's months", undefined, (i) => readMonths(services, person(at(i).seller_id))],
    ['the same of the largest seller', undefined, () => readMonths(services, person(large))],
    ['payouts that are owed', BUDGET, () => readPayouts(services, person(large), { state: 'owed' })],
    ['all payouts', BUDGET, () => readPayouts(services, person(large), {})],
    ['paid payouts', BUDGET, () => readPayouts(services, person(large), { state: 'paid' })],
    ["sellers' balances", BUDGET, () => readBalances(services, {})],
    ['sellers who owe money', BUDGET, () => readBalances(services, { onlyDebts: true })],
    ['disputes to decide', BUDGET, () => readDisputes(services, { open: 'true' })],
    ['all disputes', BUDGET, () => readDisputes(services, {})],
    [
      "a dispute's case file",
      BUDGET,
      (i) => readCaseFile(services, person(large), disputed[i % disputed.length].fulfillment_id),
    ],
    ['open cases', BUDGET, (i) => readCases(services, person(at(i).buyer_id), { state: 'open' })],
    ['all payments', BUDGET, () => readPayments(services, person(large), {})],
    ['payments that are disputed', BUDGET, () => readPayments(services, person(large), { state: 'disputed' })],
    ['payments of a person', BUDGET, (i) => readPayments(services, person(large), { person: at(i).seller_id })],
    ['payments of the largest seller', BUDGET, () => readPayments(services, person(large), { person: large })],
    ['job: payouts that can be sent', undefined, () => listSendable(db, 20)],
    ['the numbers for monitoring', undefined, () => readBacklog(db, 'connect')],
  ];
  console.log('\n| what | p50 | p95 | budget | |\n|---|---|---|---|---|');
  let missed = 0;
  for (const [what, budget, read] of reads) {
    const times = await measure(read);
    const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
    if (budget && p95 > budget) missed += 1;
    const verdict = budget === undefined ? '' : p95 > budget ? 'missed' : 'met';
    console.log(
      `| ${what} | ${p50.toFixed(1)} ms | ${p95.toFixed(1)} ms | ${budget ? `${budget} ms` : ''} | ${verdict} |`,
    );
  }
  await measureWhole(services, first.seller_id);
  return missed;
}

/** @param {(i: number) => Promise<unknown>} read @returns {Promise<number[]>} milliseconds; fewer of what is slow */
async function measure(read) {
  /** @type {number[]} */
  const times = [];
  const begun = performance.now();
  for (let i = 0; i < TIMES + WARM; i++) {
    if (i >= WARM / 2 && performance.now() - begun > 8_000) break;
    const started = performance.now();
    await read(i).catch((error) => {
      // A statement may take 5 seconds.
      if (sqlState(error) !== '57014') throw error;
      times.push(Number.POSITIVE_INFINITY);
    });
    times.push(performance.now() - started);
  }
  return times.slice(Math.min(WARM, Math.floor(times.length / 2)));
}

/** Measures what reads all sales: exports and nightly checks. @param {ReturnType<typeof reader>} services @param {string} adminId */
async function measureWhole(services, adminId) {
  const timed = async (/** @type {string} */ what, /** @type {() => Promise<string>} */ work) => {
    const begun = performance.now();
    const result = await work().catch((error) => {
      if (sqlState(error) !== '57014') throw error;
      return 'failed: a statement took too long';
    });
    console.log(`| ${what} | ${((performance.now() - begun) / 1000).toFixed(1)} s | ${result} |`);
  };
  console.log('\n| what goes through all sales | time | |\n|---|---|---|');
  await timed("a year's tax totals", async () => {
    const { content } = await exportTaxTotals(services, person(adminId), new Date().getFullYear());
    let lines = 0;
    for await (const part of /** @type {AsyncIterable<string>} */ (content)) lines += part.split('\n').length - 1;
    return `${lines} lines`;
  });
  await timed('payouts as a table', async () => `${(await exportPayouts(services, {})).rows.length} rows`);
  await timed('what is overdue', async () => {
    const late = (await listLateSellers(services.db)).map(({ seller_id: id }) => id);
    return `${(await sumOverdue(services.db, late))?.count} payouts`;
  });
  await timed('the check of the books', async () => {
    const broken = await verifyBooks(services.db);
    for (const rule of broken.slice(0, 5)) console.error(rule);
    return `${broken.length} broken rules`;
  });
}
