import { afterAll, beforeAll, expect, it } from 'vitest';
import { recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';
import { SHOWN } from './import-store.ts';
import { FILES_AN_HOUR } from './routes.ts';

let market: Market;
beforeAll(async () => {
  const mailer = { delivers: true, send: async () => undefined };
  market = await openMarket({ env: { RATE_LIMITS: 'on' }, overrides: { mailer } });
});
afterAll(() => market.close());

it('only people with a confirmed address can check a file, a limited number of times an hour', async () => {
  const stranger = { ...(await market.seller({ emailVerified: false })), role: 'seller' as const };
  const { parts } = await recipes.checkImport(market, stranger);
  expect(await stranger.call('checkImport', parts)).toMatchObject({
    status: 403,
    body: { code: 'email_not_verified' },
  });
  const seller = await market.seller();
  expect(await seller.call('checkImport', parts)).toMatchObject({ status: 200 });
  const key = `importChecksOfAccount:${keyedHash(market.services.config.tokenSecret, seller.id)}`;
  await market.sql('update request_counts set points = $2 where key = $1', [key, FILES_AN_HOUR]);
  expect(await seller.call('checkImport', parts)).toMatchObject({ status: 429, body: { fields: expect.anything() } });
});

it('imports are limited per hour, and only the newest stay listed', async () => {
  const seller = { ...(await market.seller()), role: 'seller' as const };
  const { parts } = await recipes.createImport(market, seller);
  await market.sql(
    `insert into imports (id, seller_id, file_name, columns, separator, created_at, finished_at)
     select gen_random_uuid(), $1, 'old', '{}', ',', now() - interval '1 day', now() from generate_series(1, 30)`,
    [seller.id],
  );
  expect(await seller.call('createImport', parts)).toMatchObject({ status: 201 });
  expect(await market.sql('select from imports where seller_id = $1', [seller.id])).toHaveLength(SHOWN);
  const key = `importsOfAccount:${keyedHash(market.services.config.tokenSecret, seller.id)}`;
  await market.sql('update request_counts set points = $2 where key = $1', [key, FILES_AN_HOUR]);
  expect(await seller.call('createImport', parts)).toMatchObject({ status: 429, body: { fields: expect.anything() } });
});

it('a form of many parts is refused', async () => {
  const seller = await market.seller();
  const body = new FormData();
  for (let part = 0; part < 20; part++) body.append('pictures', `${part}.jpg`);
  body.append('file', new Blob(['x']), 'a.csv');
  expect(await seller.call('checkImport', { body })).toMatchObject({ status: 400 });
});

it('limits the number of names of one photo', async () => {
  const seller = await market.seller();
  const url = await market.picture(seller);
  await market.sql(
    `insert into import_pictures (seller_id, name, url) select $1, n || '.jpg', $2 from generate_series(1, 100000) n`,
    [seller.id, url],
  );
  const store = (name: string) => seller.call('storeImportPictures', { body: { pictures: [{ name, url }] } });
  expect(await store('one-more.jpg')).toMatchObject({ status: 422, body: { fields: { pictures: expect.anything() } } });
  expect((await store('7.jpg')).status).toBeLessThan(300);
});
