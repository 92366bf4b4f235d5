import { expect, test } from './fixtures.ts';
import { join } from './members.ts';
import { listPiece } from './pieces.ts';

test.use({ serviceWorkers: 'allow' });

test('what was seen can be read without a connection, with a clear notice', async ({ page, context, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  const piece = await listPiece(await join('Seller'));
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The first visit was before anything kept it; from the next page on, everything seen is.
  await page.goto(`/furniture/${piece.id}`);
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const notice = page.getByText('You are offline. What you saw before can still be read');
  await expect(notice).toBeHidden();

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.goto(`/furniture/${piece.id}`);
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
  await expect(notice).toBeVisible();

  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(piece.title) }).click();
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();

  await page.goto('/blog');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'You have a connection again: show the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('nothing of one person is kept', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/login');
  await page.goto('/dashboard');
  await page.goto('/category');
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
  await page.goto('/');
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
