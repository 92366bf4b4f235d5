import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const offer = (by: Actor, { id: listingId }: Listing, amountCents: number) =>
  by.api.makeOffer({ body: { listingId, amountCents } });
const accept = (by: Actor, id: string) => by.call('acceptOffer', { params: { id } });
const lower = ({ id, seller }: Listing, price: string) => seller.api.updateListing({ params: { id }, body: { price } });

it('an offer is not accepted above a price that has fallen since, by either side', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const { id } = await offer(buyer, listing, 10_000);
  await lower(listing, '90');
  expect((await accept(listing.seller, id)).body).toMatchObject({
    code: 'conflict',
    reason: { key: 'offers.abovePrice', params: { price: { cents: 9_000, currency: 'USD' } } },
  });
  const [shown] = (await buyer.api.listOffers({ query: { listingId: listing.id } })).items;
  expect(shown?.listing).toMatchObject({ priceCents: 9_000, state: 'available' });
  const counter = await listing.seller.api.counterOffer({ params: { id }, body: { amountCents: 8_500 } });
  await lower(listing, '80');
  expect((await accept(buyer, counter.id)).status).toBe(409);
  const another = await offer(buyer, listing, 8_000);
  expect((await accept(listing.seller, another.id)).body).toEqual({ state: 'accepted' });
});

it('an offer of the whole price is taken by rules from before the price fell', async () => {
  const listing = await market.listing();
  const rules = { accepts: true, floorCents: 9_000, acceptCents: 11_000 };
  await listing.seller.api.changeOfferRules({ params: { id: listing.id }, body: rules });
  await lower(listing, '80');
  expect((await offer(await market.buyer(), listing, 7_999)).state).toBe('declined');
  expect((await offer(await market.buyer(), listing, 8_000)).state).toBe('accepted');
});

it('a buyer at the full price is not told that their own offer ended, nor is a blocked buyer', async () => {
  const [buyer, blocked, listing] = [await market.buyer(), await market.buyer(), await market.listing()];
  await offer(buyer, listing, 10_000);
  await offer(blocked, listing, 9_000);
  await listing.seller.api.blockAccount({ body: { accountId: blocked.id } });
  await market.buy(buyer, listing);
  await market.drainJobs();
  for (const by of [buyer, blocked]) {
    const { items } = await by.api.listNotifications({ query: {} });
    expect(items.map(({ kind }) => kind)).not.toContain('offer_ended');
  }
});

it('a person who withdraws the offer of the other side is told how to answer it', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing()];
  const { id } = await offer(buyer, listing, 10_000);
  expect((await listing.seller.call('withdrawOffer', { params: { id } })).body).toMatchObject({
    code: 'not_allowed',
    reason: { key: 'offers.onlyProposer' },
  });
});
