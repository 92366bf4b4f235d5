import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../../test/support/actor.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let admin: Actor;
beforeAll(async () => {
  market = await openMarket({ env: { RATE_LIMITS: 'on' } });
  admin = await market.admin();
  const { currencyIsFixed: _, ...settings } = await admin.api.getShopSettings();
  await admin.api.changeShopSettings({ body: { ...settings, name: 'Settee', email: 'shop@x.test' } });
});
afterAll(() => market.close());

/** Saves settings as another process does: this one has not heard of it yet. */
const saveElsewhere = (change: object) =>
  market.services.pool.query(
    'update shop_settings set version = version + 1, settings = (settings::jsonb || $1::jsonb)::text',
    [JSON.stringify(change)],
  );

it('publishes a legal page by the languages that another process has just saved', async () => {
  const { version } = await admin.api.getLegalSource({ params: { document: 'safety' } });
  const texts = { en: 'Safe', de: '', es: '' };
  const publish = () => admin.call('publishLegal', { params: { document: 'safety' }, body: { version, ...texts } });
  expect(await publish()).toMatchObject({ status: 422 });
  await saveElsewhere({ languages: ['en'], defaultLanguage: 'en' });
  expect(await publish()).toMatchObject({ status: 201 });
});

it.each([1e12, -1, 1.5, 1e300])('a version of %s is refused beside its field', async (version) => {
  const settings = await admin.api.getShopSettings();
  const answer = await admin.call('changeShopSettings', { body: { ...settings, version } });
  expect(answer).toMatchObject({ status: 422, body: { fields: { version: expect.any(String) } } });
});

it('lists by the limits and the review rules that another process has just saved', async () => {
  const seller = await market.seller();
  await saveElsewhere({ reviewFirstListing: true });
  const { id } = await market.listing({ seller });
  expect(await market.stranger.call('getListing', { params: { id } })).toMatchObject({ status: 404 });
  await saveElsewhere({ listingsUntilVerified: 1, reviewFirstListing: false });
  await market.listing({ seller });
  await expect(market.listing({ seller })).rejects.toMatchObject({ status: 429 });
});

it('holds, offers and prices are in the currency that the database has, and not in a copy of it', async () => {
  const [seller, buyer] = [await market.seller(), await market.buyer()];
  const { id } = await market.listing({ seller, price: '120' });
  await buyer.api.addWish({ body: { previousId: id } });
  await market.services.pool.query(`update shop_currency set currency = 'EUR'`);
  const refused = {
    status: 409,
    body: { message: 'The currency of the shop has just changed. Check the price and try again.' },
  };
  expect(await buyer.call('createPaymentIntent', { body: { previousId: id, price: '120' } })).toMatchObject(refused);
  expect(await buyer.call('makeOffer', { body: { listingId: id, amountCents: 11_000 } })).toMatchObject(refused);
  expect(await seller.call('updateListing', { params: { id }, body: { price: '130' } })).toMatchObject(refused);
  await market.services.pool.query(`update shop_currency set currency = 'USD'`);
  expect(await buyer.call('createPaymentIntent', { body: { previousId: id, price: '120' } })).toMatchObject({
    status: 200,
  });
});
