import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../../test/support/marketplace.ts';
import { verifyBooks } from '../books/verify-books.ts';
import { settleByIntent } from './receive-event.ts';
import { reconcile } from './reconcile.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
  // A webhook would leave the reconciler nothing to find.
  await market.services.sandboxes.stop();
});
afterAll(() => market.close());

async function payUnknown(order: { listingId: string; buyerId: string; amount?: number; purchaseId?: string }) {
  const purchaseId = order.purchaseId ?? randomUUID();
  const intent = await market.services.payments.createIntent({
    key: `pi:${purchaseId}`,
    purchaseId,
    listingId: order.listingId,
    buyerId: order.buyerId,
    amount: order.amount ?? 12_000,
    currency: 'usd',
    receiptEmail: 'buyer@market.test',
  });
  expect((await market.confirmCard(intent.clientSecret)).status).toBe(200);
  return { purchaseId, intentId: intent.id };
}

const refundedAt = async (intentId: string) =>
  (await market.services.payments.readIntent(intentId)).refunds?.reduce((sum, { amount }) => sum + amount, 0);
const paidBy = async (buyer: Actor) =>
  (await buyer.api.listPaid({ params: { email: buyer.email } })).items.map(({ price }) => price);
const stateOf = async (listing: Listing) =>
  (await market.stranger.api.getListing({ params: { id: listing.id } })).isAvailable;

it('gives the buyer of a lost purchase the listing, once, and the sale its record', async () => {
  const listing = await market.listing();
  const buyer = await market.buyer();
  await payUnknown({ listingId: listing.id, buyerId: buyer.id });
  expect(await reconcile(market.services)).toBe(1);
  expect(await reconcile(market.services)).toBe(0);
  expect(await stateOf(listing)).toBe('false');
  expect(await paidBy(buyer)).toEqual([listing.price]);
});

it('keeps to what was paid, when the price in the restored books is another', async () => {
  const listing = await market.listing({ price: '500' });
  const buyer = await market.buyer();
  await payUnknown({ listingId: listing.id, buyerId: buyer.id, amount: 40_000 });
  await reconcile(market.services);
  expect(await paidBy(buyer)).toEqual(['400']);
});

it('ends an older hold that the restore brought back', async () => {
  const listing = await market.listing();
  const [early, late] = [await market.buyer(), await market.buyer()];
  await early.api.addWish({ body: { previousId: listing.id } });
  await early.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
  await market.sql(`update purchases set held_until = now() - interval '1 hour' where listing_id = $1`, [listing.id]);
  await payUnknown({ listingId: listing.id, buyerId: late.id });
  await reconcile(market.services);
  expect(await paidBy(late)).toHaveLength(1);
  expect(await paidBy(early)).toHaveLength(0);
});

it('sends the money back when the listing was sold again meanwhile', async () => {
  const listing = await market.listing();
  const [first, second] = [await market.buyer(), await market.buyer()];
  await market.buy(second, listing);
  const { intentId } = await payUnknown({ listingId: listing.id, buyerId: first.id });
  await reconcile(market.services);
  await market.drainJobs();
  expect(await refundedAt(intentId)).toBe(12_000);
  expect(await paidBy(second)).toHaveLength(1);
});

it('sends back what was paid a second time for one purchase, and leaves the sale alone', async () => {
  const listing = await market.listing();
  const buyer = await market.buyer();
  await market.buy(buyer, listing);
  const [own] = await market.sql('select id from purchases where listing_id = $1', [listing.id]);
  const { intentId } = await payUnknown({ listingId: listing.id, buyerId: buyer.id, purchaseId: String(own?.id) });
  expect(await reconcile(market.services)).toBe(1);
  await market.drainJobs();
  expect(await refundedAt(intentId)).toBe(12_000);
  expect(await paidBy(buyer)).toEqual([listing.price]);
  expect(await market.sql('select state from purchases where listing_id = $1 order by state', [listing.id])).toEqual([
    { state: 'paid' },
    { state: 'refunded' },
  ]);
  expect(await reconcile(market.services)).toBe(0);
  expect(await verifyBooks(market.services.db)).toEqual([]);
});

it('ends a second intent of one purchase before anybody pays it, and keeps the first', async () => {
  const listing = await market.listing();
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  const body = { previousId: listing.id, price: listing.price };
  const { clientSecret } = await buyer.api.createPaymentIntent({ body });
  const [own] = await market.sql('select id from purchases where listing_id = $1', [listing.id]);
  const { payments } = market.services;
  const stray = await payments.createIntent({
    key: 'asked a second time',
    purchaseId: String(own?.id),
    listingId: listing.id,
    buyerId: buyer.id,
    amount: 12_000,
    currency: 'usd',
    receiptEmail: buyer.email,
  });
  expect(await settleByIntent(market.services, stray.id)).toBe(true);
  expect((await payments.readIntent(stray.id)).status).toBe('canceled');
  expect((await buyer.api.createPaymentIntent({ body })).clientSecret).toBe(clientSecret);
});

it('changes nothing for an unknown listing, person or name', async () => {
  const listing = await market.listing();
  const buyer = await market.buyer();
  const lost = [
    await payUnknown({ listingId: randomUUID(), buyerId: buyer.id }),
    await payUnknown({ listingId: listing.id, buyerId: randomUUID() }),
    await payUnknown({ listingId: listing.id, buyerId: listing.seller.id }),
    await payUnknown({ listingId: listing.id, buyerId: buyer.id, purchaseId: 'order 7 of another shop' }),
  ];
  await reconcile(market.services);
  expect(await reconcile(market.services)).toBe(lost.length);
  expect(await stateOf(listing)).toBe('true');
  expect(await Promise.all(lost.map(({ intentId }) => refundedAt(intentId)))).toEqual([0, 0, 0, 0]);
});
