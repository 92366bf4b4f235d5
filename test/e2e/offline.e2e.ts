import type { Page } from '@playwright/test';
import { expect, logIn, test, waitForHydration } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits for all requests: aborted ones look like failures with a service worker. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

const workerAtWork = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const found = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const read = async (request: Request) => (await cache.match(request, { ignoreVary: true }))?.text();
      const isText = /^settee-(pages|answers)-/.test(name);
      const all = (await cache.keys()).map(async (request) => ({
        path: new URL(request.url).pathname,
        text: isText ? ((await read(request)) ?? '') : '',
      }));
      return Promise.all(all);
    });
    return (await Promise.all(found)).flat();
  });

const cachedPaths = async (page: Page) => (await cachedUrls(page)).map(({ path }) => path);

async function clickToListing(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Explore Cupboard' }).click();
  await page.getByRole('link', { name: `Detail of ${title}` }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
}

// beyond the spec: Settee can be installed, and visited pages can be read offline
test('visited pages can be read offline, with a clear notice', async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const listing = await postListing(await join('Seller'));
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit(page, `/furniture/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText('You are offline. You can still read pages you have already opened');
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await visit(page, `/furniture/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await expect(notice).toBeVisible();

  await visit(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(listing.title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();

  await visit(page, '/blog');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'You have a connection again: show the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(notice).toBeHidden();
});

// beyond the spec: Settee can be installed, and visited pages can be read offline
test('pages opened by clicks can be read offline, by clicks and after a reload @long', async ({
  page,
  context,
  allowProblem,
}) => {
  // Chromium logs each response that the worker could not give.
  allowProblem(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|network error response|Failed to fetch|could not reach the server/,
  );
  // A request that fails while React draws a page makes it draw the page once more.
  allowProblem(/Minified React error #520/);
  const listing = await postListing(await join('Seller'), { productName: 'Cupboard' });
  const list = page.getByRole('heading', { level: 1, name: 'Cupboard collection' });
  await visit(page, '/');
  await workerAtWork(page);
  await page.getByRole('link', { name: 'See More' }).click();
  await clickToListing(page, listing.title);
  const seen = ['/', '/category', '/collections/cupboard', `/furniture/${listing.id}`];
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(seen));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'Cupboard', exact: true }).click();
  await expect(list).toBeVisible();
  await expect(page.getByRole('link', { name: `Detail of ${listing.title}` })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

  await page.reload();
  await expect(list).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('link', { name: 'Settee' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByText('You are offline. You can still read pages you have already opened')).toBeVisible();
});

test('data for signed-in people is not cached, though the page itself is @long', async ({ page }) => {
  const seller = await join('Seller');
  const phone = '+1 503 555 0177';
  const listing = await postListing(seller, { productName: 'Cupboard', phone });
  await visit(page, '/');
  await workerAtWork(page);
  await logIn(page, await join('Buyer'), '/category');
  await clickToListing(page, listing.title);
  await page.getByRole('dialog').getByRole('button', { name: 'Show phone and email' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: seller.email })).toBeVisible();
  const path = `/furniture/${listing.id}`;
  await expect.poll(() => cachedPaths(page)).toContain(path);
  const everything = await cachedUrls(page);
  expect(everything.filter(({ text }) => text.includes(seller.email) || text.includes(phone))).toEqual([]);
  expect(everything.filter(({ path }) => path.startsWith('/api/listing/'))).toEqual([]);
});

test('nothing of a signed-in person is cached', async ({ page, allowProblem }) => {
  // The idle page asks for its settings, perhaps just as the next page is opened.
  allowProblem(/\/api\/settings net::ERR_FAILED/);
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit(page, '/login');
  await visit(page, '/dashboard');
  await visit(page, '/category');
  const paths = await cachedPaths(page);
  expect(paths).toContain('/category');
  expect(paths.filter((path) => /^\/(dashboard|api\/(auth|account|wish))/.test(path))).toEqual([]);
});

test('Settee can be installed: it has a manifest, icons and a service worker that is always revalidated @long', async ({
  page,
}) => {
  await visit(page, '/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url, display } = await manifest.json();
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type']).toBe('image/png');
  }
  const worker = await page.request.get('/service-worker.js');
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' });
  expect(worker.headers()['content-type']).toContain('text/javascript');
});

test('offline, a link to a page never visited shows the pages that can be read @long', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|We could not reach the server/);
  await visit(page, '/category');
  await workerAtWork(page);
  await page.getByRole('link', { name: 'Explore Cupboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cupboard collection' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Category' }).click();
  await expect(page.getByRole('link', { name: 'Explore Chair' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Explore Chair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL('/offline?from=%2Fcollections%2Fchair');
});
