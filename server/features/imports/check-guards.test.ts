import { afterAll, beforeAll, expect, it } from 'vitest';
import { recipes } from '../../../test/support/call-recipes.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';
import { CHECKS_AN_HOUR } from './routes.ts';

let market: Market;
beforeAll(async () => {
  const mailer = { delivers: true, send: async () => undefined };
  market = await openMarket({ env: { RATE_LIMITS: 'on' }, overrides: { mailer } });
});
afterAll(() => market.close());

it('a file is checked for confirmed people, some times an hour', async () => {
  const stranger = { ...(await market.seller({ emailVerified: false })), role: 'seller' as const };
  const { parts } = await recipes.checkImport(market, stranger);
  expect(await stranger.call('checkImport', parts)).toMatchObject({
    status: 403,
    body: { code: 'email_not_verified' },
  });
  const seller = await market.seller();
  expect(await seller.call('checkImport', parts)).toMatchObject({ status: 200 });
  const key = `importChecksOfAccount:${keyedHash(market.services.config.tokenSecret, seller.id)}`;
  await market.sql('update request_counts set points = $2 where key = $1', [key, CHECKS_AN_HOUR]);
  expect(await seller.call('checkImport', parts)).toMatchObject({ status: 429, body: { fields: expect.anything() } });
});
