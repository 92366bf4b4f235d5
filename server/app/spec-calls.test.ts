import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '../../test/support/actor.ts';
import { type Market, openMarket } from '../../test/support/marketplace.ts';
import { jpeg } from '../../test/support/pictures.ts';

/** The calls of spec §7, written by hand: a client built from the specification must continue to work. */

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

async function send(by: Pick<Visitor, 'fetch'>, call: string, body?: unknown) {
  const [method, path] = call.split(' ');
  const answer = await by.fetch(`/api${path}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const person = (idToken: string): Pick<Visitor, 'fetch'> => ({
  fetch: (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${idToken}`);
    return market.stranger.fetch(path, { ...init, headers });
  },
});

const aListing = async (type = 'Sofa') => {
  const seller = await market.seller({ name: 'Sam Seller' });
  const image = await market.picture(seller);
  const furniture = {
    sellerName: 'Sam Seller',
    location: 'Portland',
    phone: '+1 503 555 0100',
    sellerEmail: seller.email,
    productName: type,
    price: '80',
    condition: 'Good',
    description: 'A long seat.',
    image,
    year: '2019',
    isAvailable: 'true',
  };
  const { status, body } = await send(seller, 'POST /furniture', furniture);
  expect([status, body]).toEqual([201, { acknowledged: true, insertedId: expect.any(String) }]);
  return { seller, furniture, id: String(body.insertedId) };
};

const orderOf = ({ furniture, id }: Awaited<ReturnType<typeof aListing>>, buyerEmail: string) => ({
  productName: furniture.productName,
  sellerName: furniture.sellerName,
  sellerEmail: furniture.sellerEmail,
  buyerEmail,
  price: furniture.price,
  image: furniture.image,
  previousId: id,
});

describe('people, by the words of the specification', () => {
  // spec §3: User: _id, displayName, email, type, isVarified
  // spec §7: GET /users/{email} (D8)
  // spec §7: POST /users {displayName, email, type} (D6)
  // spec §7: POST /jwt {email} → token (D6)
  it.each(['buyer', 'seller'])('a %s signs up, gets a token and reads the own record', async (type) => {
    const email = `wire.${type}@market.test`;
    const proof = person(market.identity.idToken({ email }));
    expect(await send(proof, 'POST /users', { displayName: 'Wire', email, type })).toMatchObject({ status: 201 });
    const { body } = await send(proof, 'POST /jwt', { email });
    expect(await send(person(body.token), `GET /users/${email}`)).toMatchObject({
      status: 200,
      body: { _id: expect.any(String), displayName: 'Wire', email, type, isVarified: false },
    });
  });

  // spec §7: GET /users-type/buyer, /users-type/seller (D5)
  // spec §7: PUT /users/{id} verifies a seller (D4)
  // spec §7: DELETE /users/{id} (D9)
  it('an admin lists both kinds, verifies a seller and deletes', async () => {
    const [admin, buyer, seller] = [await market.admin(), await market.buyer(), await market.seller()];
    for (const { id, type } of [
      { ...buyer, type: 'buyer' },
      { ...seller, type: 'seller' },
    ])
      expect((await send(admin, `GET /users-type/${type}`)).body).toContainEqual(
        expect.objectContaining({ _id: id, type, displayName: expect.any(String), email: expect.any(String) }),
      );
    expect(await send(admin, `PUT /users/${seller.id}`)).toEqual({ status: 200, body: { acknowledged: true } });
    expect((await send(seller, `GET /users/${seller.email}`)).body).toMatchObject({ isVarified: true });
    expect(await send(admin, `DELETE /users/${buyer.id}`)).toEqual({ status: 200, body: { acknowledged: true } });
  });
});

