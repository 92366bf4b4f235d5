import type { Page } from '@playwright/test';
import { cards, payWith } from './card.ts';
import { dashboardPaths } from './dashboard-paths.ts';
import { withEmptyShop } from './empty-shop.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { csvOf } from './import-files.ts';
import { buyListing, postListing, saveListing } from './listings.ts';
import { actAsAdmin, join, type Member } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { rowOf } from './on-screen.ts';

type View = { width: number; colorScheme: 'light' | 'dark' };

/** Other stories check the light theme on the way; the long run has each width in each theme. */
const views: View[] = [{ width: 390, colorScheme: 'dark' }];
if (process.env.ACCESSIBLE_VIEWS === 'all')
  views.push(
    { width: 390, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  );

/** No violation of any severity in each view. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A screen that still loads has no heading.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findObstacles(page), `${screen} at ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test.describe.configure({ timeout: 300_000 });

test('the public pages are accessible', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  for (const path of [
    '/',
    '/category',
    '/collections/sofa',
    '/blog',
    '/offline',
    '/unsubscribe/a.price_drop.b',
    '/no-such-room',
  ]) {
    await open(page, path);
    await expectAccessible(page, path);
  }
});

test('the login and sign-up pages are accessible, refusals included @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 401/);
  await open(page, '/signup');
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await expectAccessible(page, '/signup');
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('nobody@stories.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, '/login');
  for (const path of [
    '/forgot-password',
    '/reset-password',
    '/verify-email?error=INVALID_TOKEN',
    '/not-me?token=a',
    '/first-admin?token=a',
  ]) {
    await open(page, path);
    await expectAccessible(page, path);
  }
});

test('a listing is accessible as a page, as a dialog and enlarged', async ({ page }) => {
  const { id } = await postListing(await join('Seller'));
  await open(page, `/furniture/${id}`);
  await expectAccessible(page, 'the page');
  await page.getByRole('region', { name: 'Photos' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
  await expectAccessible(page, 'enlarged');
  await open(page, '/collections/bed');
  await page
    .getByRole('link', { name: /^Detail of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expectAccessible(page, 'the window');
});

test("the buyer's screens are accessible", async ({ page, allowProblem }) => {
  allowProblem(/status of 402/);
  const buyer = await join('Buyer');
  const seller = await join('Seller');
  const [saved, paid] = [await postListing(seller), await postListing(seller)];
  await saveListing(buyer, saved);
  await buyListing(buyer, paid);
  await logIn(page, buyer, '/dashboard');
  await expectAccessible(page, '/dashboard');
  await open(page, '/dashboard/my-orders');
  await rowOf(page, saved.title).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before deleting');
  await page.keyboard.press('Escape');
  await expectAccessible(page, '/dashboard/my-orders');
  await open(page, `/dashboard/payment/${saved.id}`);
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeEnabled();
  await expectAccessible(page, '/dashboard/payment');
  await payWith(page, cards.isDeclined);
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expectAccessible(page, 'a card that was declined');
  await open(page, '/dashboard/payment-history');
  await expect(rowOf(page, paid.title)).toBeVisible();
  await expectAccessible(page, '/dashboard/payment-history');
  await buyer.api.saveSearch({ body: { name: 'Green sofas', query: { category: 'Sofa', colour: 'green' } } });
  await open(page, '/dashboard/account');
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Green sofas' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'The price drops: Email' })).toBeEnabled();
  await expectAccessible(page, '/dashboard/account');
  await open(page, `/dashboard/receipt/${paid.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await expectAccessible(page, '/dashboard/receipt');
});

test("the seller's screens are accessible @long", async ({ page }) => {
  const seller = await join('Seller');
  const [sold, free] = [await postListing(seller), await postListing(seller)];
  await buyListing(await join('Buyer'), sold);
  await logIn(page, seller, '/dashboard/my-products');
  await expect(rowOf(page, free.title)).toBeVisible();
  await expectAccessible(page, '/dashboard/my-products');
  await open(page, '/dashboard/add-item');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('Add a photo.')).toBeVisible();
  await expectAccessible(page, '/dashboard/add-item');
  await open(page, `/dashboard/edit/${free.id}`);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await expectAccessible(page, '/dashboard/edit');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: free.title })).toBeVisible();
  await expectAccessible(page, 'the preview');
  const file = new FormData();
  file.append('file', new Blob([csvOf({ price: 'ask me' })]), 'listings.csv');
  await seller.call('createImport', { body: file });
  await open(page, '/dashboard/import');
  await expect(page.getByText('0 listed, 1 with mistakes')).toBeVisible();
  await page.getByText('Show the row with mistakes').click();
  await expectAccessible(page, '/dashboard/import');
});

/** No two links of an empty screen lead to the same page, except for the menu. */
async function expectOneWay(page: Page) {
  const links = page.locator('main a[href]:not(nav a)');
  const ways = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(ways).toEqual([...new Set(ways)]);
}

test('lists of a person without purchases are accessible @long', async ({ page }) => {
  await logIn(page, await join('Buyer'), '/dashboard/my-orders');
  await expect(page.getByText('You have not saved anything yet.')).toBeVisible();
  await expectAccessible(page, '/dashboard/my-orders');
  await open(page, '/dashboard/payment-history');
  await expect(page.getByText('You have not paid for anything yet.')).toBeVisible();
  await expectOneWay(page);
  await expectAccessible(page, '/dashboard/payment-history');
  for (const path of ['/messages', '/notifications', '/dashboard/offers', '/dashboard/reviews']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('an empty shop is accessible, for sellers and visitors @long', async ({ page }) => {
  await logIn(page, await join('Seller'), '/dashboard/my-products');
  await expect(page.getByText('You haven’t listed anything yet.')).toBeVisible();
  await expectOneWay(page);
  await expectAccessible(page, '/dashboard/my-products');
  await withEmptyShop(async (origin) => {
    for (const [path, says] of Object.entries({
      '/': 'Nothing is for sale right now.',
      '/collections/sofa': 'No sofa is for sale right now.',
    })) {
      await open(page, origin + path);
      await expect(page.getByText(says)).toBeVisible();
      await expectAccessible(page, `an empty ${path}`);
    }
  });
});

test("the admin's screens are accessible @long", async ({ page, allowProblem }) => {
  allowProblem(/status of 422/);
  const unverified: Member = await join('Seller');
  await logIn(page, people.admin, '/dashboard/admin');
  await page.getByText('View as table').click();
  await expectAccessible(page, 'the overview');
  const [removed, seller] = [await join('Buyer'), await join('Seller')];
  const admin = await actAsAdmin();
  const { _id } = await admin.api.getUser({ params: { email: removed.email } });
  await admin.api.deleteUser({ params: { id: _id } });
  const listing = await postListing(seller);
  await seller.api.removeListing({ params: { id: listing.id } });
  await open(page, '/dashboard/admin/removed');
  await expect(rowOf(page, removed.email)).toBeVisible();
  await expectAccessible(page, 'removed');
  for (const path of dashboardPaths.admins) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
    await expectAccessible(page, path);
  }
  await open(page, '/dashboard/admin/settings');
  await page.getByLabel('Light theme', { exact: true }).fill('#ffcc00');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'the settings with a refused color');
  const sold = await postListing(unverified);
  await buyListing(await join('Buyer'), sold);
  await open(page, '/dashboard/admin/sales');
  await rowOf(page, sold.title).getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'the question before a refund');
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'sales');
});
