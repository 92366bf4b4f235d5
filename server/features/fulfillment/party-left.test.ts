import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { eraseRemoved } from '../accounts/erase-removed.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

async function sold() {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  await market.buy(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  return { buyer, seller: listing.seller, listing, of: { params: { id } } };
}
const leave = ({ id }: Actor) => admin.api.deleteUser({ params: { id } });

it('who stays reads that the other one has left, until that is undone', async () => {
  const { buyer, seller, of } = await sold();
  const hasLeft = async () => (await buyer.api.getFulfillment(of)).other.hasLeft;
  expect(await hasLeft()).toBeUndefined();
  await leave(seller);
  expect(await hasLeft()).toBe(true);
  expect((await buyer.api.listFulfillments({ query: {} })).items[0]?.other.hasLeft).toBe(true);
  await admin.api.restoreUser({ params: { id: seller.id } });
  expect(await hasLeft()).toBeUndefined();
});

it('a buyer whose seller has left cancels, and has all of the money back', async () => {
  const { buyer, seller, of, listing } = await sold();
  await leave(seller);
  await buyer.api.cancelFulfillment({ ...of, body: { reason: 'seller_silent' } });
  await market.drainJobs();
  expect(await buyer.api.getFulfillment(of)).toMatchObject({ state: 'cancelled', refundedCents: 12_000 });
  expect(await market.sql('select state from purchases where listing_id = $1', [listing.id])).toEqual([
    { state: 'refunded' },
  ]);
});

it('a sale of an erased buyer ends by itself, and the seller can read it', async () => {
  const { buyer, seller, of } = await sold();
  await leave(buyer);
  await market.sql(`update accounts set deleted_at = now() - interval '31 days' where id = $1`, [buyer.id]);
  while ((await eraseRemoved(market.services)) > 0);
  expect(await seller.api.getFulfillment(of)).toMatchObject({ state: 'arranging', other: { hasLeft: true } });
  await market.sql('update fulfillments set deadline_at = now() where id = $1', [of.params.id]);
  await market.drainJobs();
  expect(await seller.api.getFulfillment(of)).toMatchObject({ state: 'cancelled', refundedCents: 12_000 });
});
