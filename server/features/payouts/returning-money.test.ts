import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { readCsvRows } from '../../../test/support/csv-rows.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { readPdfText } from '../../../test/support/pdf-text.ts';
import { readSellerBooks, readStatement } from '../../../test/support/seller-books.ts';
import { verifyBooks } from '../checkout/books/verify-books.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

async function shown(seller: Actor) {
  const { sales, ...earned } = await readSellerBooks(shop, seller);
  return { ...earned, sales: sales.map(({ state, feeCents, netCents }) => [state, feeCents, netCents]) };
}
const end = async (intent: string, move: 'succeed' | 'fail') => {
  await shop.cardProvider.endRefund(intent, move);
  await reconcile(shop.market.services);
};

it('of a cancelled sale goes back to the buyer, also after its refund has failed, and is not pending', async () => {
  const seller = await shop.market.seller();
  await shop.bought({ seller });
  const { listing, intent, id } = await shop.bought({ seller, card: 'pm_card_pendingRefund' });
  expect(await shown(seller)).toMatchObject({ pendingCents: 24_000 });
  const sale = await shop.buyer.api.getFulfillment({ params: { id: listing.id } });
  await shop.buyer.api.cancelFulfillment({ params: { id: sale.id }, body: { reason: 'changed_mind' } });
  const back = {
    pendingCents: 12_000,
    availableCents: 0,
    owedCents: 0,
    returningCents: 12_000,
    sales: [
      ['returning', 0, 0],
      ['pending', 960, 11_040],
    ],
  };
  expect(await shown(seller)).toEqual(back);
  await shop.market.drainJobs();
  expect(await shop.listed(id)).toMatchObject({ state: 'refund_pending' });
  expect(await shown(seller)).toEqual(back);
  await end(intent, 'fail');
  expect(await shop.listed(id)).toMatchObject({ state: 'refund_failed' });
  expect(await shown(seller)).toEqual(back);
  await shop.refund(id, 'Sent again.');
  await end(intent, 'succeed');
  const { returningCents, ...rest } = back;
  expect(await shown(seller)).toEqual({
    ...rest,
    sales: [
      ['refunded', 0, 0],
      ['pending', 960, 11_040],
    ],
  });
});

it('that was released and goes back is not available, and the statement says so', async () => {
  const seller = await shop.market.seller();
  await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
  const { listing, intent, id } = await shop.bought({ seller, card: 'pm_card_pendingRefund' });
  await handOver(shop.buyer, listing);
  await handOver(shop.buyer, (await shop.bought({ seller })).listing);
  expect(await shown(seller)).toMatchObject({ availableCents: 22_080 });
  expect((await shop.refund(id)).status).toBe(200);
  for (const move of ['nothing', 'fail'] as const) {
    if (move === 'fail') await end(intent, move);
    expect(await shown(seller)).toEqual({
      pendingCents: 0,
      availableCents: 11_040,
      owedCents: 0,
      returningCents: 11_040,
      sales: [
        ['available', 960, 11_040],
        ['returning', 0, 0],
      ],
    });
    const rows = readCsvRows(await (await readStatement(seller, 'text/csv')).text());
    expect(rows.filter(({ kind }) => kind === 'closing' || kind === 'returning')).toMatchObject([
      { balance: '220.80' },
      { balance: '110.40', text: 'Of it, goes back to the buyer' },
    ]);
    const pdf = await readPdfText(new Uint8Array(await (await readStatement(seller, 'application/pdf')).arrayBuffer()));
    expect(pdf.replaceAll(/\s+/g, ' ')).toContain('Of the closing balance, $110.40 goes back to the buyer');
  }
});

it('counts as earned by what is left of it, in each state', async () => {
  const seller = await shop.market.seller();
  await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
  const statesOf = async () => (await readSellerBooks(shop, seller)).sales.map(({ state }) => state);
  const { listing, intent } = await shop.bought({ seller });
  expect(await statesOf()).toEqual(['pending']);
  const sale = await shop.buyer.api.getFulfillment({ params: { id: listing.id } });
  const params = { id: sale.id };
  await agreeOnTime(seller, shop.buyer, sale.id);
  await seller.api.proposeLowerPrice({ params, body: { amountCents: 2_000 } });
  await shop.buyer.api.acceptLowerPrice({ params, body: {} });
  await shop.market.drainJobs();
  expect(await seller.api.getSellerNumbers()).toMatchObject({ sold: 1, earnedCents: 10_000 });
  expect(await statesOf()).toEqual(['available']);
  await shop.cardProvider.dispute(intent, 'open');
  await reconcile(shop.market.services);
  expect(await statesOf()).toEqual(['disputed']);
  await shop.cardProvider.dispute(intent, 'win');
  await reconcile(shop.market.services);
  const [owed] = (await shop.admin.api.listPayouts({ query: { state: 'owed' } })).items.filter(
    ({ sellerId }) => sellerId === seller.id,
  );
  await shop.admin.api.markPayoutPaid({ params: { id: String(owed?.id) }, body: { reference: 'SEPA 1' } });
  expect(await statesOf()).toEqual(['paid']);
  expect(await seller.api.getSellerNumbers()).toMatchObject({ sold: 1, earnedCents: 10_000 });

  const back = await shop.bought({ seller, card: 'pm_card_pendingRefund' });
  const { id } = await shop.buyer.api.getFulfillment({ params: { id: back.listing.id } });
  await shop.buyer.api.cancelFulfillment({ params: { id }, body: { reason: 'changed_mind' } });
  expect(await statesOf()).toEqual(['returning', 'paid']);
  expect(await seller.api.getSellerNumbers()).toMatchObject({ sold: 1, earnedCents: 10_000 });
  await shop.market.drainJobs();
  expect(await statesOf()).toEqual(['returning', 'paid']);
  await end(back.intent, 'succeed');
  expect(await statesOf()).toEqual(['refunded', 'paid']);
});
