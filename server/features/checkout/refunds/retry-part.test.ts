import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreeOnTime } from '../../../../test/support/agree-on-time.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../../test/support/money-market.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket();
});
afterAll(async () => {
  expect(await verifyBooks(shop.market.services.db)).toEqual([]);
  await shop.market.close();
});

const retry = (id: string, by = shop.admin) => by.call('retryPartRefund', { params: { id }, body: {} });
const partsOf = (id: string) =>
  shop.market.sql(`select state, attempt, amount_cents from refunds where purchase_id = $1 and reason = 'reduced'`, [
    id,
  ]);

/** A sale of $120 with $20 agreed to go back, which the bank has refused. */
async function failedPart(by = shop.buyer) {
  const sale = await shop.bought({ by, card: 'pm_card_pendingRefund' });
  const params = { id: (await by.api.getFulfillment({ params: { id: sale.listing.id } })).id };
  await agreeOnTime(sale.listing.seller, by, params.id);
  await sale.listing.seller.api.proposeLowerPrice({ params, body: { amountCents: 2_000 } });
  await by.api.acceptLowerPrice({ params, body: { amountCents: 2_000 } });
  await reconcile(shop.market.services);
  await shop.cardProvider.endRefund(sale.intent, 'fail');
  await reconcile(shop.market.services);
  return sale;
}

it('a part that the bank refused is sent again, once, however often it is pressed', async () => {
  const { id, intent, listing } = await failedPart();
  expect(await shop.listed(id)).toMatchObject({ state: 'paid', failedPart: '20' });
  const answers = await Promise.all([1, 2, 3, 4].map(() => retry(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await partsOf(id)).toEqual([{ state: 'pending', attempt: 2, amount_cents: 2_000 }]);
  expect(await shop.listed(id)).not.toHaveProperty('failedPart');
  await shop.cardProvider.endRefund(intent, 'succeed');
  await reconcile(shop.market.services);
  expect(await shop.listed(id)).toMatchObject({ state: 'paid', refunded: '20' });
  expect(await shop.books(listing)).toMatchObject({ state: 'paid', owed: 9_200 });
  const acts = (await shop.actsOf(id)).filter(({ action }) => action === 'retry_part_refund');
  expect(acts).toMatchObject([{ by: 'admin', after: { reason: 'reduced', amount: '$20' } }]);
});

it('a part that was refunded at the provider meanwhile is not sent again', async () => {
  const { id, intent } = await failedPart();
  await shop.cardProvider.refund(intent, 2_000);
  await shop.cardProvider.endRefund(intent, 'succeed');
  expect(await retry(id)).toMatchObject({ status: 409 });
  expect(await shop.listed(id)).toMatchObject({ refunded: '20' });
  expect(await shop.listed(id)).not.toHaveProperty('failedPart');
  expect(await partsOf(id)).toMatchObject([{ state: 'failed', attempt: 1 }]);
});

it('a retry is refused without a failed part, with unknown fields, and for what an admin bought', async () => {
  const { id } = await shop.bought();
  expect(await retry(id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('No part refund') } });
  const judge = await shop.market.admin();
  const own = await failedPart(judge);
  expect(await retry(own.id, judge)).toMatchObject({ status: 403 });
  const body = { amountCents: 100 } as object;
  expect(await shop.admin.call('retryPartRefund', { params: { id: own.id }, body })).toMatchObject({ status: 422 });
  expect(await retry(own.id)).toMatchObject({ status: 200 });
});
