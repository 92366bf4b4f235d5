import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const newsOf = async (by: Actor, kind: string) =>
  (await by.api.listNotifications({ query: {} })).items.filter((one) => one.kind === kind).map(({ params }) => params);

/** An accepted offer, and one that was declined because of it. */
async function held() {
  const [buyer, rival, listing] = [await market.buyer(), await market.buyer(), await market.listing()];
  const offer = (by: Actor, amountCents: number) => by.api.makeOffer({ body: { listingId: listing.id, amountCents } });
  const { id, conversationId } = await offer(buyer, 10_000);
  await offer(rival, 9_000);
  await listing.seller.api.acceptOffer({ params: { id } });
  return { buyer, rival, listing, conversationId };
}

const lastEvent = async (by: Actor, id: string) => (await by.api.listMessages({ params: { id } })).items.at(-1)?.event;

async function hide({ id }: Listing) {
  const admin = await market.admin();
  await market.stranger.api.sendReport({ body: { kind: 'listing', targetId: id, reason: 'other' } });
  const [row] = await market.sql('select id from cases where target_id = $1', [id]);
  const body = { action: 'hide' as const, reason: 'It is not furniture.' };
  await admin.api.decideCase({ params: { id: String(row?.id) }, body });
}

it('a buyer whose hold a block ends reads that it ended, and not that they were too late', async () => {
  const { buyer, rival, listing, conversationId } = await held();
  await listing.seller.api.blockAccount({ body: { accountId: buyer.id } });
  await market.drainJobs();
  expect(await lastEvent(buyer, conversationId)).toMatchObject({ name: 'hold_lapsed', endedEarly: true });
  expect(await newsOf(buyer, 'hold_lapsed')).toMatchObject([{ endedEarly: true }]);
  expect(await newsOf(rival, 'available_again')).toHaveLength(1);
});

it('a hold that ends because the listing is hidden offers it to nobody', async () => {
  const { buyer, rival, listing, conversationId } = await held();
  await hide(listing);
  await market.drainJobs();
  expect(await lastEvent(buyer, conversationId)).toMatchObject({ endedEarly: true, notForSale: true });
  expect(await newsOf(rival, 'available_again')).toEqual([]);
});

it('a buyer who was blocked meanwhile does not learn that a hold has ended', async () => {
  const { rival, listing } = await held();
  await listing.seller.api.blockAccount({ body: { accountId: rival.id } });
  await market.sql(`update purchases set held_until = now(), due_at = now() where listing_id = $1`, [listing.id]);
  await market.drainJobs();
  expect(await newsOf(rival, 'available_again')).toEqual([]);
});
