import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { verifyBooks } from './verify-books.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(() => shop.market.close());

/** Schema constraints to drop, since they would reject these rows first. */
const guards = [
  'drop index purchases_one_live',
  'drop trigger listings_keep_sold on listings',
  'drop trigger purchases_step on purchases',
  'drop trigger ledger_insert_only on ledger_entries',
];

const sql = (statement: string, values: unknown[] = []) => shop.market.sql(statement, values);
const secondPurchase = (listingId: string, state: string) =>
  sql(
    `insert into purchases (id, listing_id, buyer_id, seller_id, price_cents, currency, state, held_until)
     select $2, listing_id, buyer_id, seller_id, price_cents, currency, $3, now() + interval '1 hour'
     from purchases where listing_id = $1 limit 1`,
    [listingId, randomUUID(), state],
  );

type Sale = { id: string; listing: string };
const falsehoods: [string, (sale: Sale) => Promise<unknown>][] = [
  ['I1 one live purchase for a listing', ({ listing }) => secondPurchase(listing, 'paid')],
  [
    'I1 a held listing has a live purchase',
    ({ listing }) => sql(`update listings set state = 'held' where id = $1`, [listing]),
  ],
  [
    'I1 a live purchase holds its listing',
    ({ id }) => sql(`update purchases set state = 'intent_ready' where id = $1`, [id]),
  ],
  ['I2 one sale stands for a listing', ({ listing }) => secondPurchase(listing, 'disputed')],
  [
    'I5 the ledger sums to zero',
    ({ id }) => sql(`update ledger_entries set amount_cents = -1 where purchase_id = $1 and account = 'seller'`, [id]),
  ],
  ['I5 what was paid is booked', ({ id }) => sql('delete from ledger_entries where purchase_id = $1', [id])],
  ['I7 what is paid is sold', ({ listing }) => sql(`update listings set state = 'available' where id = $1`, [listing])],
  ['I7 what is sold has a sale', ({ listing }) => sql('delete from sales where listing_id = $1', [listing])],
  [
    'I9 no delivery waits for more than ten minutes',
    ({ id }) =>
      sql(
        `insert into provider_events (id, type, received_at, due_at)
         values ($1, 'charge.refunded', now() - interval '11 minutes', now() + interval '1 hour')`,
        [id],
      ),
  ],
  [
    'I10 no hold outlives its time by more than a minute',
    ({ id }) =>
      sql(
        `update purchases set state = 'held', held_until = now() - interval '2 minutes', due_at = null where id = $1`,
        [id],
      ),
  ],
  [
    'I11 a paid purchase has its paid record',
    ({ listing }) => sql('delete from sales where listing_id = $1', [listing]),
  ],
];

it('finds nothing in books that are in order', async () => {
  await shop.bought();
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
});

it.each(falsehoods)('finds what breaks “%s”', async (rule, falsify) => {
  for (const guard of guards) await sql(guard.replace(/^drop (index|trigger) /, 'drop $1 if exists '));
  const { id, listing } = await shop.bought();
  await falsify({ id, listing: listing.id });
  const found = await verifyBooks(shop.market.services.db);
  expect(found.filter(({ subject }) => [id, listing.id].includes(subject)).map((one) => one.rule)).toContain(rule);
});
