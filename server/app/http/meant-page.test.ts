import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createApp } from './create-app.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const pages = {
  staticFiles: new Hono(),
  render: async () => ({ status: 200, headers: new Headers(), html: '<html></html>' }),
};

it.each([
  ['/search?q=oak+chair', '/search?words=oak+chair'],
  ['/search?_nkw=eckbank&sort=newest', '/search?sort=newest&words=eckbank'],
  ['/search?words=&query=mesa%20%26%20silla', '/search?words=mesa+%26+silla'],
  ['/search?k=Wäschetruhe', '/search?words=W%C3%A4schetruhe'],
  ['/collections/sofa?q=rot', '/collections/sofa?words=rot'],
  ['/dashboard/purchases', '/dashboard/payment-history'],
  ['/dashboard/purchases/?lang=de', '/dashboard/purchases?lang=de'],
  ['/dashboard/purchases?lang=de', '/dashboard/payment-history?lang=de'],
  ['/dashboard/edit', '/dashboard/my-products'],
  ['/collections', '/category'],
  ['/furniture', '/search'],
])('an address like that of another shop leads to the page that is meant: %s', async (address, meant) => {
  const answer = await createApp(market.services, { pages }).request(market.origin + address);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, meant]);
});

it.each([
  '/search?words=oak&q=pine',
  '/search?q=',
  '/search?q=%20',
  '/?q=oak',
  '/furniture/1?q=oak',
  '/dashboard/purchases/1',
])('an address of ours stays as it is: %s', async (address) => {
  const answer = await createApp(market.services, { pages }).request(market.origin + address);
  expect(answer.status).toBe(200);
});
