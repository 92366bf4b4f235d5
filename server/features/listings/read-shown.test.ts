import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { readShown } from './read-shown.ts';

let market: Market;
let seller: Actor;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller();
});
afterAll(() => market.close());

type Visitor = Pick<Actor, 'api'>;

const search = async (who: Visitor, words: string) => (await who.api.searchListings({ query: { words } })).items;

/** Past the triggers that say what has changed. */
const changeUnnoticed = ({ id }: Listing, title: string) =>
  market.services.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await tx.updateTable('listings').set({ title }).where('id', '=', id).execute();
  });

it('strangers and buyers see a repeated search from the cache, sellers and admins from the database', async () => {
  const listing = await market.listing({ seller, title: 'Zebrano sideboard' });
  const [buyer, admin] = [await market.buyer(), await market.admin()];
  for (const who of [market.stranger, buyer]) expect(await search(who, 'zebrano')).toHaveLength(1);
  await changeUnnoticed(listing, 'Zebrano cupboard');
  const titlesFor = (who: Visitor) => search(who, 'zebrano').then((items) => items.map(({ title }) => title));
  for (const who of [market.stranger, buyer]) expect(await titlesFor(who)).toEqual(['Zebrano sideboard']);
  for (const who of [seller, admin]) expect(await titlesFor(who)).toEqual(['Zebrano cupboard']);
  expect((await search(seller, 'zebrano'))[0]).toMatchObject({ sellerEmail: seller.email });
  expect((await search(market.stranger, 'zebrano'))[0]).not.toHaveProperty('sellerEmail');
});

it('shows each change of a listing in the next search', async () => {
  const listing = await market.listing({ seller, title: 'Wenge bench', price: '300' });
  const [buyer, admin] = [await market.buyer(), await market.admin()];
  const of = { params: { id: listing.id } };
  const seen = async () => (await search(market.stranger, 'wenge'))[0];
  expect(await seen()).toMatchObject({ price: '300', isVarified: false });

  await seller.api.updateListing({ ...of, body: { price: '250' } });
  expect(await seen()).toMatchObject({ price: '250', formerPrice: '300' });
  await admin.api.verifySeller({ params: { id: seller.id } });
  expect(await seen()).toMatchObject({ isVarified: true });
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: '250' } });
  expect(await seen()).toHaveProperty('onHoldUntil');
  await seller.api.updateAccount({ body: { displayName: 'Ida Holm' } });
  expect(await seen()).toMatchObject({ accountName: 'Ida Holm' });
});

it('a cached listing is gone once it is removed, and is left out where its state is not wanted', async () => {
  const { id } = await market.listing({ seller, title: 'Padauk stool' });
  const shown = (state: string) => readShown(market.services, undefined, { ids: [id], states: [state] });
  expect(await shown('available')).toMatchObject([{ id }]);
  expect(await shown('sold')).toEqual([]);
  await seller.api.removeListing({ params: { id } });
  expect(await shown('available')).toEqual([]);
});
