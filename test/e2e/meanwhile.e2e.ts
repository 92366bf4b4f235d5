import { jpeg } from '../support/pictures.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { holdListing, postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { slowDown } from './network.ts';
import { rowOf } from './on-screen.ts';

test('a page that shows a hold updates itself when the hold ends @long', async ({ page, anotherBrowser }) => {
  const [buyer, rival] = [await join('Buyer'), await join('Buyer')];
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await holdListing(rival, listing);
  const visitor = await anotherBrowser();
  for (const tab of [page, visitor]) await tab.clock.install();
  await open(visitor, `/furniture/${listing.id}`);
  await expect(visitor.getByText('Reserved', { exact: true })).toBeVisible();
  await logIn(page, buyer, '/dashboard/my-orders');
  const order = rowOf(page, listing.title);
  await expect(order.getByText('Reserved', { exact: true })).toBeVisible();

  await rival.api.releaseHold({ params: { previousId: listing.id } });
  // As after a closed lid: a clock that ran through would end the time limits of calls before the server can answer.
  for (const tab of [page, visitor]) await tab.clock.fastForward('16:00');
  await expect(visitor.getByText('Reserved', { exact: true })).toBeHidden();
  await expect(order.getByRole('link', { name: 'Purchase' })).toBeVisible();
  await expect(order.getByText('Reserved', { exact: true })).toBeHidden();
});

test('an open page stops offering a listing that its seller withdraws @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 4\d\d/);
  const seller = await join('Seller');
  const listing = await postListing(seller);
  const buyer = await join('Buyer');
  const shown = page.waitForResponse(`**/api/listing/${listing.id}`);
  await logIn(page, buyer, `/furniture/${listing.id}`);
  await shown;
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();

  await seller.api.removeListing({ params: { id: listing.id } });
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This item is gone' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeHidden();
});

test('a listing withdrawn while its page loads shows as gone, after one request @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 4\d\d/);
  const seller = await join('Seller');
  const listing = await postListing(seller);
  let release = () => {};
  const removed = new Promise<void>((resolve) => {
    release = resolve;
  });
  let readings = 0;
  await page.route(`**/api/listing/${listing.id}`, async (route) => {
    readings += 1;
    await removed;
    await route.continue();
  });
  await logIn(page, await join('Buyer'), `/furniture/${listing.id}`);
  await expect.poll(() => readings).toBe(1);
  await seller.api.removeListing({ params: { id: listing.id } });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'This item is gone' })).toBeVisible();
  // A second question would follow at once.
  await page.waitForTimeout(1_000);
  await expect(page.getByRole('heading', { level: 1, name: 'This item is gone' })).toBeVisible();
  expect(readings).toBe(1);
});

test('photos that are not uploaded yet stay on the device when the form is left @long', async ({ page }) => {
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  const fast = await slowDown(page, { upload: 200 });
  await page.getByLabel('Image', { exact: true }).setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg(400, 300) },
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await jpeg(500, 300) },
  ]);
  await expect(page.getByRole('list', { name: /^Your photos/ }).getByRole('img')).toHaveCount(2);
  // Until the device has stored them.
  await page.waitForTimeout(1_000);
  await page.getByRole('banner').getByRole('link', { name: 'Category' }).click();
  await expect(page).toHaveURL('/category');
  await fast();
  await open(page, '/dashboard/add-item');
  await expect(page.getByText('All 2 photos are ready.')).toBeVisible();
});

test('when a session ends by itself, what was typed stays in every tab', async ({ page, context, allowProblem }) => {
  allowProblem(/status of 401/);
  const seller = await join('Seller');
  await page.clock.install();
  await logIn(page, seller, '/dashboard/my-products');
  const other = await context.newPage();
  await open(other, '/dashboard/add-item');
  await other.getByLabel('Description').fill('Three drawers, one of which sticks.');

  await context.clearCookies();
  await page.clock.runFor('06:00');
  for (const tab of [page, other])
    await expect(
      tab.getByRole('main').getByText('You have been logged out. What you typed is still here'),
    ).toBeVisible();
  await expect(other.getByLabel('Description')).toHaveValue('Three drawers, one of which sticks.');
});

test('a browser without storage shows every public page, light or dark @long', async ({ page }) => {
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const listing = await postListing(await join('Seller'));
  for (const [path, title] of [
    ['/', 'Welcome to furniture with a past'],
    [`/furniture/${listing.id}`, listing.title],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
});

test('a draft counts no views @long', async ({ page }) => {
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  const views: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/view')) views.push(request.url());
  });
  await page.clock.install();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor('00:05');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(views).toEqual([]);
});
