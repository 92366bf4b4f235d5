import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { balancesOf, buyDelivered, whole } from '../../../../test/support/buy-delivered.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { compareLedger } from './compare-ledger.ts';
import { verifyBooks } from './verify-books.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  expect(await compareLedger(shop.market.services)).toMatchObject({ breaks: 0 });
  await shop.market.close();
});

/** A sale of $120 with a delivery by its seller for $25. */
async function bought() {
  const listing = await shop.market.listing({ title: 'Oak table', ...whole });
  const id = await buyDelivered(shop.market, shop.buyer, listing, 'seller_delivery');
  const [row] = await shop.market.sql('select intent_id from purchases where id = $1', [id]);
  return { listing, id, intent: String(row?.intent_id) };
}
const balances = (id: string) => balancesOf(shop.market, id);
const refund = async (intent: string, cents?: number) => {
  await shop.cardProvider.refund(intent, cents);
  await reconcile(shop.market.services);
};
const earned = async ({ listing: { seller } }: Awaited<ReturnType<typeof bought>>) => {
  const { sales, ...sums } = await seller.api.getEarnings();
  return { ...sums, sale: sales[0] };
};

describe('the money for a delivery', () => {
  it('waits on its own account, then is the seller’s in full: the fee is of the price alone', async () => {
    const one = await bought();
    expect(await balances(one.id)).toEqual({ provider: 14_500, seller_pending: -12_000, delivery: -2_500 });
    expect(await earned(one)).toMatchObject({
      pendingCents: 14_500,
      availableCents: 0,
      sale: { priceCents: 12_000, deliveryCents: 2_500, feeCents: 960, netCents: 13_540, state: 'pending' },
    });
    await handOver(shop.buyer, one.listing);
    expect(await balances(one.id)).toEqual({ provider: 14_500, seller_available: -13_540, fee: -960 });
    expect(await earned(one)).toMatchObject({
      pendingCents: 0,
      availableCents: 13_540,
      sale: { deliveryCents: 2_500, feeCents: 960, netCents: 13_540, state: 'available' },
    });
    const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed' } });
    expect(items.find(({ sellerId }) => sellerId === one.listing.seller.id)).toMatchObject({ amountCents: 13_540 });
  });

  it('agrees with the card provider: a comparison finds nothing', async () => {
    const { id } = await bought();
    await reconcile(shop.market.services);
    expect(shop.alertsOf(id)).toEqual([]);
  });

  it('goes back with the price when the sale is refunded in full', async () => {
    const one = await bought();
    expect((await shop.refund(one.id)).status).toBe(200);
    expect(await balances(one.id)).toEqual({});
    expect(await earned(one)).toMatchObject({ pendingCents: 0, sale: { netCents: 0, state: 'refunded' } });
    expect(await shop.mailsTo(shop.buyer)).toContain('Your money for Oak table is on its way back');
  });

  it('is taken by part refunds only after the price', async () => {
    const one = await bought();
    await refund(one.intent, 2_000);
    expect(await balances(one.id)).toEqual({ provider: 12_500, seller_pending: -10_000, delivery: -2_500 });
    expect(await earned(one)).toMatchObject({ sale: { refundedCents: 2_000, feeCents: 800, netCents: 11_700 } });
    await refund(one.intent, 11_000);
    expect(await balances(one.id)).toEqual({ provider: 1_500, delivery: -1_500 });
    await handOver(shop.buyer, one.listing);
    expect(await balances(one.id)).toEqual({ provider: 1_500, seller_available: -1_500 });
    expect(await earned(one)).toMatchObject({ sale: { feeCents: 0, netCents: 1_500 } });
  });

  it('is the seller’s debt after the release, and the shop keeps its share of what is left of the price', async () => {
    const one = await bought();
    await handOver(shop.buyer, one.listing);
    await refund(one.intent, 6_000);
    expect(await balances(one.id)).toEqual({ provider: 8_500, seller_available: -8_020, fee: -480 });
    await refund(one.intent, 7_000);
    expect(await balances(one.id)).toEqual({ provider: 1_500, seller_available: -1_500 });
    await refund(one.intent);
    expect(await balances(one.id)).toEqual({});
  });

  it('comes back when the bank sends a refund back', async () => {
    const one = await bought();
    await refund(one.intent, 13_000);
    expect(await balances(one.id)).toEqual({ provider: 1_500, delivery: -1_500 });
    await shop.cardProvider.endRefund(one.intent, 'fail');
    await reconcile(shop.market.services);
    expect(await balances(one.id)).toEqual({ provider: 14_500, seller_pending: -12_000, delivery: -2_500 });
  });

  it('goes back when the sale is cancelled before the handover', async () => {
    const one = await bought();
    const { id } = await shop.buyer.api.getFulfillment({ params: { id: one.listing.id } });
    await shop.buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'No time' } });
    await shop.market.drainJobs();
    await shop.retry();
    expect(await balances(one.id)).toEqual({});
  });
});

