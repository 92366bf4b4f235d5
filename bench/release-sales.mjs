import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { verifyBooks } from '../server/features/checkout/books/verify-books.ts';
import { providerFaults } from '../test/support/provider-faults.ts';
import { startServer } from '../test/support/server-process.ts';
import { idOf, ids } from './fill-sales.mjs';

/** Milliseconds between two samples. */
const POLL_MILLISECONDS = 1_000;
/** One in a hundred calls of each kind fails. */
const CALLS_PER_FAULT = 100;
const faulty = ['payment_intents.retrieve', 'transfers.create'];
const MINUTES = 10;
/** Then it gives up. */
const MOST_MINUTES = 60;

/** @typedef {import('pg').Pool} Pool */

/** @param {Pool} pool @param {string} query @param {unknown[]} [values] @returns {Promise<any>} */
const one = async (pool, query, values) => (await pool.query(query, values)).rows[0];

/** Ids of the shop begin with the time, so they are before those of the bench: looks at the new rows alone. @param {Pool} pool */
const progress = (pool) =>
  one(
    pool,
    `select (select count(*)::int from fulfillments where state = 'inspecting' and deadline_at <= now()) as waiting,
       (select count(*)::int from payouts where id < ${idOf(ids.payout, '0')} and state in ('owed', 'sending')) as unpaid,
       (select count(*)::int from transfers where id < ${idOf(ids.transfer, '0')}) as ordered,
       (select count(*)::int from sandbox_stripe.object where kind = 'transfer') as made`,
  );

/** @param {number} pid @returns {Promise<number>} seconds of the processor that a process has used */
async function processorOf(pid) {
  const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / 100;
}

/** Arms the faults that are due after so many calls. @param {Pool} pool @param {Map<string, number>} armed @param {{ ordered: number, made: number }} done */
async function armFaults(pool, armed, { ordered, made }) {
  const kinds = Object.values(providerFaults);
  for (const call of faulty) {
    const due = Math.floor((call === 'transfers.create' ? made : ordered) / CALLS_PER_FAULT) + 1;
    for (let count = armed.get(call) ?? 0; count < due; count++) {
      const { kind, status = 500, recorded = false } = kinds[count % kinds.length] ?? { kind: 'timeout' };
      const fault = [call, kind, status, recorded];
      await pool.query(
        'insert into sandbox_stripe.fault (call, kind, status, recorded, times) values ($1, $2, $3, $4, 1)',
        fault,
      );
      armed.set(call, count + 1);
    }
  }
}

/**
 * Ends the inspections of sales at once and waits until a server process has released and sent their money, while the provider
 * fails now and then.
 * @param {Pool} pool @param {import('../server/app/env.ts').Env & { DATA_DIR: string }} env @param {number} releases
 * @returns {Promise<number>} how many budgets were missed
 */
export async function releaseSales(pool, env, releases) {
  const server = await startServer(env);
  try {
    await pool.query('create table bench_release as select now() as began');
    const { rowCount } = await pool.query(
      `update fulfillments set deadline_at = now() where state = 'inspecting' and created_at > (
         select created_at from fulfillments where state = 'inspecting' order by id desc offset $1 limit 1)`,
      [releases],
    );
    const begun = performance.now();
    /** @type {Map<string, number>} */
    const armed = new Map();
    let released = 0;
    const before = await processorOf(server.pid);
    for (;;) {
      const done = await progress(pool);
      await armFaults(pool, armed, done);
      if (done.waiting === 0 && released === 0) released = performance.now() - begun;
      if (done.waiting === 0 && done.unpaid === 0 && done.made > 0) break;
      if (performance.now() - begun > MOST_MINUTES * 60_000) {
        console.error(done, server.output().slice(-3000));
        throw new Error('The releases did not end.');
      }
      await sleep(POLL_MILLISECONDS);
    }
    const seconds = (performance.now() - begun) / 1000;
    const processor = (await processorOf(server.pid)) - before;
    const faults = [...armed.values()].reduce((sum, count) => sum + count, 0);
    const { left } = await one(pool, 'select count(*)::int as left from sandbox_stripe.fault where times > 0');
    return await report(pool, {
      releases: rowCount ?? 0,
      released: released / 1000,
      seconds,
      processor,
      faults: faults - left,
    });
  } finally {
    await server.stop();
  }
}

/** @param {Pool} pool @param {{ releases: number, released: number, seconds: number, processor: number, faults: number }} measured */
async function report(pool, { releases, released, seconds, processor, faults }) {
  const counted = await one(
    pool,
    `with made as (
       select body #>> '{metadata,checkout_id}' as purchase, count(*) as times, sum((body ->> 'amount')::bigint) as cents
       from sandbox_stripe.object where kind = 'transfer' group by 1)
     select count(*)::int as sales, coalesce(max(times), 0)::int as most, sum(cents)::float8 as provider,
       (select sum(-amount_cents)::float8 from ledger_entries where account = 'seller_transferred'
         and created_at >= (select began from bench_release)) as ledger from made`,
  );
  // Without the limits of a server: everything else waits for it here.
  const broken = await verifyBooks(new Kysely({ dialect: new PostgresDialect({ pool }) }));
  const isExact = counted.sales === releases && counted.most === 1 && counted.provider === counted.ledger;
  const isInTime = seconds <= MINUTES * 60;
  console.log(`\n${releases} sales released, ${faults} calls of the provider failed\n`);
  console.log('| what | measured | budget | |\n|---|---|---|---|');
  console.log(`| all completed and booked as available | ${released.toFixed(0)} s | | |`);
  console.log(`| all sent | ${seconds.toFixed(0)} s | ${MINUTES * 60} s | ${isInTime ? 'met' : 'missed'} |`);
  console.log(`| processor time of the server for each | ${((processor * 1000) / releases).toFixed(0)} ms | | |`);
  console.log(
    `| sales with a transfer, most transfers of a sale | ${counted.sales}, ${counted.most} | ${releases}, 1 | ${isExact ? 'met' : 'missed'} |`,
  );
  console.log(
    `| sent by the provider, by the ledger | ${counted.provider / 100}, ${counted.ledger / 100} | equal | ${counted.provider === counted.ledger ? 'met' : 'missed'} |`,
  );
  console.log(`| broken rules of the books | ${broken.length} | 0 | ${broken.length === 0 ? 'met' : 'missed'} |`);
  for (const rule of broken.slice(0, 5)) console.error(rule);
  return [isInTime, isExact, broken.length === 0].filter((isMet) => !isMet).length;
}
