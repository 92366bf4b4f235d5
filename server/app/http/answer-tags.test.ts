import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledInShop } from '../../../test/support/filled-in-shop.ts';
import { type Listing, type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
let sofa: Listing;
let bed: Listing;
beforeAll(async () => {
  market = await openMarket();
  sofa = await market.listing({ productName: 'Sofa', title: 'Blue sofa', price: '100' });
  bed = await market.listing({ productName: 'Bed', title: 'Old bed', price: '200' });
});
afterAll(() => market.close());

const made = async () => {
  const text = await (await fetch(`${market.origin}/metrics`)).text();
  return Number(/settee_public_answers_total\{from="made"\} (\d+)/.exec(text)?.[1] ?? 0);
};

/** Requests public answers. @returns the paths that did not come from the cache */
async function madeAnew(...paths: string[]): Promise<string[]> {
  const anew: string[] = [];
  for (const path of paths) {
    const before = await made();
    expect((await market.stranger.fetch(path)).status, path).toBe(200);
    if ((await made()) > before) anew.push(path);
  }
  return anew;
}

const all = () => [
  `/api/listing/${sofa.id}`,
  `/api/listing/${bed.id}`,
  '/api/item/sofa',
  '/api/item/bed',
  '/api/furniture-available',
  '/api/categories',
  '/feed.xml',
];

const edit = (listing: Listing, body: Parameters<Listing['seller']['api']['updateListing']>[0]['body']) =>
  listing.seller.api.updateListing({ params: { id: listing.id }, body });

describe('a cached answer', () => {
  const cases: [what: string, change: () => Promise<unknown>, stay: () => string[]][] = [
    [
      'a price',
      () => edit(sofa, { price: '110' }),
      () => [`/api/listing/${bed.id}`, '/api/item/bed', '/api/categories'],
    ],
    [
      'a new listing',
      () => market.listing({ productName: 'Chair' }),
      () => [`/api/listing/${sofa.id}`, `/api/listing/${bed.id}`, '/api/item/sofa', '/api/item/bed', '/api/categories'],
    ],
    [
      'a withdrawal and a return',
      async () => {
        await edit(bed, { isAvailable: false });
        await edit(bed, { isAvailable: true });
      },
      () => [`/api/listing/${sofa.id}`, '/api/item/sofa', '/api/categories'],
    ],
    [
      'a move to another category',
      async () => {
        await edit(bed, { productName: 'Sofa' });
        await edit(bed, { productName: 'Bed' });
      },
      () => [`/api/listing/${sofa.id}`, '/api/categories'],
    ],
    [
      'the name of a seller',
      () => market.sql(`update accounts set display_name = 'Bea' where id = $1`, [bed.seller.id]),
      () => [`/api/listing/${sofa.id}`, '/api/item/sofa', '/api/categories'],
    ],
    [
      'who a seller sells as',
      () => market.sql(`insert into seller_statements (account_id, kind) values ($1, 'private')`, [bed.seller.id]),
      () => [`/api/listing/${sofa.id}`, '/api/item/sofa', '/api/categories'],
    ],
    [
      'no longer saying who a seller sells as',
      () => market.sql(`delete from seller_statements where account_id = $1`, [bed.seller.id]),
      () => [`/api/listing/${sofa.id}`, '/api/item/sofa', '/api/categories'],
    ],
    [
      'a picture',
      async () => edit(bed, { image: await market.picture(bed.seller) }),
      () => [`/api/listing/${sofa.id}`, '/api/item/sofa', '/api/categories'],
    ],
    ['a change of many', () => market.sql('update listings set year = $1', ['1999']), () => ['/api/categories']],
  ];

  it.each(cases)('goes with what it shows: %s', async (_, change, stay) => {
    await madeAnew(...all());
    expect(await madeAnew(...all())).toEqual([]);
    await change();
    const expected = all().filter((path) => !stay().includes(path));
    expect(await madeAnew(...all())).toEqual(expected);
  });

  it('is dropped when many listings change and are recorded as one change', async () => {
    await market.sql(
      `insert into listings (id, seller_id, seller_name, location, phone, category, title, price_cents, condition, description, year)
       select gen_random_uuid(), $1, 'S', 'Here', '1', 'Table', 'Table', 5000, 'Good', 'A table.', '2000' from generate_series(1, 101)`,
      [bed.seller.id],
    );
    await madeAnew(...all());
    for (const statement of [
      `update listings set price_cents = 6000 where category = 'Table'`,
      `update accounts set display_name = 'Cleo' where id = '${bed.seller.id}'`,
      `delete from listings where category = 'Table'`,
    ]) {
      await market.sql(statement);
      expect(await madeAnew(...all()), statement).toEqual(all());
    }
  });

  it('is dropped when a hold begins, and when it is released', async () => {
    const buyer = await market.buyer();
    await buyer.api.addWish({ body: { previousId: bed.id } });
    await madeAnew(...all());
    await buyer.api.createPaymentIntent({ body: { previousId: bed.id, price: '200' } });
    const others = [`/api/listing/${sofa.id}`, '/api/item/sofa', '/api/categories'];
    const expected = all().filter((path) => !others.includes(path));
    expect(await madeAnew(...all())).toEqual(expected);
    await buyer.api.releaseHold({ params: { previousId: bed.id } });
    expect(await madeAnew(...all())).toEqual(expected);
  });

  it("is dropped when the shop's settings or a legal page change", async () => {
    await madeAnew(...all());
    const admin = await market.admin();
    await admin.api.changeShopSettings({ body: { ...filledInShop, currency: 'USD', version: 0 } });
    expect(await madeAnew(...all())).toEqual(all());
    await market.sql(`insert into legal_versions (document, version) values ('terms', 99)`);
    await expect.poll(() => madeAnew(...all())).toEqual([]);
    await market.sql(`insert into legal_versions (document, version) values ('terms', 100)`);
    expect(await madeAnew(...all())).toEqual(all());
  });
});