describe('furniture, by the words of the specification', () => {
  // spec §7: Image upload: multipart with image and a key → success, data.url (D17)
  it('a photo is posted with a key, and answered with success and data.url', async () => {
    const seller = await market.seller();
    const form = new FormData();
    form.append('key', 'any key');
    form.append('image', new Blob([new Uint8Array(await jpeg(80, 60))], { type: 'image/jpeg' }), 'sofa.jpg');
    const answer = await seller.fetch('/api/images', { method: 'POST', body: form });
    expect(await answer.json()).toMatchObject({ success: true, data: { url: expect.stringMatching(/^\/images\//) } });
  });

  // spec §3: Furniture: _id, sellerName, location, phone, sellerEmail, productName, price, condition, description, image, year, isAvailable, advertise (D11, D12)
  // spec §7: POST /furniture, acknowledged → toast, then `/` (D12)
  // spec §7: GET /furniture-available (D5)
  // spec §7: GET /furniture/{email} (D5, D8)
  // spec §7: PUT /furniture/{id} advertises; acknowledged (D4)
  // spec §7: PATCH /furniture-update/{id}, acknowledged (D4)
  // spec §7: GET /item/{name} (D5)
  it('a listing is posted, listed everywhere and advertised', async () => {
    const { seller, furniture, id } = await aListing();
    const whole = { ...furniture, _id: id, advertise: 'false', addvertisement: 'false' };
    for (const list of ['/furniture-available', `/furniture/${seller.email}`, '/item/Sofa'])
      expect((await send(seller, `GET ${list}`)).body).toContainEqual(expect.objectContaining(whole));
    expect(await send(seller, `PUT /furniture/${id}`)).toEqual({ status: 200, body: { acknowledged: true } });
    const [own] = (await send(seller, `GET /furniture/${seller.email}`)).body;
    expect(own).toMatchObject({ advertise: 'true', addvertisement: 'true' });
    const update = await send(seller, `PATCH /furniture-update/${id}`, { description: 'A longer seat.' });
    expect(update).toEqual({ status: 200, body: { acknowledged: true } });
  });

  // spec §3: Category: _id, category, imageURL
  // spec §7: GET /categories
  it('there are six categories', async () => {
    const { body } = await send(market.stranger, 'GET /categories');
    const names = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'];
    expect(body).toEqual(
      names.map((category) => ({ _id: expect.any(String), category, imageURL: expect.any(String) })),
    );
  });
});

describe('orders and payments, by the words of the specification', () => {
  // spec §3: Order: _id, productName, sellerName, sellerEmail, buyerEmail, price, image, previousId, payment
  // spec §3: Paid record: the whole object; _id, previousId, price, buyerEmail, image, productName (D3)
  // spec §3: Payment intent response: clientSecret
  // spec §7: POST /orders
  // spec §7: GET /orders?email={email} with bearer token (D5, D8)
  // spec §7: POST /payment-intent {price} → clientSecret (D2, D10)
  // spec §7: PUT /payment/{previousId}, acknowledged (D3)
  // spec §7: on acknowledgement: POST /paid with the furniture object (D3)
  // spec §7: then PUT /order/{previousId} (D3)
  // spec §7: and PUT /paid/{id} (D3)
  // spec §7: GET /paid/{email} (D5, D8)
  // spec §7: GET /get-furniture/{id} (D10)
  it('a listing is saved, read, paid and acknowledged, call by call', async () => {
    const buyer = await market.buyer();
    const listing = await aListing();
    const order = orderOf(listing, buyer.email);
    expect(await send(buyer, 'POST /orders', order)).toMatchObject({ status: 201, body: { acknowledged: true } });
    const unpaid = expect.objectContaining({ ...order, _id: expect.any(String), payment: 'false' });
    expect((await send(buyer, `GET /orders?email=${buyer.email}`)).body).toEqual([unpaid]);
    const { body: loaded } = await send(buyer, `GET /get-furniture/${listing.id}`);
    expect(loaded).toEqual(unpaid);

    const intent = { price: loaded.price, previousId: listing.id };
    const { body: prepared } = await send(buyer, 'POST /payment-intent', intent);
    expect(prepared.clientSecret).toMatch(/_secret_/);
    await market.confirmCard(prepared.clientSecret);
    expect((await send(buyer, `PUT /payment/${listing.id}`)).body).toMatchObject({ acknowledged: true });
    const { body: record } = await send(buyer, 'POST /paid', loaded);
    expect(record).toMatchObject({ ...order, acknowledged: true, _id: expect.any(String) });
    for (const call of [`PUT /order/${listing.id}`, `PUT /paid/${record._id}`])
      expect(await send(buyer, call)).toEqual({ status: 200, body: { acknowledged: true } });

    expect((await send(buyer, `GET /orders?email=${buyer.email}`)).body).toMatchObject([{ payment: 'true' }]);
    expect((await send(listing.seller, `GET /furniture/${listing.seller.email}`)).body).toMatchObject([
      { isAvailable: 'false' },
    ]);
    expect((await send(buyer, `GET /paid/${buyer.email}`)).body).toEqual([
      expect.objectContaining({ ...order, _id: record._id }),
    ]);
  });

  // spec §7: DELETE /orders/{id}, acknowledged (D9)
  // spec §7: DELETE /paid/{id} (D9)
  it('an order and a paid record are deleted', async () => {
    const buyer = await market.buyer();
    const [saved, bought] = [await aListing(), await aListing()];
    const { body } = await send(buyer, 'POST /orders', orderOf(saved, buyer.email));
    await market.buy(buyer, { id: bought.id, price: '80', seller: bought.seller });
    const [paid] = (await send(buyer, `GET /paid/${buyer.email}`)).body;
    for (const call of [`DELETE /orders/${body.insertedId}`, `DELETE /paid/${paid._id}`])
      expect(await send(buyer, call)).toEqual({ status: 200, body: { acknowledged: true } });
    expect((await send(buyer, `GET /paid/${buyer.email}`)).body).toEqual([]);
    const { body: orders } = await send(buyer, `GET /orders?email=${buyer.email}`);
    expect(orders).toMatchObject([{ previousId: bought.id }]);
  });
});
