import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balancesOf, buyDelivered, whole } from '../../../../test/support/buy-delivered.ts';
import { handOver } from '../../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { compareLedger } from './compare-ledger.ts';
import { verifyBooks } from './verify-books.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(() => shop.market.close());

const balances = (id: string) => balancesOf(shop.market, id);
const settled = async (act: Promise<unknown>) => {
  await act;
  await reconcile(shop.market.services);
};
const refund = (intent: string, cents: number) => settled(shop.cardProvider.refund(intent, cents));
/** The bank takes the whole payment, whatever went back before. */
async function lose(intent: string, cents = 12_000) {
  await settled(shop.cardProvider.dispute(intent, 'open', cents));
  await settled(shop.cardProvider.dispute(intent, 'lose'));
}
const stateOf = async (id: string) =>
  (await shop.market.sql('select state from purchases where id = $1', [id]))[0]?.state;

async function expectExact() {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  expect(await compareLedger(shop.market.services)).toMatchObject({ breaks: 0 });
}

describe('a bank that takes back more than what is left of a payment', () => {
  it('leaves the loss to the shop, and no seller below zero', async () => {
    const { listing, id, intent } = await shop.bought();
    await refund(intent, 2_000);
    await lose(intent);
    expect(await balances(id)).toEqual({ provider: -2_000, loss: 2_000 });
    expect(await stateOf(id)).toBe('refunded');
    expect(await listing.seller.api.getEarnings()).toMatchObject({ pendingCents: 0, availableCents: 0, owedCents: 0 });
    await expectExact();
  });

  it('takes from a seller who was paid already only what they got', async () => {
    const { listing, id, intent } = await shop.bought();
    await handOver(shop.buyer, listing);
    const { items } = await shop.admin.api.listPayouts({ query: { state: 'owed', limit: 100 } });
    const payout = items.find(({ sellerId }) => sellerId === listing.seller.id);
    await shop.admin.api.markPayoutPaid({ params: { id: String(payout?.id) }, body: { reference: 'Transfer 1' } });
    await refund(intent, 2_000);
    expect((await listing.seller.api.getEarnings()).owedCents).toBe(1_840);
    await lose(intent);
    expect(await balances(id)).toEqual({
      provider: -2_000,
      loss: 2_000,
      seller_available: 11_040,
      seller_transferred: -11_040,
    });
    expect((await listing.seller.api.getEarnings()).owedCents).toBe(11_040);
    await expectExact();
  });

  it('takes the money for a delivery too', async () => {
    const listing = await shop.market.listing({ ...whole });
    const id = await buyDelivered(shop.market, shop.buyer, listing, 'seller_delivery');
    const [row] = await shop.market.sql('select intent_id from purchases where id = $1', [id]);
    await refund(String(row?.intent_id), 13_000);
    expect(await balances(id)).toEqual({ provider: 1_500, delivery: -1_500 });
    await lose(String(row?.intent_id), 14_500);
    expect(await balances(id)).toEqual({ provider: -13_000, loss: 13_000 });
    await expectExact();
  });

  it('leaves the loss when a refund arrives later too; a returned refund ends it', async () => {
    const { id, intent } = await shop.bought({ card: 'pm_card_pendingRefund' });
    await refund(intent, 2_000);
    await lose(intent);
    expect(await balances(id)).toEqual({});
    await settled(shop.cardProvider.endRefund(intent, 'succeed'));
    expect(await balances(id)).toEqual({ provider: -2_000, loss: 2_000 });
    expect(shop.alertsOf(id).filter((alert) => alert.includes('more money went back'))).toHaveLength(1);
    await expectExact();
    await settled(shop.cardProvider.endRefund(intent, 'fail'));
    expect(await balances(id)).toEqual({});
    expect(await stateOf(id)).toBe('refunded');
    await expectExact();
  });
});
