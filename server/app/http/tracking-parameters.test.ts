import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createApp } from './create-app.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it('makes a page once for links that differ in tracking parameters alone', async () => {
  const made: string[] = [];
  const pages = {
    staticFiles: new Hono(),
    async render({ url }: Request) {
      const { pathname, search } = new URL(url);
      made.push(pathname + search);
      return { status: 200, headers: new Headers(), html: '<html></html>' };
    },
  };
  const app = createApp(market.services, { pages });
  for (const query of [
    '',
    '?fbclid=1',
    '?fbclid=2',
    '?utm_source=mail&utm_campaign=may',
    '?words=oak',
    '?gclid=3&words=oak',
  ])
    expect((await app.request(`${market.origin}/search${query}`)).status, query).toBe(200);
  expect(made).toEqual(['/search', '/search?words=oak']);
});
