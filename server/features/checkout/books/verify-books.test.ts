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

/** Releases a sale of $120. */
const release = (id: string, fee: number) =>
  sql(
    `insert into ledger_entries (id, purchase_id, kind, account, amount_cents)
     select gen_random_uuid(), $1, 'release', side.account, side.cents
     from (values ('seller_pending', 12000), ('seller_available', $2 - 12000), ('fee', -$2)) as side (account, cents)`,
    [id, fee],
  );

/** Books more than what came to nobody's loss. */
const giveBack = (id: string, cents: number) =>
  sql(
    `insert into ledger_entries (id, purchase_id, kind, account, amount_cents, provider_refund_id)
     select gen_random_uuid(), $1::uuid, 'refund', side.account, side.cents, $1::text
     from (values ('provider', -$2::int), ('seller_pending', $2::int)) as side (account, cents)`,
    [id, cents],
  );

const owe = (id: string, cents: number) =>
  sql(
    `insert into payouts (id, purchase_id, seller_id, amount_cents, due_at)
     select gen_random_uuid(), id, seller_id, $2, now() from purchases where id = $1`,
    [id, cents],
  );

type Sale = { id: string; listing: string };
/** One side of a settled debt alone, on another sale than the other side. */
const settleDebt = (id: string) =>
  sql(
    `insert into ledger_entries (id, purchase_id, kind, account, amount_cents, settlement_id)
     select gen_random_uuid(), $1, 'debt_paid', side.account, side.cents, side.id
     from (values ('bank', 500, gen_random_uuid()), ('seller_available', -500, gen_random_uuid())) as side (account, cents, id)`,
    [id],
  );

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
    ({ id }) =>
      sql(`update ledger_entries set amount_cents = -1 where purchase_id = $1 and account = 'seller_pending'`, [id]),
  ],
  ['I5 what was paid is booked', ({ id }) => sql('delete from ledger_entries where purchase_id = $1', [id])],
  ['I6 what goes back beyond what came is a loss, and nothing else', ({ id }) => giveBack(id, 13_000)],
  ['I6 nobody is owed less than nothing of a payment', ({ id }) => giveBack(id, 13_000)],
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
    'I13 nothing is released before the sale is completed',
    async ({ id }) => {
      await sql('drop trigger if exists ledger_release_completed on ledger_entries');
      await release(id, 960);
    },
  ],
  [
    'I13 what is completed is released',
    ({ id }) => sql(`update fulfillments set state = 'completed', completed_at = now() where purchase_id = $1`, [id]),
  ],
  [
    'I14 the fee is at most what was promised',
    async ({ id }) => {
      await sql(`update fulfillments set state = 'completed', completed_at = now() where purchase_id = $1`, [id]);
      await release(id, 961);
    },
  ],
  [
    'I15 what is paid out is transferred once',
    async ({ id }) => {
      await sql('drop trigger if exists payouts_step on payouts');
      await owe(id, 11_040);
      await sql(`update payouts set state = 'paid', paid_at = now(), reference = 'x' where purchase_id = $1`, [id]);
    },
  ],
  ['I18 a settled debt has its two sides', ({ id }) => settleDebt(id)],
  [
    'I19 what an admin transferred to a buyer left the bank, once',
    ({ id }) =>
      sql(
        `insert into refunds (id, purchase_id, amount_cents, state, reference, sent_on)
         values (gen_random_uuid(), $1, 500, 'succeeded', 'Transfer 1', now())`,
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

it('finds a seller who is owed something else than what is available', async () => {
  const { id, listing } = await shop.bought();
  const found = async () =>
    (await verifyBooks(shop.market.services.db)).filter(({ subject }) => subject === listing.seller.id);
  await owe(id, 1);
  expect(await found()).toEqual([{ rule: 'I15 a seller is owed what is available', subject: listing.seller.id }]);
  await sql('delete from payouts where purchase_id = $1', [id]);
  expect(await found()).toEqual([]);
});

it('finds a balance that is not what the ledger says', async () => {
  const { listing } = await shop.bought();
  const of = [listing.seller.id];
  await sql(`update seller_balances set cents = cents + 1 where seller_id = $1 and account = 'seller_pending'`, of);
  expect(await verifyBooks(shop.market.services.db)).toContainEqual({
    rule: 'I15 the balances of a seller are those of the ledger',
    subject: listing.seller.id,
  });
  await sql(`update seller_balances set cents = cents - 1 where seller_id = $1 and account = 'seller_pending'`, of);
});

it.each(falsehoods)('finds what breaks “%s”', async (rule, falsify) => {
  for (const guard of guards) await sql(guard.replace(/^drop (index|trigger) /, 'drop $1 if exists '));
  const { id, listing } = await shop.bought();
  await falsify({ id, listing: listing.id });
  const found = await verifyBooks(shop.market.services.db);
  expect(found.filter(({ subject }) => [id, listing.id].includes(subject)).map((one) => one.rule)).toContain(rule);
});
