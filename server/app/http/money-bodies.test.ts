import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallName, contract } from '../../../shared/contract/contract.ts';
import { toWire } from '../../../shared/contract/wire-names.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

const aboutMoney =
  /payment|refund|offer|payout|dispute|return|seller-account|end-hold|price-reduction|cancel|refuse|confirm|handover|problem|no-show|windows|tracking|fulfillments.*address/;

/** The specification's calls whose bodies are not read, or are whole objects of which only the ids are read. */
const withoutBody: readonly CallName[] = ['extendHold', 'releaseHold', 'confirmPayment', 'recordPaid'];

const calls = (Object.keys(contract) as CallName[]).filter(
  (name) => !contract[name].route.startsWith('GET') && aboutMoney.test(contract[name].route),
);

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

// beyond the spec: a body with unknown fields is refused wherever money moves
it('every call that moves money says so', () => {
  const silent = calls.filter((name) => !('movesMoney' in contract[name]) && !withoutBody.includes(name));
  expect(silent).toEqual([]);
});

it('a body with an unknown field is refused, whoever sends it, and nothing else is done', async () => {
  const people = { anyone: market.stranger, identity: await market.buyer(), signedIn: await market.buyer() };
  const all = { ...people, seller: await market.seller(), admin: await market.admin() };
  const id = '00000000-0000-4000-8000-000000000000';
  for (const name of calls.filter((one) => 'movesMoney' in contract[one])) {
    const [method = '', path = ''] = contract[name].route.split(' ');
    const answer = await all[contract[name].who].fetch(`/api${path.replace(/:\w+/g, id)}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amountEuros: 20 }),
    });
    expect([name, answer.status, (await answer.json()).fields?.amountEuros]).toEqual([
      name,
      422,
      expect.stringMatching(/^This call has no such field/),
    ]);
  }
});

it('an unknown field within a field is refused too', async () => {
  const buyer = await market.buyer();
  const { id, price } = await market.listing();
  const place = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.52, longitude: -122.68, fee: 0 };
  const body = { previousId: id, price, method: 'delivery', place } as never;
  expect(await buyer.call('createPaymentIntent', { body })).toMatchObject({
    status: 422,
    body: { fields: { 'place.fee': expect.stringMatching(/^This call has no such field/) } },
  });
});

it('takes what our own pages send: the name of a listing in both spellings', async () => {
  const buyer = await market.buyer();
  const listing = await market.listing();
  await buyer.api.addWish({ body: { previousId: listing.id } });
  for (const [path, body] of [
    ['offers', { listingId: listing.id, amountCents: 10_000 }],
    ['payment-intent', { listingId: listing.id, price: listing.price }],
  ] as const) {
    const answer = await buyer.fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(toWire(body)),
    });
    expect([path, answer.status, await answer.text()]).toEqual([
      path,
      expect.toBeOneOf([200, 201]),
      expect.any(String),
    ]);
  }
});

it('a call that moves money and takes no fields refuses a body that is no object', async () => {
  const buyer = await market.buyer();
  for (const name of ['acceptOffer', 'declineOffer', 'withdrawOffer', 'confirmFulfillment'] as const) {
    const path = contract[name].route.slice('POST '.length).replace(':id', crypto.randomUUID());
    for (const body of ['[]', '5', 'true', 'null']) {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await buyer.fetch(`/api${path}`, { method: 'POST', headers, body });
      expect([name, body, answer.status, Object.keys((await answer.json()).fields ?? {})]).toEqual([
        ...[name, body, 422],
        ['body'],
      ]);
    }
  }
});
