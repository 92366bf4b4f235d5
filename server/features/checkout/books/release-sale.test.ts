import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '../../../../test/support/marketplace.ts';
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

/** Returns what each account of a sale holds. */
async function balances(purchaseId: string): Promise<Record<string, number>> {
  const rows = await shop.market.sql(
    `select account, sum(amount_cents)::int as cents from ledger_entries where purchase_id = $1
     group by account having sum(amount_cents) <> 0`,
    [purchaseId],
  );
  return Object.fromEntries(rows.map(({ account, cents }) => [String(account), Number(cents)]));
}

async function handOver({ id, seller }: Listing) {
  const { id: fulfillmentId } = await shop.buyer.api.getFulfillment({ params: { id } });
  const params = { id: fulfillmentId };
  const { code } = await shop.buyer.api.getHandoverCode({ params });
  await seller.api.handOver({ params, body: { code } });
}

const refund = async (intent: string, cents?: number) => {
  await shop.cardProvider.refund(intent, cents);
  await reconcile(shop.market.services);
};

describe('the money of a sale of $120', () => {
  it('is pending after the payment, and the seller’s less the fee after the handover', async () => {
    const { listing, id } = await shop.bought();
    expect(await balances(id)).toEqual({ provider: 12_000, seller_pending: -12_000 });
    await handOver(listing);
    expect(await balances(id)).toEqual({ provider: 12_000, seller_available: -11_040, fee: -960 });
  });

  it('is released less what went back before', async () => {
    const { listing, id, intent } = await shop.bought();
    await refund(intent, 2_000);
    expect(await balances(id)).toEqual({ provider: 10_000, seller_pending: -10_000 });
    await handOver(listing);
    expect(await balances(id)).toEqual({ provider: 10_000, seller_available: -9_200, fee: -800 });
  });

  it('goes back from seller and shop after the release, in part or in full', async () => {
    const { listing, id, intent } = await shop.bought();
    await handOver(listing);
    await refund(intent, 3_333);
    expect(await balances(id)).toEqual({ provider: 8_667, seller_available: -7_974, fee: -693 });
    await refund(intent);
    expect(await balances(id)).toEqual({});
  });

  it('comes back to both when the bank returns a refund', async () => {
    const { listing, id, intent } = await shop.bought({ card: 'pm_card_pendingRefund' });
    await handOver(listing);
    await refund(intent, 2_000);
    await shop.cardProvider.endRefund(intent, 'succeed');
    await reconcile(shop.market.services);
    expect(await balances(id)).toEqual({ provider: 10_000, seller_available: -9_200, fee: -800 });
    await shop.cardProvider.endRefund(intent, 'fail');
    await reconcile(shop.market.services);
    expect(await balances(id)).toEqual({ provider: 12_000, seller_available: -11_040, fee: -960 });
  });

  it('is not released by a sale that was refunded in full before', async () => {
    const { id, intent } = await shop.bought();
    await refund(intent);
    expect(await balances(id)).toEqual({});
  });

  it('cannot be released before the handover, nor twice, whatever the code does', async () => {
    const { listing, id } = await shop.bought();
    const release = () =>
      shop.market.sql(
        `insert into ledger_entries (id, purchase_id, kind, account, amount_cents)
         select gen_random_uuid(), $1, 'release', side.account, side.cents
         from (values ('seller_pending', 12000), ('seller_available', -12000)) as side (account, cents)`,
        [id],
      );
    await expect(release()).rejects.toThrow('is not completed');
    await handOver(listing);
    await expect(release()).rejects.toThrow('ledger_entries_once');
  });
});
