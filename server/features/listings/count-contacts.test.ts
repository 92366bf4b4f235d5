import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { CONTACTS_A_DAY } from './count-contacts.ts';

let market: Market;
beforeAll(async () => {
  const mailer = { delivers: true, send: vi.fn(async () => undefined), close: () => undefined };
  market = await openMarket({ env: { RATE_LIMITS: 'on' }, overrides: { mailer } });
});
afterAll(() => market.close());

const read = async (by: Awaited<ReturnType<Market['buyer']>>, id: string) => by.api.getListing({ params: { id } });

it('asks an unconfirmed person to confirm the address first, also on the wishlist', async () => {
  const { id, seller } = await market.listing({ seller: await market.seller({ emailVerified: true }) });
  const buyer = await market.buyer({ emailVerified: false });
  const shown = await read(buyer, id);
  expect(shown).toMatchObject({ _id: id, contactHidden: 'confirm_email' });
  expect(JSON.stringify(shown)).not.toContain(seller.email);
  await buyer.api.addWish({ body: { previousId: id } });
  expect(JSON.stringify(await buyer.api.listWishes({ query: { email: buyer.email } }))).not.toContain(seller.email);
});

it('gives the contact data of a hundred listings a day, and after that the listing without them', async () => {
  const seller = await market.seller({ emailVerified: true });
  const first = await market.listing({ seller });
  const last = await market.listing({ seller });
  const buyer = await market.buyer({ emailVerified: true });
  expect(await read(buyer, first.id)).toMatchObject({ sellerEmail: seller.email });
  await market.sql(`update request_counts set points = $1 where key = $2`, [
    CONTACTS_A_DAY,
    `contactsOfAccount:${buyer.id}`,
  ]);
  const shown = await read(buyer, last.id);
  expect(shown).toMatchObject({ _id: last.id, contactHidden: 'daily_limit' });
  expect(shown).not.toHaveProperty('sellerEmail');
  expect(shown).not.toHaveProperty('phone');
  // Contacts read before stay readable; saving does not reveal them.
  expect(await read(buyer, first.id)).toMatchObject({ sellerEmail: seller.email });
  expect(await buyer.call('addWish', { body: { previousId: last.id } })).toMatchObject({ status: 429 });
  const another = await market.buyer({ emailVerified: true });
  expect(await read(another, last.id)).toMatchObject({ sellerEmail: seller.email });
});
