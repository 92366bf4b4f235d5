import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let seller: Actor;
let buyer: Actor;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller();
  buyer = await market.buyer();
  admin = await market.admin();
});
afterAll(() => market.close());

const of = ({ id }: { id: string }) => ({ params: { id } });
const rowOf = async ({ id }: { id: string }) => (await market.sql('select * from listings where id = $1', [id]))[0];
const edit = (listing: { id: string }, body: object, by: { call: Actor['call'] } = seller) =>
  by.call('updateListing', { ...of(listing), body });

const hold = async (listing: Listing) => {
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await buyer.api.createPaymentIntent({ body: { previousId: listing.id, price: listing.price } });
};

const changes = [
  [
    'advertiseListing',
    (listing: { id: string }, by: { call: Actor['call'] }) => by.call('advertiseListing', of(listing)),
  ],
  ['updateListing', (listing: { id: string }, by: { call: Actor['call'] }) => edit(listing, { price: '1' }, by)],
] as const;

describe.each(changes)('%s', (_, change) => {
  it('is for the seller of the listing and for admins', async () => {
    const listing = await market.listing({ seller });
    const before = await rowOf(listing);
    expect(await change(listing, market.stranger)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await change(listing, buyer)).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(await change(listing, await market.seller())).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await rowOf(listing)).toEqual(before);
    for (const by of [seller, admin])
      expect(await change(listing, by)).toMatchObject({ status: 200, body: { acknowledged: true } });
  });

  it('finds and creates nothing under an unknown id', async () => {
    const count = () => market.sql('select count(*)::int from listings');
    const before = await count();
    for (const id of [crypto.randomUUID(), 'not-an-id'])
      expect(await change({ id }, seller)).toMatchObject({ status: 404 });
    expect(await count()).toEqual(before);
  });

  // spec §7: PUT /furniture/{id} advertises; acknowledged (D4)
  it('waits while somebody pays, and comes too late after the sale', async () => {
    const listing = await market.listing({ seller });
    await hold(listing);
    const held = await rowOf(listing);
    expect(await change(listing, seller)).toMatchObject({
      status: 409,
      body: { code: 'item_on_hold', details: { onHoldUntil: expect.stringMatching(/Z$/) } },
    });
    expect(await rowOf(listing)).toEqual(held);
    await buyer.api.releaseHold({ params: { previousId: listing.id } });

    await market.buy(buyer, listing);
    const sold = await rowOf(listing);
    expect(await change(listing, seller)).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
    expect(await rowOf(listing)).toEqual(sold);
  });
});

describe('advertising', () => {
  // spec §2: The home screen reads addvertisement as the string ‘true’ (D11)
  // spec §4: It updates, on acknowledgement shows ‘Added to advertisement’ and refetches
  it('shows in all three words of the spec and is harmless to repeat', async () => {
    const listing = await market.listing({ seller });
    for (let i = 0; i < 2; i++) await seller.api.advertiseListing(of(listing));
    expect(await market.stranger.api.getListing(of(listing))).toMatchObject({
      advertise: 'true',
      addvertisement: 'true',
    });
    expect(await edit(listing, { advertise: 'false' })).toMatchObject({ status: 200 });
    expect(await rowOf(listing)).toMatchObject({ advertised: false });
    expect(await edit(listing, { advertise: true })).toMatchObject({ status: 200 });
    expect(await rowOf(listing)).toMatchObject({ advertised: true });
  });

  it('is refused for a withdrawn listing', async () => {
    const listing = await market.listing({ seller });
    await edit(listing, { isAvailable: 'false' });
    expect(await seller.call('advertiseListing', of(listing))).toMatchObject({
      status: 409,
      body: { code: 'item_unavailable' },
    });
    expect(await edit(listing, { advertise: 'true' })).toMatchObject({
      status: 409,
      body: { code: 'item_unavailable' },
    });
  });

  it('is kept on record when an admin does it, not when the seller does', async () => {
    const listing = await market.listing({ seller });
    await admin.api.advertiseListing(of(listing));
    await edit(listing, { advertise: 'false' }, admin);
    await edit(listing, { title: 'Mine' });
    await edit(listing, { title: 'Theirs', price: '12.50', phone: '555 0100' }, admin);
    expect(
      await market.sql('select actor_id, before, after from audit_log where target_id = $1 order by at', [listing.id]),
    ).toEqual([
      {
        actor_id: admin.id,
        before: { state: 'available', advertised: false },
        after: { state: 'available', advertised: true },
      },
      {
        actor_id: admin.id,
        before: { state: 'available', advertised: true },
        after: { state: 'available', advertised: false, edited: ['advertised'] },
      },
      {
        actor_id: admin.id,
        before: { state: 'available', advertised: false, title: 'Mine', price: '$120' },
        after: { state: 'available', advertised: false, title: 'Theirs', price: '$12.50', edited: ['phone'] },
      },
    ]);
  });

  it('is kept on record once when an admin repeats it', async () => {
    const listing = await market.listing({ seller });
    const acts = () => market.sql(`select 1 from audit_log where target_id = $1`, [listing.id]);
    const twice = async (change: () => Promise<unknown>) => {
      const before = (await acts()).length;
      for (let time = 0; time < 2; time++) expect(await change()).toMatchObject({ status: 200 });
      return (await acts()).length - before;
    };
    const rules = { accepts: true, floorCents: 5_000, acceptCents: null };
    const byAdmin = (body: object) => () => edit(listing, body, admin);
    expect(await twice(byAdmin({ description: 'Tidied.', title: 'Tidy', price: '75' }))).toBe(1);
    expect(await twice(byAdmin({ isAvailable: 'false' }))).toBe(1);
    expect(await twice(byAdmin({ isAvailable: 'true', year: '1962' }))).toBe(1);
    expect(await twice(() => admin.call('changeOfferRules', { ...of(listing), body: rules }))).toBe(1);
  });
});

