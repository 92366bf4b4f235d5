import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { createApp } from './create-app.ts';
import type { Pages } from './pages.ts';

let market: Market;
let app: ReturnType<typeof createApp>;
let made: string[] = [];

const pages: Pages = {
  staticFiles: new Hono(),
  async render(request, { language }) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    made.push(language);
    const html = `<html lang="${language}">${new URL(request.url).pathname}</html>`;
    return { status: 200, headers: new Headers(), html };
  },
};

beforeAll(async () => {
  market = await openMarket();
  app = createApp(market.services, { pages });
});
afterAll(() => market.close());

const request = async (path: string, headers: Record<string, string>) =>
  app.request(`${market.origin}${path}`, { headers });

describe('the language of a page', () => {
  it("is the browser's preferred one, and the response names it", async () => {
    const page = await request('/', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.5' });
    expect(await page.text()).toBe('<html lang="de">/</html>');
    expect(page.headers.get('Content-Language')).toBe('de');
    expect(page.headers.get('Vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
  });

  it("is the chosen one, not the browser's", async () => {
    const page = await request('/', { 'Accept-Language': 'de', Cookie: 'language=es' });
    expect(page.headers.get('Content-Language')).toBe('es');
  });

  it("is never another visitor's under concurrency; each page is made once per language", async () => {
    made = [];
    const wishes = ['en', 'de', 'es', 'de-CH', 'es-MX', 'fr', 'en-GB', 'de', 'es'];
    const languages = ['en', 'de', 'es', 'de', 'es', 'en', 'en', 'de', 'es'];
    const requestAll = async () => {
      const answers = await Promise.all(wishes.map((wish) => request('/category', { 'Accept-Language': wish })));
      expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
        languages.map((language) => `<html lang="${language}">/category</html>`),
      );
    };
    await requestAll();
    expect(made.sort()).toEqual(['de', 'en', 'es']);
    // A process that was too busy to read changes makes pages anew.
    const madeAgain = async () => {
      made = [];
      await requestAll();
      return made;
    };
    await expect.poll(madeAgain).toEqual([]);
  });

  it('has an ETag of its own, so that a changed choice is not answered with "unchanged"', async () => {
    const english = await request('/blog', { 'Accept-Language': 'en' });
    const known = { 'If-None-Match': english.headers.get('ETag') ?? '' };
    expect((await request('/blog', { 'Accept-Language': 'en', ...known })).status).toBe(304);
    expect((await request('/blog', { 'Accept-Language': 'es', ...known })).status).toBe(200);
  });
});

it('a page is rendered at a short path when no page has one so long', async () => {
  const path = `/furniture/${'x'.repeat(1000)}`;
  expect(await (await request(path, {})).text()).toBe('<html lang="en">/-</html>');
});
