import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { counterKey } from '../../../test/support/counter-key.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { CONTACTS_A_DAY } from './count-contacts.ts';

let market: Market;
beforeAll(async () => {
  const mailer = { delivers: true, send: vi.fn(async () => undefined), close: () => undefined };
  market = await openMarket({ env: { RATE_LIMITS: 'on' }, overrides: { mailer } });
});
afterAll(() => market.close());

type Buyer = Awaited<ReturnType<Market['buyer']>>;
type Shown = Awaited<ReturnType<Market['listing']>>;
const read = async (by: Buyer, id: string) => by.api.getListing({ params: { id } });
const show = async (by: Buyer, id: string) => by.call('showContact', { params: { id } });

it('asks an unconfirmed person to confirm the address first, also on the wishlist', async () => {
  const { id, seller } = await market.listing({ seller: await market.seller({ emailVerified: true }) });
  const buyer = await market.buyer({ emailVerified: false });
  const shown = await read(buyer, id);
  expect(shown).toMatchObject({ _id: id, contactHidden: 'confirm_email' });
  expect(JSON.stringify(shown)).not.toContain(seller.email);
  expect((await show(buyer, id)).body).toMatchObject({ code: 'email_not_verified' });
  await buyer.api.addWish({ body: { previousId: id } });
  expect(JSON.stringify(await buyer.api.listWishes({ query: { email: buyer.email } }))).not.toContain(seller.email);
});

it('shows the contact data of a hundred listings a day', async () => {
  const seller = await market.seller({ emailVerified: true });
  const [first, last] = [await market.listing({ seller }), await market.listing({ seller })];
  const buyer = await market.buyer({ emailVerified: true });
  expect(await read(buyer, first.id)).toMatchObject({ contactHidden: 'on_request' });
  expect((await show(buyer, first.id)).body).toEqual({
    phone: expect.any(String),
    dial: expect.any(String),
    sellerEmail: seller.email,
  });
  await market.sql(`update request_counts set points = $1 where key = $2`, [
    CONTACTS_A_DAY,
    counterKey(market, 'contactsOfAccount', buyer.id),
  ]);
  expect(await show(buyer, last.id)).toMatchObject({ status: 429 });
  // What was seen before counts once; saving does not reveal it either.
  expect((await show(buyer, first.id)).body).toMatchObject({ sellerEmail: seller.email });
  expect(await buyer.call('addWish', { body: { previousId: last.id } })).toMatchObject({ status: 429 });
  const another = await market.buyer({ emailVerified: true });
  expect((await show(another, last.id)).body).toMatchObject({ sellerEmail: seller.email });
});

const told = { phone: '(503) 555-0142' };
const emailOnWishlist = async (by: Buyer, id: string) =>
  (await by.api.listWishes({ query: { email: by.email } })).items.find(({ previousId }) => previousId === id)
    ?.sellerEmail;
const saver = async ({ id }: { id: string }) => {
  const person = await market.buyer();
  await person.api.addWish({ body: { previousId: id } });
  return person;
};

it('gives the contact after the sale to its buyer, the seller and admins alone', async () => {
  const listing = await market.listing(told);
  const [buyer, late] = [await market.buyer(), await saver(listing)];
  expect((await show(late, listing.id)).body).toMatchObject(told);
  expect(await emailOnWishlist(late, listing.id)).toBe(listing.seller.email);
  await market.buy(buyer, listing);
  await market.drainJobs();
  const refused = await show(late, listing.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'item_unavailable' } });
  const shown = await read(late, listing.id);
  expect(shown).toMatchObject({ isAvailable: 'false' });
  expect(shown.contactHidden).toBeUndefined();
  expect(await emailOnWishlist(late, listing.id)).toBe('');
  for (const one of [buyer, listing.seller, await market.admin()])
    expect((await show(one, listing.id)).body).toMatchObject(told);
  expect(await read(buyer, listing.id)).toMatchObject(told);
  expect(await emailOnWishlist(buyer, listing.id)).toBe(listing.seller.email);
});

it.each([
  [
    'withdrawn',
    ({ seller, id }: Shown) => seller.api.updateListing({ params: { id }, body: { isAvailable: 'false' } }),
  ],
  ['removed', ({ seller, id }: Shown) => seller.api.removeListing({ params: { id } })],
  ['hidden', ({ id }: Shown) => market.sql('update listings set hidden_at = now() where id = $1', [id])],
  [
    'waiting',
    ({ id }: Shown) =>
      market.sql(`update listings set hidden_at = now(), waits_for = array['flagged_words'] where id = $1`, [id]),
  ],
] as const)('gives no contact of a listing that is %s', async (_, act) => {
  const listing = await market.listing(told);
  const late = await saver(listing);
  await act(listing);
  const refused = await show(late, listing.id);
  expect([404, 410]).toContain(refused.status);
  expect(JSON.stringify(refused.body)).not.toMatch(/555-0142|@/);
  expect(await emailOnWishlist(late, listing.id)).toBe('');
});

it.each(['buyer', 'seller'] as const)('gives no contact between two people after a block by the %s', async (by) => {
  const listing = await market.listing(told);
  const late = await saver(listing);
  const [blocker, blocked] = by === 'buyer' ? [late, listing.seller] : [listing.seller, late];
  await blocker.api.blockAccount({ body: { accountId: blocked.id } });
  expect((await show(late, listing.id)).status).toBe(403);
  expect(await emailOnWishlist(late, listing.id)).toBe('');
});
