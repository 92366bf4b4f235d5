import { afterAll, beforeAll, expect, it } from 'vitest';
import { completeSale } from '../../../test/support/complete-sale.ts';
import { deliver } from '../../../test/support/delivered-sale.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });

it('a seller’s page says who they are and what they have for sale, and a listing leads to it', async () => {
  const seller = await market.seller({ name: 'Selma Sells', verified: true });
  const first = await market.listing({ seller, location: 'Bend, Oregon' });
  const second = await market.listing({ seller, location: 'Salem, Oregon' });
  expect((await market.stranger.api.getListing(of(first))).sellerId).toBe(seller.id);
  expect(await market.stranger.api.getSeller(of(seller))).toMatchObject({
    id: seller.id,
    name: 'Selma Sells',
    town: 'Salem, Oregon',
    verified: true,
    checked: ['name', 'email'],
    rating: null,
    reviewCount: 0,
    soldCount: 0,
    replyMinutes: null,
    cancellations: 0,
    suspended: false,
  });
  const onSale = async () => (await market.stranger.api.listSellerListings(of(seller))).items.map(({ _id }) => _id);
  expect(await onSale()).toEqual([second.id, first.id]);
  const page = await market.stranger.api.listSellerListings({ ...of(seller), query: { limit: 1 } });
  const rest = await market.stranger.api.listSellerListings({ ...of(seller), query: { cursor: page.nextCursor } });
  expect(rest.items.map(({ _id }) => _id)).toEqual([first.id]);
  // Nothing that is cached stays.
  await completeSale(market, await market.buyer(), second);
  expect(await onSale()).toEqual([first.id]);
  expect(await market.stranger.api.getSeller(of(seller))).toMatchObject({ soldCount: 1, town: expect.any(String) });
});

it('counts only what the seller cancelled', async () => {
  const seller = await market.seller();
  const buyer = await market.buyer();
  for (const by of [seller, buyer]) {
    const { fulfillmentId } = await completeSale(market, buyer, await market.listing({ seller }));
    await market.sql(
      `update fulfillments set state = 'cancelled', completed_at = null, cancelled_by = $2 where id = $1`,
      [fulfillmentId, by.id],
    );
  }
  const { id } = await deliver(market, { buyer, seller });
  await buyer.api.reportProblem({ ...of({ id }), body: { reason: 'A leg is broken.' } });
  await seller.api.decideDispute({ ...of({ id }), body: { outcome: 'refund', reason: 'buyer_is_right' } });
  expect((await seller.api.getFulfillment(of({ id }))).state).toBe('cancelled');
  expect(await market.stranger.api.getSeller(of(seller))).toMatchObject({ cancellations: 1, soldCount: 0 });
});

it('buyers, people who left and unknown ids have no page', async () => {
  const gone = await market.seller();
  await market.listing({ seller: gone });
  expect((await market.stranger.call('getSeller', of(gone))).status).toBe(200);
  await (await market.admin()).api.deleteUser(of(gone));
  const nobody = { id: '00000000-0000-4000-8000-000000000000' };
  for (const person of [gone, await market.buyer(), nobody])
    for (const call of ['getSeller', 'listSellerListings', 'listSellerReviews'] as const)
      expect(await market.stranger.call(call, of(person))).toMatchObject({ status: 404 });
});

it('a suspended seller has a page without listings and without a badge', async () => {
  const seller = await market.seller({ verified: true });
  await market.listing({ seller });
  await market.stranger.call('getSeller', of(seller));
  await market.sql('update accounts set suspended_at = now() where id = $1', [seller.id]);
  await market.sql('update listings set hidden_at = now() where seller_id = $1', [seller.id]);
  const page = await market.stranger.api.getSeller(of(seller));
  expect(page).toMatchObject({ suspended: true, verified: false });
  expect(page).not.toHaveProperty('verifiedSince');
  expect((await market.stranger.api.listSellerListings(of(seller))).items).toEqual([]);
});

it('says how fast a seller answers: the median time to the first answer in 90 days', async () => {
  const seller = await market.seller();
  for (const [minutes, daysAgo] of [
    [4, 1],
    [30, 2],
    [200, 3],
    [9_000, 100],
  ]) {
    const buyer = await market.buyer();
    const { id: listingId } = await market.listing({ seller });
    const { id, messageId } = await buyer.api.startConversation({ body: { listingId, text: 'Is it there?' } });
    await seller.api.sendMessage({ params: { id }, body: { text: 'Yes.' } });
    await market.sql(`update messages set at = now() - make_interval(days => $2) where id = $1`, [messageId, daysAgo]);
    await market.sql(
      `update messages set at = now() - make_interval(days => $2) + make_interval(mins => $3)
        where conversation_id = $1 and sender_id = $4`,
      [id, daysAgo, minutes, seller.id],
    );
  }
  expect(await market.stranger.api.getSeller(of(seller))).toMatchObject({ replyMinutes: 30 });
});
