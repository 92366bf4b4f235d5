import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
afterEach(() => market.close());

const filledIn = {
  name: 'Second Story',
  tagline: '',
  email: 'hello@second-story.example',
  phone: '',
  address: '',
  hours: '',
  links: [],
  accentLight: '',
  accentDark: '',
  logo: '',
  sharePicture: '',
  languages: ['en', 'de', 'es'] as ('en' | 'de' | 'es')[],
  defaultLanguage: 'en' as const,
};

describe('the currency of the shop', () => {
  it('is changed while there is no listing; a price is then read and written in it', async () => {
    market = await openMarket();
    const admin = await market.admin();
    expect(await admin.api.getShopSettings()).toMatchObject({ currency: 'USD', currencyIsFixed: false });
    await admin.api.changeShopSettings({ body: { ...filledIn, version: 0, currency: 'jpy' } });
    expect(await admin.api.getShopSettings()).toMatchObject({ currency: 'JPY', currencyIsFixed: false });
    const { id } = await market.listing({ price: '¥80,000' });
    expect(await market.sql('select price_cents from listings where id = $1', [id])).toEqual([{ price_cents: 80_000 }]);
    expect((await admin.api.listActs({})).items[0]).toMatchObject({
      before: { currency: 'USD' },
      after: { currency: 'JPY' },
    });
  });

  it('is fixed by the first listing: a change is refused beside its field, and nothing else is saved', async () => {
    market = await openMarket({ env: { SHOP_CURRENCY: 'EUR' } });
    const admin = await market.admin();
    await market.listing({ price: '1,250.50' });
    const { status, body } = await admin.call('changeShopSettings', {
      body: { ...filledIn, version: 0, currency: 'USD' },
    });
    expect([status, body]).toMatchObject([
      409,
      { code: 'conflict', fields: { currency: expect.stringContaining('only while there is no listing') } },
    ]);
    expect(await admin.api.getShopSettings()).toMatchObject({ version: 0, currency: 'EUR', currencyIsFixed: true });
    await admin.api.changeShopSettings({ body: { ...filledIn, version: 0, currency: 'EUR' } });
    expect(await admin.api.changeShopSettings({ body: { ...filledIn, version: 1, name: 'Other' } })).toMatchObject({
      currency: 'EUR',
      name: 'Other',
    });
  });

  it('stays when the variable is changed later', async () => {
    const database = await openTestDatabase();
    const first = await openMarket({
      env: { SHOP_CURRENCY: 'EUR' },
      overrides: { database: { ...database, close: async () => undefined } },
    });
    await first.listing({ price: '120' });
    await first.close();
    market = await openMarket({ env: { SHOP_CURRENCY: 'JPY' }, overrides: { database } });
    const admin = await market.admin();
    expect(await admin.api.getShopSettings()).toMatchObject({ currency: 'EUR', currencyIsFixed: true });
  });

  it('stays right in a process that has not noticed a change yet', async () => {
    market = await openMarket();
    const seller = await market.seller();
    await market.sql(`insert into shop_currency (currency) values ('JPY')`);
    const { status, body } = await seller.call('createListing', {
      body: {
        sellerName: 'Ada',
        location: 'Portland',
        phone: '+1 503 555 0100',
        productName: 'Chair',
        price: '120',
        condition: 'Good',
        description: 'A chair.',
        year: '2019',
        image: await market.picture(seller),
      },
    });
    expect([status, body]).toMatchObject([409, { message: expect.stringContaining('has just changed') }]);
    expect(await market.sql('select id from listings')).toEqual([]);
  });
});
