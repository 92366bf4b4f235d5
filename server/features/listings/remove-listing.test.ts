import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket, type Piece } from '../../../test/support/marketplace.ts';
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
const saved = async (piece: Piece) => {
  const buyer = await market.buyer();
  await buyer.api.addWish({ body: { previousId: piece.id } });
  return buyer;
};
const acts = (piece: Piece) =>
  market.sql('select action, actor_id, before, after from audit_log where target_id = $1 order by at', [piece.id]);
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

describe('removing a piece', () => {
  it('takes it out of every list, and undoing it gives back exactly what was there', async () => {
    const piece = await market.listing({ productName: 'Cupboard' });
    const buyer = await saved(piece);
    await piece.seller.api.advertiseListing(of(piece));
    const tables = ['accounts', 'images', 'listings', 'listing_images', 'wishes'];
    const before = await readTables(market, tables);

    expect(await piece.seller.api.removeListing(of(piece))).toEqual({ acknowledged: true });

    const { api, email } = piece.seller;
    expect((await api.listOwnListings({ params: { email } })).items).toEqual([]);
    expect(ids((await market.stranger.api.listAvailable({})).items)).not.toContain(piece.id);
    expect((await market.stranger.api.listCollection({ params: { name: 'cupboard' } })).items).toEqual([]);
    for (const who of [market.stranger, piece.seller, admin])
      expect(await who.call('getListing', of(piece))).toMatchObject({ status: 410 });
    expect(await buyer.api.getWish(of(piece))).toMatchObject({ isAvailable: 'false', payment: 'false' });
    const intent = { body: { previousId: piece.id, price: piece.price } };
    expect(await buyer.call('createPaymentIntent', intent)).toMatchObject({ status: 404 });
    const wish = { body: { previousId: piece.id } };
    expect(await (await market.buyer()).call('addWish', wish)).toMatchObject({ status: 404 });
    for (const call of ['advertiseListing', 'removeListing'] as const)
      expect(await piece.seller.call(call, of(piece))).toMatchObject({ status: 404 });

    expect(await api.restoreListing(of(piece))).toEqual({ acknowledged: true });
    expect(await api.restoreListing(of(piece))).toEqual({ acknowledged: true });
    const after = await readTables(market, tables);
    for (const table of ['images', 'listings', 'listing_images', 'wishes']) expect(after[table]).toEqual(before[table]);
    expect(await acts(piece)).toMatchObject([
      { action: 'remove_listing', actor_id: piece.seller.id, before: { removed: false }, after: { removed: true } },
      { action: 'restore_listing', actor_id: piece.seller.id, before: { removed: true }, after: { removed: false } },
    ]);
  });

  it('waits while somebody pays, and a sold piece stays', async () => {
    const piece = await market.listing();
    const buyer = await saved(piece);
    await buyer.api.createPaymentIntent({ body: { previousId: piece.id, price: piece.price } });
    expect(await piece.seller.call('removeListing', of(piece))).toMatchObject({
      status: 409,
      body: { code: 'item_on_hold' },
    });
    await market.buy(buyer, piece);
    expect(await piece.seller.call('removeListing', of(piece))).toMatchObject({
      status: 409,
      body: { code: 'item_unavailable' },
    });
    expect(await acts(piece)).toEqual([]);
  });

  it('can be undone for 30 days, not longer', async () => {
    const [late, inTime] = [await market.listing(), await market.listing()];
    for (const piece of [late, inTime]) await piece.seller.api.removeListing(of(piece));
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
    const piece = await market.listing();
    await admin.api.removeListing(of(piece));
    expect(await piece.seller.call('restoreListing', of(piece))).toMatchObject({ status: 404 });
    await admin.api.restoreListing(of(piece));
    expect((await market.stranger.api.getListing(of(piece)))._id).toBe(piece.id);
  });

  it("stays removed when its seller's account is removed and brought back", async () => {
    const piece = await market.listing();
    await piece.seller.api.removeListing(of(piece));
    await admin.api.deleteUser(of(piece.seller));
    await admin.api.restoreUser(of(piece.seller));
    expect(await market.stranger.call('getListing', of(piece))).toMatchObject({ status: 410 });
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
    for (const piece of [own, back]) await seller.api.removeListing(of(piece));
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

  it('is listed for admins, the last first, page by page, until it cannot be undone any more', async () => {
    const seller = await market.seller({ name: 'Olga Remover' });
    const pieces = [
      await market.listing({ seller }),
      await market.listing({ seller }),
      await market.listing({ seller }),
    ];
    for (const piece of pieces) await seller.api.removeListing(of(piece));
    const mine = ({ items }: { items: { sellerName: string; _id: string }[] }) =>
      ids(items.filter(({ sellerName }) => sellerName === 'Olga Remover'));

    const first = await admin.api.listRemovedListings({ query: { limit: 2 } });
    expect(first.items[0]).toMatchObject({ removedBy: 'Olga Remover', price: '120', productName: 'Chair' });
    const second = await admin.api.listRemovedListings({ query: { cursor: first.nextCursor } });
    expect([...mine(first), ...mine(second)]).toEqual(ids(pieces.map(({ id }) => ({ _id: id }))).reverse());

    market.clock.advance(31 * DAY);
    expect((await admin.api.listRemovedListings({})).items).toEqual([]);
    market.clock.advance(-31 * DAY);
  });
});
