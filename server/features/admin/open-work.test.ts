import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { sendCall } from '../../../test/support/api-client.ts';
import { deliver } from '../../../test/support/delivered-sale.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type MoneyMarket, openMoneyMarket } from '../../../test/support/money-market.ts';
import { reconcile } from '../checkout/reconciliation/reconcile.ts';

let shop: MoneyMarket;
beforeAll(async () => {
  shop = await openMoneyMarket({ PAYOUTS: 'manual' });
});
afterAll(() => shop.market.close());

/** The counts by kind. */
const counts = async () =>
  Object.fromEntries((await shop.admin.api.listOpenWork()).map(({ kind, count }) => [kind, count]));
const dispute = async () => {
  const sale = await deliver(shop.market, { buyer: shop.buyer });
  await shop.buyer.api.reportProblem({ params: { id: sale.id }, body: { reason: 'A leg is broken.', images: [] } });
  return sale;
};
const settleDispute = ({ id }: { id: string }) =>
  shop.admin.api.decideDispute({ params: { id }, body: { outcome: 'release', reason: 'The photos show it.' } });
/** A completed sale whose money is due since an hour, or not yet. */
async function completed(seller: Actor, due: 'due' | 'later' = 'due') {
  const sale = await shop.bought({ seller });
  await handOver(shop.buyer, sale.listing);
  await shop.market.sql(`update payouts set due_at = now() + $2::interval where seller_id = $1`, [
    seller.id,
    due === 'due' ? '-1 hour' : '1 hour',
  ]);
  return sale;
}
const payable = async () => {
  const seller = await shop.market.seller();
  await seller.api.openSellerAccount({ body: { holder: 'Sally Seller', account: 'DE89370400440532013000' } });
  return seller;
};

it('is nothing in a new shop', async () => {
  expect(await shop.admin.api.listOpenWork()).toEqual([]);
});

// beyond the spec: GET /open-work: how much waits for an admin, by kind, and since when
it('counts reported listings until they are decided, and again when the decision is appealed', async () => {
  const listings = [await shop.market.listing(), await shop.market.listing()];
  for (const { id: targetId } of listings)
    await shop.market.stranger.api.sendReport({ body: { kind: 'listing', targetId, reason: 'misleading' } });
  const [work] = await shop.admin.api.listOpenWork();
  const { items } = await shop.admin.api.listCases({ query: { state: 'open' } });
  expect(work).toEqual({ kind: 'cases', count: 2, since: items.map(({ createdAt }) => createdAt).sort()[0] });
  for (const { _id: id } of items)
    await shop.admin.api.decideCase({ params: { id }, body: { action: 'warn', reason: 'Another sofa.' } });
  expect(await counts()).toEqual({});
  const [{ _id: id } = { _id: '' }] = items;
  const [{ seller } = { seller: shop.buyer }] = listings.filter((one) => items[0]?.targetId === one.id);
  await seller.api.appealCase({ params: { id }, body: { text: 'The photos are mine.' } });
  expect(await counts()).toEqual({ appeals: 1 });
  await (await shop.market.admin()).api.decideCase({
    params: { id },
    body: { action: 'none', reason: 'They are.' },
  });
  expect(await counts()).toEqual({});
});

it('counts disputes until they are decided', async () => {
  const sales = [await dispute(), await dispute()];
  expect(await counts()).toEqual({ disputes: 2 });
  for (const sale of sales) await settleDispute(sale);
  expect(await counts()).toEqual({});
});

it('counts banks to answer until the bank has an answer, and says until when', async () => {
  const { id, intent } = await shop.bought();
  await shop.cardProvider.dispute(intent, 'open');
  await reconcile(shop.market.services);
  const [work] = await shop.admin.api.listOpenWork();
  expect(work).toMatchObject({ kind: 'bank_disputes', count: 1 });
  expect(Date.parse(String(work?.until)) - Date.now()).toBeGreaterThan(6 * 24 * 3_600_000);
  await shop.admin.api.sendEvidence({ params: { id }, body: { text: 'The buyer picked it up, see the note.' } });
  expect(await counts()).toEqual({});
});

it('counts refunds that failed', async () => {
  const { id } = await shop.bought();
  const move = (state: string) => shop.market.sql('update purchases set state = $2 where id = $1', [id, state]);
  for (const state of ['refund_pending', 'refund_failed']) await move(state);
  expect(await counts()).toEqual({ refunds: 1 });
  for (const state of ['refund_pending', 'refunded']) await move(state);
  expect(await counts()).toEqual({});
});

it('counts returns that the shop answers instead of a seller who has left', async () => {
  const seller = await shop.market.seller();
  const { listing } = await shop.bought({ seller });
  await shop.market.sql(`update fulfillments set state = 'completed', completed_at = now() where listing_id = $1`, [
    listing.id,
  ]);
  const params = { id: listing.id };
  await shop.buyer.api.requestReturn({ params, body: { reason: 'damaged', text: 'A leg is broken.' } });
  expect(await counts()).toEqual({});
  await shop.admin.api.deleteUser({ params: { id: seller.id } });
  expect(await counts()).toEqual({ returns: 1 });
  const { request } = await shop.buyer.api.getReturn({ params });
  await shop.admin.api.answerReturn({
    params: { id: String(request?._id) },
    body: { answer: 'declined', text: 'No.' },
  });
  expect(await counts()).toEqual({});
});

it('counts payouts that are due to sellers who can be paid', async () => {
  const [seller, later, unknown] = [await payable(), await payable(), await shop.market.seller()];
  await completed(seller);
  await completed(later, 'later');
  await completed(unknown);
  expect(await counts()).toEqual({ payouts: 1 });
  await shop.payOut(seller);
  expect(await counts()).toEqual({});
});

it('counts debts of people who have left, and not of those who can sell again', async () => {
  const [leaver, other] = [await payable(), await payable()];
  for (const seller of [leaver, other]) {
    const { intent } = await completed(seller);
    await shop.payOut(seller);
    await shop.cardProvider.refund(intent);
  }
  await reconcile(shop.market.services);
  expect(await counts()).toEqual({});
  await sendCall(shop.market.origin, 'deleteAccount', {}, leaver.idToken);
  expect(await counts()).toEqual({ debts: 1 });
});
