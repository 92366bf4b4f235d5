import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { readTables } from '../../../test/support/table-snapshot.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  admin = await market.admin();
});
afterAll(() => market.close());

const DAY = 86_400;
const of = ({ id }: { id: string }) => ({ params: { id } });
const saved = async (listing: Listing) => {
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  return buyer;
};
const acts = (listing: Listing) =>
  market.sql('select action, actor_id, before, after from audit_log where target_id = $1 order by at', [listing.id]);
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

describe('removing a listing', () => {
  // beyond the spec: POST …/restore: restores what was deleted (D9)
  it('takes it out of every list, and undoing it gives back exactly what was there', async () => {
    const listing = await market.listing({ productName: 'Cupboard' });
    const buyer = await saved(listing);
    await listing.seller.api.advertiseListing(of(listing));
    const tables = ['accounts', 'images', 'listings', 'listing_images', 'wishes'];
    const before = await readTables(market, tables);

    expect(await listing.seller.api.removeListing(of(listing))).toEqual({ acknowledged: true });

    const { api, email } = listing.seller;
    expect((await api.listOwnListings({ params: { email } })).items).toEqual([]);
    expect(ids((await market.stranger.api.listAvailable({})).items)).not.toContain(listing.id);
    expect((await market.stranger.api.listCollection({ params: { name: 'cupboard' } })).items).toEqual([]);
    for (const who of [market.stranger, listing.seller, admin])
      expect(await who.call('getListing', of(listing))).toMatchObject({ status: 410 });
    expect(await buyer.api.getWish(of(listing))).toMatchObject({ isAvailable: 'false', payment: 'false' });
    const intent = { body: { previousId: listing.id, price: listing.price } };
    expect(await buyer.call('createPaymentIntent', intent)).toMatchObject({ status: 404 });
    const wish = { body: { previousId: listing.id } };
    expect(await (await market.buyer()).call('addWish', wish)).toMatchObject({ status: 404 });
    for (const call of ['advertiseListing', 'removeListing'] as const)
      expect(await listing.seller.call(call, of(listing))).toMatchObject({ status: 404 });

    expect(await api.restoreListing(of(listing))).toEqual({ acknowledged: true });
    expect(await api.restoreListing(of(listing))).toEqual({ acknowledged: true });
    const after = await readTables(market, tables);
    for (const table of ['images', 'listings', 'listing_images', 'wishes']) expect(after[table]).toEqual(before[table]);
    expect(await acts(listing)).toMatchObject([
      { action: 'remove_listing', actor_id: listing.seller.id, before: { removed: false }, after: { removed: true } },
      { action: 'restore_listing', actor_id: listing.seller.id, before: { removed: true }, after: { removed: false } },
    ]);
  });

  // beyond the spec: DELETE /furniture/{id}: a seller removes a listing (D9)
  it('waits while somebody pays, and a sold listing stays', async () => {
    const listing = await market.listing();
    const buyer = await saved(listing);
    await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
    expect(await listing.seller.call('removeListing', of(listing))).toMatchObject({
      status: 409,
      body: { code: 'item_on_hold' },
    });
    await market.buy(buyer, listing);
    expect(await listing.seller.call('removeListing', of(listing))).toMatchObject({
      status: 409,
      body: { code: 'item_unavailable' },
    });
    expect(await acts(listing)).toEqual([]);
  });

  it('can be undone for 30 days, not longer', async () => {
    const [late, inTime] = [await market.listing(), await market.listing()];
    for (const listing of [late, inTime]) await listing.seller.api.removeListing(of(listing));
    await market.sql(
      `update listings set deleted_at = now() - interval '30 days' - interval '1 minute' where id = $1`,
      [late.id],
    );
    await market.sql(`update listings set deleted_at = now() - interval '29 days' where id = $1`, [inTime.id]);
    expect(await late.seller.call('restoreListing', of(late))).toMatchObject({
      status: 409,
      body: { code: 'undo_expired' },
    });
    expect(await inTime.seller.api.restoreListing(of(inTime))).toEqual({ acknowledged: true });
  });

  it('is not undone by the seller when an admin did it', async () => {
    const listing = await market.listing();
    await admin.api.removeListing(of(listing));
    expect(await listing.seller.call('restoreListing', of(listing))).toMatchObject({ status: 404 });
    await admin.api.restoreListing(of(listing));
    expect((await market.stranger.api.getListing(of(listing)))._id).toBe(listing.id);
  });

  it("stays removed when its seller's account is removed and brought back", async () => {
    const listing = await market.listing();
    await listing.seller.api.removeListing(of(listing));
    await admin.api.deleteUser(of(listing.seller));
    await admin.api.restoreUser(of(listing.seller));
    expect(await market.stranger.call('getListing', of(listing))).toMatchObject({ status: 410 });
  });
});

describe('what was removed lately', () => {
  it('is listed for its seller, as long as they can bring it back themselves', async () => {
    const [seller, other] = [await market.seller(), await market.seller()];
    const [own, condemned, back] = [
      await market.listing({ seller }),
      await market.listing({ seller }),
      await market.listing({ seller }),
    ];
    for (const listing of [own, back]) await seller.api.removeListing(of(listing));
    await admin.api.removeListing(of(condemned));
    await other.api.removeListing(of(await market.listing({ seller: other })));
    const read = async () => ids((await seller.api.listOwnRemoved({ params: { email: seller.email } })).items);
    expect(await read()).toEqual([back.id, own.id]);
    await seller.api.restoreListing(of(back));
    expect(await read()).toEqual([own.id]);
    expect(await other.call('listOwnRemoved', { params: { email: seller.email } })).toMatchObject({
      status: 403,
      body: { code: 'not_your_email' },
    });
    market.clock.advance(31 * DAY);
    expect(await read()).toEqual([]);
    market.clock.advance(-31 * DAY);
  });

  // beyond the spec: GET /removed-users, /removed-furniture, /audit-log: what was removed, and who did what
  it('is listed for admins, the last first, page by page, until it cannot be undone any more', async () => {
    const seller = await market.seller({ name: 'Olga Remover' });
    const listings = [
      await market.listing({ seller }),
      await market.listing({ seller }),
      await market.listing({ seller }),
    ];
    for (const listing of listings) await seller.api.removeListing(of(listing));
    const mine = ({ items }: { items: { sellerName: string; _id: string }[] }) =>
      ids(items.filter(({ sellerName }) => sellerName === 'Olga Remover'));

    const first = await admin.api.listRemovedListings({ query: { limit: 2 } });
    expect(first.items[0]).toMatchObject({
      removedBy: 'Olga Remover',
      deletedBySeller: true,
      price: '120',
      productName: 'Chair',
    });
    const second = await admin.api.listRemovedListings({ query: { cursor: first.nextCursor } });
    expect([...mine(first), ...mine(second)]).toEqual(ids(listings.map(({ id }) => ({ _id: id }))).reverse());

    market.clock.advance(31 * DAY);
    expect((await admin.api.listRemovedListings({})).items).toEqual([]);
    market.clock.advance(-31 * DAY);
  });
});