describe('withdrawing', () => {
  it('takes a listing off the market until it is relisted, without its advertisement', async () => {
    const listing = await market.listing({ seller });
    await seller.api.advertiseListing(of(listing));
    for (let i = 0; i < 2; i++) expect(await edit(listing, { isAvailable: 'false' })).toMatchObject({ status: 200 });
    expect(await rowOf(listing)).toMatchObject({ state: 'withdrawn', advertised: false });
    expect(await buyer.call('addWish', { body: { previousId: listing.id } })).toMatchObject({ status: 409 });

    for (let i = 0; i < 2; i++) expect(await edit(listing, { isAvailable: 'true' })).toMatchObject({ status: 200 });
    expect(await rowOf(listing)).toMatchObject({ state: 'available', advertised: false });
  });
});

describe('editing', () => {
  // spec §7: PATCH /furniture-update/{id}, acknowledged (D4)
  it('changes what is named and nothing else', async () => {
    const listing = await market.listing({ seller, title: 'Old' });
    const before = await rowOf(listing);
    expect(await edit(listing, { price: '1,250.5', title: '', year: '1962', productName: 'sofa' })).toMatchObject({
      status: 200,
    });
    expect(await rowOf(listing)).toEqual({
      ...before,
      price_cents: 125_050,
      year: '1962',
      category: 'Sofa',
      edition: Number(before?.edition) + 1,
      updated_at: expect.any(Date),
      touched_at: expect.any(Date),
      price_raised_at: expect.any(Date),
    });
  });

  it('shows the price before a reduction, but not soon after an increase', async () => {
    const listing = await market.listing({ seller, price: '100' });
    const shown = async (price: string) => {
      await edit(listing, { price });
      return (await market.stranger.api.getListing(of(listing))).formerPrice;
    };
    expect(await shown('90')).toBe('100');
    expect(await shown('80')).toBe('100');
    expect(await shown('300')).toBeUndefined();
    expect(await shown('80')).toBeUndefined();
    await market.sql("update listings set price_raised_at = now() - interval '31 days' where id = $1", [listing.id]);
    expect(await shown('70')).toBe('80');
  });

  it('without fields changes nothing', async () => {
    const listing = await market.listing({ seller });
    const before = await rowOf(listing);
    expect(await edit(listing, {})).toMatchObject({ status: 200, body: { acknowledged: true } });
    expect(await rowOf(listing)).toEqual(before);
  });

  it('takes no owner, state or date', async () => {
    const listing = await market.listing({ seller });
    const before = await rowOf(listing);
    const sly = {
      sellerEmail: buyer.email,
      seller_id: buyer.id,
      state: 'sold',
      hidden_at: '2020-01-01',
      createdAt: '2020-01-01',
    };
    expect(await edit(listing, sly)).toMatchObject({ status: 200 });
    expect(await rowOf(listing)).toEqual(before);
  });

  it('is refused as a whole when one field is wrong', async () => {
    const listing = await market.listing({ seller });
    const before = await rowOf(listing);
    for (const [field, value] of Object.entries({
      price: '-5',
      location: ' ',
      productName: 'Lamp',
      isAvailable: 'maybe',
      image: '',
    }))
      expect(await edit(listing, { title: 'New', [field]: value })).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
      });
    expect(await edit(listing, { title: 'New', image: '/images/foreign.webp' })).toMatchObject({ status: 422 });
    expect(await rowOf(listing)).toEqual(before);
  });

  it('changes the main picture, or all of them', async () => {
    const listing = await market.listing({ seller });
    const [a, b, c] = [await market.picture(seller), await market.picture(seller), await market.picture(seller)];
    const imagesOf = async () => (await seller.api.getListing(of(listing))).images.map(({ url }) => url);
    await edit(listing, { images: [a, b] });
    expect(await imagesOf()).toEqual([a, b]);
    await edit(listing, { image: c });
    expect(await imagesOf()).toEqual([c, b]);
    await edit(listing, { image: b, images: [a, b, c] });
    expect(await imagesOf()).toEqual([b, a, c]);
    expect(await edit(listing, { images: [] })).toMatchObject({
      status: 422,
      body: { fields: { image: expect.any(String) } },
    });
  });

  it("lets an admin keep the seller's pictures, but a seller use nobody else's", async () => {
    const listing = await market.listing({ seller });
    const { image } = await seller.api.getListing(of(listing));
    expect(await edit(listing, { image, title: 'Tidied' }, admin)).toMatchObject({ status: 200 });
    const foreign = await market.picture(admin);
    expect(await edit(listing, { image: foreign })).toMatchObject({
      status: 422,
      body: { fields: { image: expect.any(String) } },
    });
  });

  it('of anything that is sold is read by the buyer before the payment begins', async () => {
    const pictures = [await market.picture(seller), await market.picture(seller)] as const;
    const listing = await market.listing({ seller, price: '100', image: pictures[0] });
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const read = () => buyer.api.getWish(of(listing));
    const pay = (edition: number) =>
      buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: '100', edition } });
    const edits = [
      { title: 'Another desk' },
      { description: 'One drawer is missing.' },
      { condition: 'Needs work' },
      { defects: 'A scratch' },
      { widthMm: 900 },
      { colours: ['black'] },
      { materials: ['oak'] },
      { location: 'Salem' },
      { images: [pictures[1]] },
    ];
    for (const change of edits) {
      const { edition } = await read();
      expect(await edit(listing, change)).toMatchObject({ status: 200 });
      expect([change, await pay(edition)]).toMatchObject([
        change,
        { status: 409, body: { code: 'conflict', details: { edition: `${edition + 1}` } } },
      ]);
    }
    const { edition, ...wish } = await read();
    expect(wish).toMatchObject({
      condition: 'Needs work',
      defects: 'A scratch',
      description: 'One drawer is missing.',
    });
    for (const same of [{ title: 'Another desk' }, { advertised: true }, { phone: '+1 503 555 0101' }])
      expect(await edit(listing, same)).toMatchObject({ status: 200 });
    expect(await pay(edition)).toMatchObject({ status: 200 });
  });

  it.each([1, 2, 3, 4, 5])('at the instant of the hold is seen by the buyer, or refused (%i)', async () => {
    const listing = await market.listing({ seller, price: '100' });
    await buyer.api.addWish({ body: { previousId: listing.id } });
    const { edition } = await buyer.api.getWish(of(listing));
    const body = { previousId: listing.id, price: '100', edition };
    const [edited, held] = await Promise.all([
      edit(listing, { description: 'It is broken.' }),
      buyer.call('createPaymentIntent', { body }),
    ]);
    expect([edited.status, held.status].sort()).toEqual([200, 409]);
    const { description } = (await rowOf(listing)) ?? {};
    expect(description === 'It is broken.').toBe(edited.status === 200);
  });

  it('of the price applies to the next buyer', async () => {
    const listing = await market.listing({ seller, price: '100' });
    await buyer.api.addWish({ body: { previousId: listing.id } });
    await edit(listing, { price: '80' });
    const wish = await buyer.api.getWish(of(listing));
    expect([wish.price, wish.savedPrice]).toEqual(['80', '100']);
    expect(await buyer.call('createPaymentIntent', { body: { previousId: listing.id, price: '100' } })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
  });
});
