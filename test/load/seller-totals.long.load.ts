import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../support/actor.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { type Market, openMarket } from '../support/marketplace.ts';
import { reportProof } from '../support/proof-report.ts';

/** Sales, each of a seller of its own; the long form has 20,000. */
const SALES = Number(process.env.TOTALS_SALES ?? 6_000);
/** Inserted by one statement, which has a time limit. */
const AT_ONCE = 2_500;
/** Characters of each seller's legal name, so that all rows together would be seen. */
const NAME = 2_000;
/** Maximum growth of used memory in bytes, for any number of rows; all rows of the quick form take more than twice as
 * much. */
const MAY_GROW = 14 * 1024 * 1024;

const usedMemory = () => {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
  for (let from = 1; from <= SALES; from += AT_ONCE)
    await market.sql(
      `with people as (
        insert into accounts (id, issuer, subject, email, display_name, type)
        select gen_random_uuid(), 'many', n::text, 'many' || n || '@market.test', 'Many ' || n, 'seller'
        from generate_series($1::int, $2::int) n returning id),
      said as (
        insert into seller_statements (account_id, kind, legal_name, address, registration, email)
        select id, 'trader', repeat('x', $3::int), 'Here', '1', 'here@market.test' from people),
      things as (
        insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year, state)
        select gen_random_uuid(), id, 'Many', 'Here', '1', 'Chair', 'Chair', 1000, 'Good', 'A chair', '2020', 'sold' from people
        returning id, seller_id),
      bought as (
        insert into purchases (id, listing_id, buyer_id, seller_id, price_cents, currency, state, held_until)
        select gen_random_uuid(), id, $4::uuid, seller_id, 1000, 'usd', 'paid', now() from things
        returning id, listing_id, seller_id)
      insert into sales (id, purchase_id, listing_id, buyer_id, seller_id, price_cents, snapshot, paid_at)
      select gen_random_uuid(), id, listing_id, $4::uuid, seller_id, 1000, '{}', '2023-05-01' from bought`,
      [from, Math.min(SALES, from + AT_ONCE - 1), NAME, admin.id],
    );
});
afterAll(() => market.close());

/** Reads the totals of a year, and drops them. @returns bytes, and how far the memory in use grew meanwhile */
async function readTotals(year: number) {
  const before = usedMemory();
  const answer = await admin.fetch(`/api/exports/seller-totals.csv?year=${year}`);
  const reader = answer.body?.getReader();
  let [bytes, grown, next] = [0, 0, 0];
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes < next) continue;
    // A reader who is slow must not make the server write ahead.
    await sleep(20);
    grown = Math.max(grown, usedMemory() - before);
    next = bytes + 500_000;
  }
  return { bytes, grown };
}

it(`writes the totals of ${SALES} sellers without loading all of them into memory`, async () => {
  await readTotals(2022);
  const { bytes, grown } = await readTotals(2023);
  reportProof({
    proof: 'totals of sellers without holding them',
    tried: SALES,
    lost: grown < MAY_GROW ? 0 : 1,
    note: `${bytes} bytes written, ${grown} bytes of memory`,
  });
  expect(bytes).toBeGreaterThan(SALES * NAME);
  expect(grown).toBeLessThan(MAY_GROW);
});
