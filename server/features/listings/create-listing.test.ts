import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { agreeOnTime } from '../../../test/support/agree-on-time.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let seller: Actor;
let picture: string;
beforeAll(async () => {
  market = await openMarket();
  seller = await market.seller({ name: 'Sam' });
  picture = await market.picture(seller);
});
afterAll(() => market.close());

const listing = (more: object = {}) => ({
  sellerName: 'Sam',
  location: 'Portland, OR',
  phone: '(503) 555-0100',
  productName: 'Dressing Table',
  price: '$1,250.50',
  condition: 'Good',
  description: 'Three drawers.\nOne sticks.',
  year: 'about 1990',
  image: picture,
  ...more,
});
const create = (by: { call: Actor['call'] }, more?: object) => by.call('createListing', { body: listing(more) });
const countOf = async () => (await market.sql('select id from listings')).length;

describe('creating a listing', () => {
  // spec §1: Sellers list used furniture
  // spec §3: Furniture: _id, sellerName, location, phone, sellerEmail, productName, price, condition, description, image, year, isAvailable, advertise (D11, D12)
  it('keeps everything the seller wrote, in their name', async () => {
    const answer = await create(seller, { sellerEmail: ` ${seller.email.toUpperCase()}`, isAvailable: 'true' });
    expect(answer).toMatchObject({ status: 201, body: { acknowledged: true } });
    const id = (answer.body as { insertedId: string }).insertedId;
    expect(await seller.api.getListing({ params: { id } })).toEqual({
      _id: id,
      sellerName: 'Sam',
      sellerEmail: seller.email,
      phone: '(503) 555-0100',
      isVarified: false,
      location: 'Portland, OR',
      productName: 'Dressing Table',
      title: 'Good Dressing Table',
      price: '1250.50',
      condition: 'Good',
      year: 'about 1990',
      description: 'Three drawers.\nOne sticks.',
      image: picture,
      images: [{ url: picture, width: 800, height: 600, widths: [800] }],
      colours: [],
      materials: [],
      isAvailable: 'true',
      advertise: 'false',
      addvertisement: 'false',
      createdAt: expect.any(String),
      sellerId: seller.id,
    });
  });

  it('accepts price and year as numbers', async () => {
    const { body } = await create(seller, { price: 1250.5, year: 1990 });
    const { insertedId: id } = body as { insertedId: string };
    expect(await seller.api.getListing({ params: { id } })).toMatchObject({ price: '1250.50', year: '1990' });
  });

  it('shows the main picture first and each once', async () => {
    const [second, third] = [await market.picture(seller), await market.picture(seller)];
    const images = [second, picture, third, second];
    const { insertedId: id } = await seller.api.createListing({ body: listing({ images, title: 'Vanity' }) });
    const { image, images: shown, title } = await seller.api.getListing({ params: { id } });
    expect({ image, shown: shown.map(({ url }) => url), title }).toEqual({
      image: picture,
      shown: [picture, second, third],
      title: 'Vanity',
    });
  });

  it('has the colors of its pictures, for placeholders', async () => {
    const toned = await market.picture(seller);
    await market.sql(`update images set tones = '#d9d4cb,#a08468,#6f5a47' where url = $1`, [toned]);
    const { insertedId: id } = await seller.api.createListing({ body: listing({ image: toned }) });
    const { images } = await market.stranger.api.getListing({ params: { id } });
    expect(images).toMatchObject([{ url: toned, tones: '#d9d4cb,#a08468,#6f5a47' }]);
  });

  it('takes no state, owner, badge or id from the body', async () => {
    const sly = {
      isAvailable: 'false',
      advertise: 'true',
      state: 'sold',
      seller_id: crypto.randomUUID(),
      _id: crypto.randomUUID(),
      isVarified: true,
    };
    const { insertedId } = (await create(seller, sly)).body as { insertedId: string };
    const [row] = await market.sql('select state, advertised, seller_id from listings where id = $1', [insertedId]);
    expect(row).toEqual({ state: 'available', advertised: false, seller_id: seller.id });
    expect(insertedId).not.toBe(sly._id);
  });

  // spec §6: Seller: add-item and my-products (D14)
  it('is for sellers and admins', async () => {
    const admin = await market.admin();
    const before = await countOf();
    expect(await create(market.stranger)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect(await create(await market.buyer())).toMatchObject({ status: 403, body: { code: 'not_allowed' } });
    expect(await create(seller, { sellerEmail: admin.email })).toMatchObject({
      status: 403,
      body: { code: 'not_your_email' },
    });
    expect(await countOf()).toBe(before);
    expect(await create(admin, { image: await market.picture(admin) })).toMatchObject({ status: 201 });
  });

  it('accepts only pictures that this seller has uploaded', async () => {
    const foreign = await market.picture(await market.seller());
    const before = await countOf();
    for (const url of [
      foreign,
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'javascript:alert(1)',
      '/images/x.webp',
    ]) {
      for (const more of [{ image: url }, { images: [picture, url] }])
        expect(await create(seller, more)).toMatchObject({
          status: 422,
          body: { code: 'invalid_input', fields: { image: expect.stringContaining('not among your uploads') } },
        });
    }
    expect(await countOf()).toBe(before);
  });

  it.each(['$1,250.50 OBO', 'VB 1250.50', '1250.50 (negotiable)', '1,250.50 negociable', '1250.50 $ Festpreis'])(
    'accepts a price with what it says about offers: %s',
    async (price) => {
      const { insertedId: id } = await seller.api.createListing({ body: listing({ price }) });
      expect(await seller.api.getListing({ params: { id } })).toMatchObject({ price: '1250.50' });
    },
  );

  it.each(['tel:+1 503 555 0100', 'Tel. ٥٠٣ ٥٥٥ ٠١٠٠', '＋1 503 555 0100', '⁺1 ５０３ 555 0100'])(
    'stores the phone %s as a number alone',
    async (phone) => {
      const { insertedId: id } = await seller.api.createListing({ body: listing({ phone }) });
      const [stored] = await market.sql('select phone from listings where id = $1', [id]);
      expect(stored?.phone).toMatch(/^(\+1 )?503 555 0100$/);
    },
  );

  // spec §5: Add Product: all fields required
  // spec §8: Product create failures: nothing shown (D1)
  it.each(
    Object.entries({
      sellerName: [undefined, 'x'.repeat(81), '\u3164\u3164'],
      title: ['\u200b\u200b', '\u2066 \u2069', '\u2800'],
      location: [undefined, '   '],
      phone: [undefined, 'abc', '12345', '000000', '11 11 11', '1'.repeat(16), '503 555 0100 ask Ann'],
      productName: [undefined, 'Lamp'],
      price: [
        undefined,
        'abc',
        '-5',
        '1e9',
        '0',
        '0.49',
        '1,00',
        '12abc',
        'VB',
        '12 abc VB',
        '1.005',
        '',
        '1000000',
        99_999_999,
      ],
      condition: [undefined, 7],
      description: [undefined, 'a\u0000b', '\ud800'],
      year: [undefined],
      image: [undefined, ''],
      images: [Array.from({ length: 9 }, () => '/images/x.webp')],
    }),
  )('marks the field %s when it is one of %j', async (field, values) => {
    for (const value of values)
      expect(await create(seller, { [field]: value })).toMatchObject({
        status: 422,
        body: { code: 'invalid_input', fields: { [field]: expect.any(String) } },
      });
  });
});

describe('where mail can be sent', () => {
  it('lets a seller list only with a confirmed e-mail', async () => {
    const mailing = await openMarket({ overrides: { mailer: { delivers: true, send: async () => undefined } } });
    try {
      const unproven = await mailing.seller({ emailVerified: false });
      const body = listing({ image: await mailing.picture(unproven) });
      expect(await unproven.call('createListing', { body })).toMatchObject({
        status: 403,
        body: { code: 'email_not_verified' },
      });
      expect(await mailing.listing({ seller: await mailing.seller() })).toMatchObject({ id: expect.any(String) });
    } finally {
      await mailing.close();
    }
  });
});

describe('a seller who is removed', () => {
  it('cannot list any more, also with a listing already in progress (reliability T33)', async () => {
    const [leaving, admin] = [await market.seller(), await market.admin()];
    const body = JSON.stringify(listing({ image: await market.picture(leaving), title: 'Sent slowly' }));
    let sendRest = () => {};
    const slowly = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(body.slice(0, 20)));
        sendRest = () => {
          stream.enqueue(new TextEncoder().encode(body.slice(20)));
          stream.close();
        };
      },
    });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: slowly, duplex: 'half' };
    const answer = leaving.fetch('/api/furniture', init as RequestInit);
    // The token is checked before the body arrives.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await admin.api.deleteUser({ params: { id: leaving.id } });
    sendRest();
    expect((await answer).status).toBe(401);
    expect(await market.sql(`select id from listings where title = 'Sent slowly'`)).toEqual([]);
  });
});

