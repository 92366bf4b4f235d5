import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it.each([
  ['/legal/terms', 'language', 'xx', 'Choose one of these: en, de, es'],
  ['/search', 'sort', 'best', 'Choose one of these: relevance, newest, price-up, price-down, distance'],
  ['/search', 'unit', 'm', 'Choose one of these: cm, in'],
  ['/search', 'limit', 'many', 'Write a number.'],
  ['/search', 'limit', '101', 'Write a number of at most 100.'],
])('%s?%s=%s is refused in plain words beside its name', async (path, name, value, message) => {
  const response = await market.stranger.fetch(`/api${path}?${name}=${value}`);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'invalid_input', fields: { [name]: message } },
  ]);
});

it('names the choices of lists for admins', async () => {
  const admin = await market.admin();
  const query = { state: 'lost', kind: 'chair', order: 'up' };
  expect(await admin.call('listCases', { query })).toMatchObject({
    status: 422,
    body: {
      fields: {
        state: 'Choose one of these: open, decided, appealed, closed',
        kind: 'Choose one of these: listing, account, message, review, reply',
      },
    },
  });
});