describe('a sale with a delivery', () => {
  it('has its own line on the receipt, in the history and in the shop’s payments', async () => {
    const { listing } = await bought();
    const lines = { price: '120', deliveryCents: 2_500, total: '145', method: 'seller_delivery' };
    expect(await shop.buyer.api.getReceipt({ params: { id: listing.id } })).toMatchObject(lines);
    const { items } = await shop.buyer.api.listPaid({ params: { email: shop.buyer.email } });
    expect(items[0]).toMatchObject(lines);
    expect(await shop.buyer.api.getWish({ params: { id: listing.id } })).toMatchObject({
      price: '120',
      method: 'seller_delivery',
      methodCents: 2_500,
      payment: 'true',
    });
    const { items: paid } = await shop.admin.api.listPayments({ query: {} });
    expect(paid[0]).toMatchObject({ price: '145', deliveryCents: 2_500 });
    const { columns, rows } = await shop.admin.api.exportPayments({ query: {} });
    expect(rows[0]?.slice(columns.indexOf('price'), columns.indexOf('price') + 2)).toEqual(['145', '25']);
    const { items: own } = await listing.seller.api.listOwnListings({ params: { email: listing.seller.email } });
    expect(own[0]?.buyer).toMatchObject({ method: 'seller_delivery' });
  });

  it('looks as before where it is a pickup', async () => {
    const { listing } = await shop.bought();
    const receipt = await shop.buyer.api.getReceipt({ params: { id: listing.id } });
    for (const name of ['deliveryCents', 'total', 'method']) expect(receipt).not.toHaveProperty(name);
    const wish = await shop.buyer.api.getWish({ params: { id: listing.id } });
    for (const name of ['offered', 'method', 'methodCents']) expect(wish).not.toHaveProperty(name);
  });

  it.each([
    [
      'seller_delivery',
      'brings it to you. The price includes $25',
      'You bring it to Bea Buyer. The price includes $25',
    ],
    [
      'carrier',
      'sends it to you by carrier. The price includes $49',
      'You send it to Bea Buyer by carrier. The price includes $49',
    ],
  ] as const)('names to both who brings it to whom and at once what that cost: %s', async (method, comes, goes) => {
    const listing = await shop.market.listing({ title: 'Oak table', ...whole });
    await buyDelivered(shop.market, shop.buyer, listing, method);
    const lastTextTo = async ({ email }: Actor) => {
      const [mail] = await shop.market.sql(
        `select data ->> 'text' as text from jobs.job where name = 'send-mail' and data ->> 'to' = $1
         order by created_on desc limit 1`,
        [email],
      );
      return String(mail?.text).replaceAll(/\s+/g, ' ');
    };
    const receipt = await lastTextTo(shop.buyer);
    expect(receipt).toContain(`You paid $${method === 'carrier' ? 169 : 145} for Oak table.`);
    expect(receipt).toContain(`${listing.seller.displayName} ${comes} for that.`);
    expect(await lastTextTo(listing.seller)).toContain(`${goes} for that.`);
  });
});

describe('the check of the books', () => {
  it.each([
    ['a sale at another delivery', `update sales set delivery_cents = 2400 where purchase_id = $1`, 'I16 a sale is'],
    ['a handover of another kind', `update fulfillments set method = 'pickup' where purchase_id = $1`, 'I16 a sale is'],
    [
      'more held for a delivery than was paid for it',
      `insert into ledger_entries (id, purchase_id, kind, account, amount_cents) select gen_random_uuid(), $1, 'reversal', side, cents
         from (values ('delivery', -100), ('seller_pending', 100)) as sides (side, cents)`,
      'I16 what is held',
    ],
    [
      'a completed sale whose delivery was not released',
      `update fulfillments set state = 'completed', completed_at = now(), deadline_at = null where purchase_id = $1`,
      'I13 what is completed',
    ],
  ])('finds %s', async (_, falsify, rule) => {
    const other = await openMoneyMarket();
    const listing = await other.market.listing(whole);
    const id = await buyDelivered(other.market, other.buyer, listing, 'seller_delivery');
    await other.market.sql('alter table sales disable trigger sales_keep_delivery');
    await other.market.sql(falsify, [id]);
    const broken = await verifyBooks(other.market.services.db);
    expect(broken.map(({ rule: name }) => name)).toContainEqual(expect.stringContaining(rule));
    await other.market.close();
  });
});
