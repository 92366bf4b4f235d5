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

it('gives it to the buyer who has paid, and not between two people who have parted', async () => {
  const [buyer, listing] = [await market.buyer(), await market.listing({ phone: '(503) 555-0142' })];
  await market.buy(buyer, listing);
  await market.drainJobs();
  expect(await read(buyer, listing.id)).toMatchObject({ phone: '(503) 555-0142' });
  const other = await market.buyer();
  const offered = await market.listing({ seller: listing.seller });
  await listing.seller.api.blockAccount({ body: { accountId: other.id } });
  expect((await show(other, offered.id)).status).toBe(403);
});
