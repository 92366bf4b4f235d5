import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { join } from './members.ts';
import { listPiece } from './pieces.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page and lets it finish: what is given up by leaving looks like a failure where a worker is in between. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

test('what was seen can be read without a connection, with a clear notice', async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const piece = await listPiece(await join('Seller'));
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit was before anything kept it; from the next page on, everything seen is.
  await visit(page, `/furniture/${piece.id}`);
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText('You are offline. What you saw before can still be read');
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await visit(page, `/furniture/${piece.id}`);
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
  await expect(notice).toBeVisible();

  await visit(page, '/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(piece.title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();

  await visit(page, '/blog');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'You have a connection again: show the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('nothing of one person is kept', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visit(page, '/login');
  await visit(page, '/dashboard');
  await visit(page, '/category');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/category');
  expect(kept.filter((path) => /^\/(dashboard|api\/(auth|account|wish))/.test(path))).toEqual([]);
});

test('Settee can be installed: a manifest, its icons and a worker that is asked for anew each time', async ({
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
