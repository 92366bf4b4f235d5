import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';

/** Maximum transferred bytes of a first visit, compressed. */
const budget = { script: 123 * 1024, style: 15 * 1024, aboveTheFold: 150 * 1024, font: 40 * 1024 };

const listingParts = 17 * 1024;

/** Measures a page's requests. @returns bytes per kind so far, headers included */
async function weigh(page: Page) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) kinds.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

/** Texts of each language, from the home page, from a part that it shares, and from a screen of the dashboard. */
const told = {
  English: ['Welcome to furniture with a past', 'Out Categories', 'Recorded as it happens and never changed.'],
  German: [
    'Willkommen bei Möbeln mit Vergangenheit',
    'Unsere Kategorien',
    'Wird sofort festgehalten und nie geändert.',
  ],
  Spanish: [
    'Te damos la bienvenida a los muebles con pasado',
    'Nuestras categorías',
    'Se registra en el momento y no se cambia nunca.',
  ],
};

/** Opens the home page. @returns which of the texts above its scripts hold */
async function openAndRead(page: Page) {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/static/js/')) scripts.push(response.text());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const sources = await Promise.all(scripts);
  expect(sources.length).toBeGreaterThan(0);
  const held = (texts: readonly string[]) => texts.filter((text) => sources.some((source) => source.includes(text)));
  return { English: held(told.English), German: held(told.German), Spanish: held(told.Spanish) };
}

async function expectLight(page: Page, path: string, more = 0): Promise<void> {
  const bytes = await weigh(page);
  await open(page, path);
  await page.waitForLoadState('networkidle');

  const { Document = 0, Script = 0, Stylesheet = 0, Font = 0 } = bytes;
  expect(Document, 'the page itself').toBeGreaterThan(0);
  expect(Script, 'scripts').toBeGreaterThan(0);
  expect(Script, 'scripts').toBeLessThanOrEqual(budget.script + more);
  expect(Stylesheet, 'styles').toBeLessThanOrEqual(budget.style);
  expect(Document + Script + Stylesheet, 'page, scripts and styles').toBeLessThanOrEqual(budget.aboveTheFold + more);
  expect(Font, 'fonts').toBeGreaterThan(0);
  expect(Font, 'fonts').toBeLessThanOrEqual(budget.font);
}

test('a first visit stays in its byte budgets for scripts, styles and everything but pictures and fonts @everywhere', async ({
  page,
}) => {
  await expectLight(page, '/');
  // Content is painted before the hydration script runs.
  await expect(page.locator('body > script[src]')).toHaveAttribute('fetchpriority', 'low');
});

test('a visitor loads the English words of the page and of at most one other language', async ({ page, browser }) => {
  const { English: ofPage, ...others } = await openAndRead(page);
  expect(ofPage).toEqual(told.English.slice(0, 2));
  expect(others).toEqual({ German: [], Spanish: [] });
  const abroad = await browser.newContext({ locale: 'de-DE' });
  expect(await openAndRead(await abroad.newPage())).toEqual({ English: ofPage, German: told.German, Spanish: [] });
  await abroad.close();
});

test('a direct visit to a listing loads no code for sellers', async ({ page }) => {
  // An accent needs no extra font.
  const { id } = await postListing(await join('Seller'), { title: 'Bouclé settee from Köln, señorial' });
  await expectLight(page, `/furniture/${id}`, listingParts);
});

test('a browser that accepts AVIF gets the smaller file from the same address @everywhere', async ({ page }) => {
  const types = new Set<string>();
  page.on('response', (response) => {
    if (/\/images\/demo\/.*-(320|800)\.webp$/.test(response.url())) types.add(response.headers()['content-type'] ?? '');
  });
  await open(page, '/');
  const first = page.locator('main img[srcset]').first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect([...types]).toContain('image/avif');
});

test('nothing moves while pictures load, and their frames show the main colour meanwhile @everywhere', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/images/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/collections/sofa', { waitUntil: 'domcontentloaded' });
  const first = page.getByRole('article').first().getByRole('img');
  await expect(first).toHaveCSS('background-image', /^linear-gradient\(rgb\(.*rgb\(.*rgb\(/);
  arrive();
  await expect
    .poll(() => first.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  // A fallback font shifts by a fraction of a pixel, which is invisible.
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThanOrEqual(0.02);
});