describe('listing again what was refused at the door', () => {
  async function refused() {
    const buyer = await market.buyer();
    const { id } = await market.listing({ seller });
    await seller.api.changeOfferRules({
      params: { id },
      body: { accepts: true, floorCents: 9_000, acceptCents: 11_500 },
    });
    await market.buy(buyer, { id, price: '120', seller });
    const sale = await buyer.api.getFulfillment({ params: { id } });
    await agreeOnTime(seller, buyer, sale.id, 1);
    await buyer.api.refuseFulfillment({ params: { id: sale.id }, body: { reason: 'A leg is broken.' } });
    return { id, buyer };
  }
  /** What the seller's list and the page of the sale name as the listing that offers it again. */
  async function shownCopies(id: string) {
    const own = await seller.api.listOwnListings({ params: { email: seller.email }, query: { limit: 50 } });
    const { relistedAs } = await seller.api.getFulfillment({ params: { id } });
    return [own.items.find((one) => one._id === id)?.relistedAs, relistedAs];
  }
  const rulesOf = (id: string) => seller.api.getOfferRules({ params: { id } });
  const madeBy = async (more: object) =>
    ((await create(seller, more)).body as { insertedId?: string }).insertedId ?? '';

  it('keeps its rules for offers, without a limit above the new price', async () => {
    const { id: copied } = await refused();
    const same = await madeBy({ copyOf: copied, price: '120' });
    expect(await rulesOf(same)).toEqual({ accepts: true, floorCents: 9_000, acceptCents: 11_500 });
    const cheaper = await madeBy({ copyOf: same, price: '100' });
    expect(await rulesOf(cheaper)).toEqual({ accepts: true, floorCents: 9_000, acceptCents: null });
    await seller.api.changeOfferRules({
      params: { id: same },
      body: { accepts: false, floorCents: null, acceptCents: null },
    });
    expect(await rulesOf(await madeBy({ copyOf: same }))).toMatchObject({ accepts: false });
  });

  it('is done once, however often it is pressed, and again after the copy was removed', async () => {
    const { id: copyOf, buyer } = await refused();
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(seller, { copyOf })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('listed this again already'),
    });
    const made = answers.find(({ status }) => status === 201)?.body as { insertedId: string };
    expect(await shownCopies(copyOf)).toEqual([made.insertedId, made.insertedId]);
    expect((await buyer.api.getFulfillment({ params: { id: copyOf } })).relistedAs).toBeUndefined();
    await seller.api.removeListing({ params: { id: made.insertedId } });
    expect(await shownCopies(copyOf)).toEqual([undefined, undefined]);
    expect((await create(seller, { copyOf })).status).toBe(201);
    expect((await create(seller, { copyOf })).status).toBe(409);
    expect(await seller.call('restoreListing', { params: { id: made.insertedId } })).toMatchObject({ status: 200 });
  });

  it('is for its seller alone', async () => {
    const { id: copyOf } = await refused();
    const before = await countOf();
    const other = await market.seller();
    const image = await market.picture(other);
    expect(await create(other, { copyOf, image })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await countOf()).toBe(before);
  });
});
