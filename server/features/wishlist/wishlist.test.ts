import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
let seller: Actor;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller({ name: 'Sam' });
});
afterAll(() => market.close());

const DAY = 86_400;
const of = ({ id }: { id: string }) => ({ params: { id } });
const save = (by: { call: Actor['call'] }, listing: { id: string }, more: object = {}) =>
  by.call('addWish', { body: { previousId: listing.id, ...more } });
const wishesOf = async (buyer: Actor) => (await buyer.api.listWishes({ query: { email: buyer.email } })).items;
/** A late webhook would change a state that the test set. */
const everyDeliveryIsHandled = () =>
  vi.waitFor(
    async () => {
      expect(await market.sql('select 1 from sandbox_stripe.delivery where delivered_at is null')).toEqual([]);
      expect(await market.sql('select 1 from provider_events where handled_at is null')).toEqual([]);
    },
    { timeout: 120_000, interval: 100 },
  );
const savedListing = async (buyer: Actor, more: object = {}) => {
  const listing = await market.listing({ seller, ...more });
  const { insertedId: wishId } = await buyer.api.addWish({ body: { previousId: listing.id } });
  return { ...listing, wish: { id: wishId } };
};
const begin = (buyer: Actor, listing: Listing) =>
  buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });

describe('saving a listing', () => {
  // spec §3: Order: _id, productName, sellerName, sellerEmail, buyerEmail, price, image, previousId, payment
  // spec §7: POST /orders
  it('trusts the id of the listing alone', async () => {
    const buyer = await market.buyer();
    const listing = await market.listing({ seller, title: 'Rocker', price: '1,250.50' });
    const sly = { price: '1', payment: 'true', sellerEmail: 'x@y.test', productName: 'Bed', image: 'javascript:1' };
    const answer = await save(buyer, listing, { ...sly, buyerEmail: ` ${buyer.email.toUpperCase()}` });
    expect(answer).toMatchObject({ status: 201, body: { acknowledged: true } });
    const { image } = await buyer.api.getListing(of(listing));
    expect(await wishesOf(buyer)).toEqual([
      {
        _id: (answer.body as { insertedId: string }).insertedId,
        previousId: listing.id,
        productName: 'Chair',
        title: 'Rocker',
        sellerName: 'Sam',
        sellerEmail: seller.email,
        buyerEmail: buyer.email,
        price: '1250.50',
        savedPrice: '1250.50',
        image,
        location: 'Portland, Oregon',
        payment: 'false',
        isAvailable: 'true',
        heldByMe: false,
      },
    ]);
  });

  it('saves it once, also for concurrent repeats', async () => {
    const buyer = await market.buyer();
    const listing = await market.listing({ seller });
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(buyer, listing)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => (body as { insertedId: string }).insertedId)).size).toBe(1);
    expect(await wishesOf(buyer)).toHaveLength(1);
  });

  // spec §6: Adding to the wishlist needs sign-in
  it('is for signed-in people, on their own list and not for their own listing', async () => {
    const listing = await market.listing({ seller });
    const buyer = await market.buyer();
    expect(await save(market.stranger, listing)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await save(buyer, listing, { buyerEmail: seller.email })).toMatchObject({
      status: 403,
      body: { code: 'not_your_email' },
    });
    expect(await save(seller, listing)).toMatchObject({ status: 403, body: { code: 'own_listing' } });
    expect(await market.sql('select id from wishes where listing_id = $1', [listing.id])).toEqual([]);
    expect(await save(await market.seller(), listing)).toMatchObject({ status: 201 });
  });

  it('is possible while somebody else pays, not after the sale or a withdrawal', async () => {
    const [first, second] = [await market.buyer(), await market.buyer()];
    const listing = await savedListing(first);
    await begin(first, listing);
    expect(await save(second, listing)).toMatchObject({ status: 201 });
    await first.api.releaseHold({ params: { previousId: listing.id } });
    await market.buy(first, listing);
    expect(await save(await market.buyer(), listing)).toMatchObject({
      status: 409,
      body: { code: 'item_unavailable' },
    });

    const withdrawn = await market.listing({ seller });
    await seller.api.updateListing({ ...of(withdrawn), body: { isAvailable: 'false' } });
    expect(await save(second, withdrawn)).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
  });

  it('finds no listing that there is not or that is hidden', async () => {
    const buyer = await market.buyer();
    const hidden = await market.listing({ seller });
    await market.sql('update listings set hidden_at = now() where id = $1', [hidden.id]);
    for (const listing of [hidden, { id: crypto.randomUUID() }])
      expect(await save(buyer, listing)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await save(buyer, { id: 'x' })).toMatchObject({
      status: 422,
      body: { fields: { previousId: expect.any(String) } },
    });
  });
});

