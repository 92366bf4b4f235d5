import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingSorts, orders } from '../../../shared/domain/sorting.ts';
import type { Actor } from '../../../test/support/actor.ts';
import { handOver } from '../../../test/support/hand-over.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';
import { walkPages } from '../../../test/support/walk-pages.ts';

let market: Market;
let seller: Actor;
let buyer: Actor;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller({ verified: true });
  buyer = await market.buyer();
  admin = await market.admin();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });
const available = async (limit = 100) => (await market.stranger.api.listAvailable({ query: { limit } })).items;
const idsOf = (items: { _id: string }[]) => items.map(({ _id }) => _id);

const hold = async (listing: Listing, by = buyer) => {
  await by.api.addWish({ body: { previousId: listing.id } });
  return by.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
};

describe('what anybody sees of a listing', () => {
  // spec §3: Furniture: _id, sellerName, location, phone, sellerEmail, productName, price, condition, description, image, year, isAvailable, advertise (D11, D12)
  it('gives phone and e-mail of the seller to people who ask for it, one listing at a time', async () => {
    const place = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 };
    const listing = await market.listing({ seller, phone: '(503) 555-0142', place });
    const contact = { phone: '(503) 555-0142', dial: '+15035550142', sellerEmail: seller.email };
    const { contactHidden, sellerId, ...open } = await buyer.api.getListing(of(listing));
    expect([contactHidden, sellerId]).toEqual(['on_request', seller.id]);
    expect(open).not.toHaveProperty('phone');
    expect(await buyer.api.showContact(of(listing))).toEqual(contact);
    expect(await market.stranger.api.getListing(of(listing))).toEqual({ ...open, sellerId });
    expect(open).toMatchObject({ isVarified: true });
    for (const items of [
      await available(),
      (await market.stranger.api.listCollection({ params: { name: 'chair' } })).items,
    ])
      expect(items.find(({ _id }) => _id === listing.id)).toEqual(open);
    const inLists = async (by: Actor) => [
      (await by.api.listAvailable({ query: { limit: 100 } })).items,
      (await by.api.listCollection({ params: { name: 'chair' } })).items,
    ];
    for (const items of await inLists(buyer)) expect(items.find(({ _id }) => _id === listing.id)).toEqual(open);
    for (const owner of [seller, admin])
      for (const items of await inLists(owner))
        expect(items.find(({ _id }) => _id === listing.id)).toEqual({ ...open, ...contact });
  });

  it('treats a bad token as none', async () => {
    const listing = await market.listing({ seller });
    const answer = await fetch(`${market.origin}/api/listing/${listing.id}`, {
      headers: { Authorization: 'Bearer forged' },
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).not.toHaveProperty('phone');
  });

  // spec §4: isAvailable while somebody pays (D7)
  it('says until when a listing is on hold, and that it is not gone', async () => {
    const listing = await market.listing({ seller });
    const { onHoldUntil } = await hold(listing);
    for (const shown of [
      await market.stranger.api.getListing(of(listing)),
      (await available()).find(({ _id }) => _id === listing.id),
    ])
      expect(shown).toMatchObject({ isAvailable: 'true', onHoldUntil });
    await buyer.api.releaseHold({ params: { previousId: listing.id } });
    expect(await market.stranger.api.getListing(of(listing))).not.toHaveProperty('onHoldUntil');
  });

  // spec §2: `/`: list of available products
  it('shows a sold listing as gone, outside the home screen', async () => {
    const listing = await market.listing({ seller });
    await market.buy(buyer, listing);
    expect(await market.stranger.api.getListing(of(listing))).toMatchObject({ isAvailable: 'false' });
    expect(idsOf(await available())).not.toContain(listing.id);
  });

  it('shows a withdrawn listing only to its seller and to admins', async () => {
    const listing = await market.listing({ seller });
    await seller.api.updateListing({ ...of(listing), body: { isAvailable: 'false' } });
    for (const visitor of [market.stranger, buyer, await market.seller()])
      expect(await visitor.call('getListing', of(listing))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const visitor of [seller, admin])
      expect(await visitor.api.getListing(of(listing))).toMatchObject({ isAvailable: 'false', withdrawn: true });
    const { items } = await market.stranger.api.listCollection({ params: { name: 'Chair' }, query: { limit: 100 } });
    expect(idsOf([...items, ...(await available())])).not.toContain(listing.id);
  });

  it('shows nothing of a removed seller to anybody', async () => {
    const listing = await market.listing();
    await admin.api.deleteUser(of(listing.seller));
    const { items } = await market.stranger.api.listCollection({ params: { name: 'Chair' }, query: { limit: 100 } });
    expect(idsOf([...items, ...(await available())])).not.toContain(listing.id);
    for (const visitor of [market.stranger, buyer, admin])
      expect(await visitor.call('getListing', of(listing))).toMatchObject({ status: 410 });
  });

  // beyond the spec: `/furniture/{id}`, GET /listing/{id}: one listing on its own page (D15)
  it.each([crypto.randomUUID(), 'not-an-id', '%00'])('has nothing at %s', async (id) => {
    expect(await market.stranger.call('getListing', of({ id }))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});

describe('the lists', () => {
  it('put advertised listings first, then the newest', async () => {
    const [older, newer] = [await market.listing({ seller }), await market.listing({ seller })];
    await seller.api.advertiseListing(of(older));
    const ids = idsOf(await available());
    expect(ids.indexOf(older.id)).toBeLessThan(ids.indexOf(newer.id));
    await seller.api.updateListing({ ...of(older), body: { advertise: 'false' } });
    const after = idsOf(await available());
    expect(after.indexOf(older.id)).toBeGreaterThan(after.indexOf(newer.id));
  });

  // spec §2: `/collections/{name}`: the listings of a category, loaded by name before showing (D21)
  // spec §7: GET /item/{name} (D5)
  it('hold one category under any spelling of its name, sold listings last', async () => {
    const [sold, second, first] = [
      await market.listing({ seller, productName: 'Dressing Table' }),
      await market.listing({ seller, productName: 'dressing-table' }),
      await market.listing({ seller, productName: 'DRESSING TABLE' }),
    ];
    await market.buy(buyer, sold);
    for (const name of ['Dressing Table', 'dressing-table', ' dressing TABLE ']) {
      const { items } = await market.stranger.api.listCollection({ params: { name } });
      expect(idsOf(items)).toEqual([first.id, second.id, sold.id]);
    }
    expect(await market.stranger.call('listCollection', { params: { name: 'lamp' } })).toMatchObject({ status: 404 });
  });

  // spec §7: GET /furniture/{email} (D5, D8)
  it('give a seller the own listings in every state, and nobody else', async () => {
    const own = await market.seller();
    const [gone, withdrawn, fresh] = [
      await market.listing({ seller: own }),
      await market.listing({ seller: own }),
      await market.listing({ seller: own }),
    ];
    await market.buy(buyer, gone);
    await own.api.updateListing({ ...of(withdrawn), body: { isAvailable: 'false' } });
    const mine = { params: { email: own.email.toUpperCase() } };
    const { items } = await own.api.listOwnListings(mine);
    expect(items.map(({ _id, isAvailable }) => [_id, isAvailable])).toEqual([
      [fresh.id, 'true'],
      [withdrawn.id, 'false'],
      [gone.id, 'false'],
    ]);
    // The seller needs the buyer for the pick-up; nobody else sees the buyer.
    const [, , sold] = items;
    expect(items.map((item) => item.buyer)).toEqual([undefined, undefined, sold?.buyer]);
    const { displayName, email } = buyer;
    const [conversation] = (await own.api.listConversations({ query: { listingId: gone.id } })).items;
    expect(sold?.buyer).toEqual({ displayName, email, conversationId: conversation?.id, isDisputing: false });
    for (const visitor of [market.stranger, buyer, admin])
      expect(await visitor.api.getListing(of(gone))).not.toHaveProperty('buyer');
    await handOver(buyer, gone);
    const [, , handedOver] = (await own.api.listOwnListings(mine)).items;
    expect(handedOver?.buyer).toEqual({ ...sold?.buyer, isHandedOver: true });
    expect(await market.stranger.call('listOwnListings', mine)).toMatchObject({ status: 401 });
    expect(await buyer.call('listOwnListings', { params: { email: buyer.email } })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    for (const visitor of [seller, admin])
      for (const email of [own.email, 'nobody@market.test'])
        expect(await visitor.call('listOwnListings', { params: { email } })).toMatchObject({
          status: 403,
          body: { code: 'not_your_email' },
        });
  });

  // spec §3: Category: _id, category, imageURL
  it('name the six categories with a picture each', async () => {
    const cards = await market.stranger.api.listCategories();
    expect(cards.map(({ category }) => category)).toEqual([
      'Bed',
      'Sofa',
      'Dressing Table',
      'Table',
      'Cupboard',
      'Chair',
    ]);
    expect(cards[2]).toEqual({
      _id: 'dressing-table',
      category: 'Dressing Table',
      imageURL: '/images/demo/category-dressing-table.webp',
    });
  });
});

describe('walking a long list', () => {
  const crowd = 60;
  let owner: Actor;
  beforeAll(async () => {
    owner = await market.seller();
    // Six listings per microsecond, which a cursor in milliseconds would lose.
    await market.sql(
      `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year, state, advertised, created_at)
      select gen_random_uuid(), $1, 'Sam', 'Here', '1', 'Cupboard', 'Crowd', 5000, 'Good', 'One of many.', '2020',
        (array['available', 'held', 'sold'])[1 + i % 3], i % 4 = 0, now() - make_interval(secs => (i / 6) * 0.000001)
      from generate_series(1, ${crowd}) i`,
      [owner.id],
    );
    await market.sql(
      `update listings set price_cents = 5000 + (abs(hashtext(id::text)) % 5) * 100,
         title = (array['Éclair', 'apple', 'Zebra', 'apple', $2])[1 + abs(hashtext(id::text)) % 5] where seller_id = $1`,
      [owner.id, '🪑'.repeat(50)],
    );
    await market.sql(
      `insert into listing_views (listing_id, day, seller_id, views)
       select id, current_date - d, $1, 1 + abs(hashtext(id::text)) % 3 from listings, generate_series(0, 1) d
       where seller_id = $1 and abs(hashtext(id::text)) % 4 > 0`,
      [owner.id],
    );
    await market.sql(
      `insert into wishes (id, buyer_id, listing_id, price_cents, removed_at)
       select gen_random_uuid(), b.id, l.id, 5000, case when b.email like '%1%' then now() end
       from listings l, accounts b where l.seller_id = $1 and abs(hashtext(l.id::text || b.id::text)) % 2 = 0`,
      [owner.id],
    );
  });
  const order = async (where: string, rank: string) =>
    (await market.sql(`select id from listings where ${where} order by ${rank} created_at desc, id desc`)).map(
      ({ id }) => id,
    );

  // spec §7: GET /furniture-available (D5)
  it('leaves nothing out and shows nothing twice on the home screen', async () => {
    const { items, pages } = await walkPages((cursor) =>
      market.stranger.api.listAvailable({ query: { limit: 7, cursor } }),
    );
    const usual = await order(`state in ('available', 'held') and hidden_at is null`, 'advertised desc,');
    const sellers = await market.sql('select id, seller_id from listings');
    const sellerOf = new Map(sellers.map(({ id, seller_id }) => [id, seller_id]));
    // The first two of each seller go to the front, then a third of each, and so on; others stay in order.
    const rankOf = (id: unknown) =>
      usual.slice(0, usual.indexOf(id)).filter((other) => sellerOf.get(other) === sellerOf.get(id)).length;
    const roundOf = (id: unknown) => Math.max(1, rankOf(id));
    const front = usual.toSorted((one, other) => roundOf(one) - roundOf(other)).slice(0, 24);
    const expected = [...front, ...usual.filter((id) => !front.includes(id))];
    expect(idsOf(items)).toEqual(expected);
    expect(pages).toBe(Math.ceil(expected.length / 7));
  });

  it('leaves nothing out and shows nothing twice in a category', async () => {
    const { items } = await walkPages((cursor) =>
      market.stranger.api.listCollection({ params: { name: 'cupboard' }, query: { limit: 7, cursor } }),
    );
    expect(idsOf(items)).toEqual(await order(`category = 'Cupboard'`, `(state in ('available', 'held')) desc,`));
  });

  it("leaves nothing out and shows nothing twice among the seller's own", async () => {
    const { items } = await walkPages((cursor) =>
      owner.api.listOwnListings({ params: { email: owner.email }, query: { limit: 7, cursor } }),
    );
    expect(idsOf(items)).toEqual(await order(`seller_id = '${owner.id}'`, ''));
  });

  describe.each(listingSorts)('sorted by %s', (sort) => {
    it.each(orders)('%s, leaves nothing out and shows nothing twice', async (order) => {
      const { items } = await walkPages((cursor) =>
        owner.api.listOwnListings({ params: { email: owner.email }, query: { limit: 7, cursor, sort, order } }),
      );
      const value = {
        listed: 'created_at',
        name: 'lower(title)',
        price: 'price_cents',
        status: `case state when 'available' then 1 when 'held' then 2 when 'withdrawn' then 3 else 4 end`,
        views: '(select coalesce(sum(views), 0) from listing_views v where v.listing_id = listings.id)',
        saves: '(select count(*) from wishes w where w.listing_id = listings.id and removed_at is null)',
      }[sort];
      const rows = await market.sql(
        `select id from listings where seller_id = $1 order by ${value} ${order}, id ${order}`,
        [owner.id],
      );
      expect(idsOf(items)).toEqual(rows.map(({ id }) => id));
    });
  });

  it('does not go on in another order than it began', async () => {
    const list = (query: Record<string, string>) =>
      owner.call('listOwnListings', { params: { email: owner.email }, query });
    const { nextCursor: cursor = '' } = await owner.api.listOwnListings({
      params: { email: owner.email },
      query: { limit: 7, sort: 'price' },
    });
    expect(await list({ cursor, sort: 'price' })).toMatchObject({ status: 200 });
    for (const sort of ['views', 'name', 'listed'])
      expect(await list({ cursor, sort })).toMatchObject({
        status: 422,
        body: { fields: { cursor: expect.any(String) } },
      });
  });

  // spec §9: Fees, page sizes, payment currency: not shown
  it('returns 24 listings by default, and 100 at most', async () => {
    expect((await market.stranger.api.listAvailable({})).items).toHaveLength(24);
    const answer = await market.stranger.call('listAvailable', { query: { limit: 101 } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { limit: expect.any(String) } } });
  });

  it.each([
    ['x', 'no cursor at all'],
    [Buffer.from('[true,1]').toString('base64url'), 'too short'],
    [Buffer.from('[true,1e300,"x"]').toString('base64url'), 'no instant and no id'],
    [Buffer.from('[1,2,"00000000-0000-0000-0000-000000000000"]').toString('base64url'), 'no rank'],
    ['a'.repeat(1001), 'too long'],
  ])('refuses the cursor %s (%s)', async (cursor) => {
    for (const call of ['listAvailable', 'listCollection'] as const)
      expect(await market.stranger.call(call, { params: { name: 'chair' }, query: { cursor } })).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: { cursor: expect.any(String) } },
      });
  });
});