describe('the list', () => {
  // spec §6: Buyer: own orders by own email (D8)
  // spec §7: GET /orders?email={email} with bearer token (D5, D8)
  it('is answered to its owner alone, before anything is looked up', async () => {
    const buyer = await market.buyer();
    const query = { email: buyer.email };
    expect(await market.stranger.call('listWishes', { query })).toMatchObject({ status: 401 });
    for (const visitor of [seller, await market.admin()])
      for (const email of [buyer.email, 'nobody@market.test'])
        expect(await visitor.call('listWishes', { query: { email } })).toMatchObject({
          status: 403,
          body: { code: 'not_your_email' },
        });
    expect(await buyer.call('listWishes', { query: { email: buyer.email.toUpperCase() } })).toMatchObject({
      status: 200,
    });
    expect(await buyer.call('listWishes', {})).toMatchObject({
      status: 422,
      body: { fields: { email: expect.any(String) } },
    });
  });

  it('tells who is paying, and until when', async () => {
    const [payer, watcher] = [await market.buyer(), await market.buyer()];
    const listing = await savedListing(payer);
    await save(watcher, listing);
    const { onHoldUntil } = await begin(payer, listing);
    expect(await wishesOf(payer)).toEqual([
      expect.objectContaining({ isAvailable: 'true', onHoldUntil, heldByMe: true }),
    ]);
    expect(await wishesOf(watcher)).toEqual([
      expect.objectContaining({ isAvailable: 'true', onHoldUntil, heldByMe: false }),
    ]);
  });

  it('shows what was paid, and to everybody else that the listing is gone', async () => {
    const [payer, watcher] = [await market.buyer(), await market.buyer()];
    const listing = await savedListing(payer, { price: '99.50' });
    await save(watcher, listing);
    await market.buy(payer, listing);
    await everyDeliveryIsHandled();
    expect(await wishesOf(payer)).toEqual([
      expect.objectContaining({ payment: 'true', price: '99.50', heldByMe: false }),
    ]);
    expect(await wishesOf(watcher)).toEqual([expect.objectContaining({ payment: 'false', isAvailable: 'false' })]);

    await market.sql(`update purchases set state = 'refund_pending' where listing_id = $1 and state = 'paid'`, [
      listing.id,
    ]);
    expect(await wishesOf(payer)).toEqual([expect.objectContaining({ payment: 'true' })]);
    await market.sql(`update purchases set state = 'refunded' where listing_id = $1 and state = 'refund_pending'`, [
      listing.id,
    ]);
    expect(await wishesOf(payer)).toEqual([expect.objectContaining({ payment: 'false', isAvailable: 'false' })]);
  });

  it('is paged newest first, without gaps or repeats over wishes of the same instant', async () => {
    const buyer = await market.buyer();
    const listings = await Promise.all(Array.from({ length: 20 }, () => market.listing({ seller })));
    await market.sql(
      `insert into wishes (id, buyer_id, listing_id, price_cents, created_at)
      select gen_random_uuid(), $1, id, price_cents, now() - make_interval(secs => (row_number() over () / 5) * 0.000001)
      from listings where id = any($2)`,
      [buyer.id, listings.map(({ id }) => id)],
    );
    const rows = await market.sql('select id from wishes where buyer_id = $1 order by created_at desc, id desc', [
      buyer.id,
    ]);
    const { items, pages } = await walkPages((cursor) =>
      buyer.api.listWishes({ query: { email: buyer.email, limit: 3, cursor } }),
    );
    expect(items.map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    expect(pages).toBe(7);
  });

  describe('in another order', () => {
    let buyer: Actor;
    beforeAll(async () => {
      buyer = await market.buyer();
      const other = await market.buyer();
      const bed = await savedListing(buyer, { title: 'bed', price: '80' });
      await savedListing(buyer, { title: 'Armchair', price: '1,250.50' });
      const paid = await savedListing(buyer, { title: 'Desk', price: '120' });
      const held = await savedListing(buyer, { title: 'Chest', price: '80' });
      await market.buy(buyer, paid);
      await save(other, held);
      await begin(other, held);
      await market.sql(`update listings set price_cents = 99900 where id = $1`, [paid.id]);
      await market.sql(`update listings set hidden_at = now() where id = $1`, [bed.id]);
    });

    // beyond the spec: Buyers sort their saved listings as they like: GET /orders with `sort` and `order`
    it.each([
      ['saved', 'desc', ['Chest', 'Desk', 'Armchair', 'bed']],
      ['name', 'asc', ['Armchair', 'bed', 'Chest', 'Desk']],
      ['price', 'desc', ['Armchair', 'Desk', 'Chest', 'bed']],
      ['state', 'asc', ['Armchair', 'Chest', 'bed', 'Desk']],
    ] as const)('by %s, %s at first and the other way when asked, page by page', async (sort, usual, titles) => {
      const query = { email: buyer.email, sort, limit: 1 };
      const walk = (order?: 'asc' | 'desc') =>
        walkPages((cursor) => buyer.api.listWishes({ query: { ...query, cursor, order } }));
      expect((await walk()).items.map(({ title }) => title)).toEqual(titles);
      expect((await walk(usual)).items.map(({ title }) => title)).toEqual(titles);
      const reverse = await walk(usual === 'asc' ? 'desc' : 'asc');
      expect(reverse.items.map(({ title }) => title)).toEqual(titles.toReversed());
    });

    it('does not go on in another order than it began', async () => {
      const list = (query: object) => buyer.call('listWishes', { query: { email: buyer.email, ...query } });
      const { nextCursor: cursor } = await buyer.api.listWishes({
        query: { email: buyer.email, limit: 1, sort: 'price' },
      });
      expect(await list({ cursor, sort: 'price' })).toMatchObject({ status: 200 });
      for (const query of [{ cursor }, { cursor, sort: 'name' }, { sort: 'seller' }, { order: 'up' }])
        expect(await list(query), JSON.stringify(query)).toMatchObject({ status: 422 });
    });
  });
});

describe('the entry for a listing', () => {
  // spec §7: GET /get-furniture/{id} (D10)
  it('is there for the caller only, and only while it is on the list', async () => {
    const buyer = await market.buyer();
    const listing = await savedListing(buyer);
    expect(await buyer.api.getWish(of(listing))).toEqual({
      ...(await wishesOf(buyer))[0],
      edition: expect.any(Number),
      images: [(await wishesOf(buyer))[0]?.image],
      condition: 'Good',
      year: '2019',
      description: 'A chair that has been sat on.',
      colours: [],
      materials: [],
    });
    expect(await market.stranger.call('getWish', of(listing))).toMatchObject({ status: 401 });
    for (const visitor of [seller, await market.buyer(), await market.admin()])
      expect(await visitor.call('getWish', of(listing))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await buyer.call('getWish', of({ id: crypto.randomUUID() }))).toMatchObject({ status: 404 });
    expect(await buyer.call('getWish', of(listing.wish))).toMatchObject({ status: 404 });
    await buyer.api.removeWish(of(listing.wish));
    expect(await buyer.call('getWish', of(listing))).toMatchObject({ status: 404 });
  });

  it('has all photos of the edition that a payment holds', async () => {
    const buyer = await market.buyer();
    const listing = await savedListing(buyer);
    const images = [await market.picture(seller), await market.picture(seller), await market.picture(seller)];
    await seller.api.updateListing({ ...of(listing), body: { images } });
    expect((await buyer.api.getWish(of(listing))).images).toEqual(images);
  });
});

describe('removing from the list', () => {
  // spec §6: Buyer: deletes or removes own orders (D9)
  it.each(['removeWish', 'restoreWish'] as const)('by %s is only for its owner', async (call) => {
    const buyer = await market.buyer();
    const { wish } = await savedListing(buyer);
    expect(await market.stranger.call(call, of(wish))).toMatchObject({ status: 401 });
    for (const visitor of [seller, await market.buyer(), await market.admin()])
      expect(await visitor.call(call, of(wish))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const id of [crypto.randomUUID(), 'x'])
      expect(await buyer.call(call, of({ id }))).toMatchObject({ status: 404 });
    expect(await wishesOf(buyer)).toHaveLength(1);
  });

  // beyond the spec: POST …/restore: restores what was deleted (D9)
  it('can be undone, which puts it back where it stood', async () => {
    const buyer = await market.buyer();
    const [older] = [await savedListing(buyer), await savedListing(buyer)];
    const before = await wishesOf(buyer);
    await buyer.api.removeWish(of(older.wish));
    expect(await wishesOf(buyer)).toEqual(before.slice(0, 1));
    expect(await buyer.call('removeWish', of(older.wish))).toMatchObject({ status: 404 });
    for (let i = 0; i < 2; i++) expect(await buyer.api.restoreWish(of(older.wish))).toEqual({ acknowledged: true });
    expect(await wishesOf(buyer)).toEqual(before);
  });

  it('can be followed by saving it anew, at the price of the day', async () => {
    const buyer = await market.buyer();
    const [older] = [await savedListing(buyer, { price: '100' }), await savedListing(buyer)];
    await buyer.api.removeWish(of(older.wish));
    await seller.api.updateListing({ ...of(older), body: { price: '90' } });
    expect(await save(buyer, older)).toMatchObject({ status: 201, body: { insertedId: older.wish.id } });
    expect((await wishesOf(buyer))[0]).toMatchObject({ _id: older.wish.id, savedPrice: '90' });
  });

  // spec §7: DELETE /orders/{id}, acknowledged (D9)
  it('waits while the buyer pays, and leaves the books of a paid listing alone', async () => {
    const buyer = await market.buyer();
    const listing = await savedListing(buyer);
    await begin(buyer, listing);
    expect(await buyer.call('removeWish', of(listing.wish))).toMatchObject({
      status: 409,
      body: { code: 'payment_in_progress' },
    });
    await buyer.api.releaseHold({ params: { previousId: listing.id } });
    await market.buy(buyer, listing);
    await buyer.api.removeWish(of(listing.wish));
    expect(await wishesOf(buyer)).toEqual([]);
    const { items } = await buyer.api.listPaid({ params: { email: buyer.email } });
    expect(items).toEqual([expect.objectContaining({ previousId: listing.id, payment: 'true' })]);
  });

  it('does not wait for a payment of somebody else', async () => {
    const [payer, watcher] = [await market.buyer(), await market.buyer()];
    const listing = await savedListing(payer);
    const { insertedId: id } = await watcher.api.addWish({ body: { previousId: listing.id } });
    await begin(payer, listing);
    expect(await watcher.call('removeWish', of({ id }))).toMatchObject({ status: 200 });
  });

  it('can be undone for 30 days', async () => {
    const buyer = await market.buyer();
    const [early, late] = [await savedListing(buyer), await savedListing(buyer)];
    for (const { wish } of [early, late]) await buyer.api.removeWish(of(wish));
    market.clock.advance(30 * DAY - 60);
    expect(await buyer.call('restoreWish', of(early.wish))).toMatchObject({ status: 200 });
    market.clock.advance(120);
    expect(await buyer.call('restoreWish', of(late.wish))).toMatchObject({
      status: 409,
      body: { code: 'undo_expired' },
    });
  });
});

describe('the ids of what is saved', () => {
  it('are those on the list that are not bought, the newest first', async () => {
    const buyer = await market.buyer();
    const [kept, removed, bought, newest] = [
      await savedListing(buyer),
      await savedListing(buyer),
      await savedListing(buyer),
      await savedListing(buyer),
    ];
    await buyer.api.removeWish(of(removed.wish));
    await market.buy(buyer, bought);
    expect(await buyer.api.listSaved()).toEqual(
      [newest, kept].map(({ id, wish }) => ({ _id: wish.id, previousId: id })),
    );
    expect(await (await market.buyer()).api.listSaved()).toEqual([]);
  });

  it('are counted for everybody, without names', async () => {
    const [one, other] = [await market.buyer(), await market.buyer()];
    const listing = await savedListing(one);
    const { insertedId: id } = await other.api.addWish({ body: { previousId: listing.id } });
    expect(await market.stranger.api.getInterest(of(listing))).toEqual({ saves: 2 });
    await other.api.removeWish(of({ id }));
    expect(await market.stranger.api.getInterest(of(listing))).toEqual({ saves: 1 });
    await seller.api.updateListing({ ...of(listing), body: { isAvailable: 'false' } });
    expect(await market.stranger.call('getInterest', of(listing))).toMatchObject({ status: 404 });
  });
});
