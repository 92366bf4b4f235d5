import type { Page } from '@playwright/test';
import { findBeyond } from './fits.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { rowOf } from './on-screen.ts';

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => findBeyond(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

const figure = (page: Page, group: string, name: string) =>
  page
    .getByRole('region', { name: group })
    .locator('div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) });

// beyond the spec: GET /seller-numbers, My Products: views, saves, on hold, sold and earned, by day and by listing, in any order
test('a seller sees who looked, who saved and what was earned, day by day and listing by listing @long', async ({
  page,
  anotherBrowser,
}) => {
  const seller = await join('Seller');
  const [cheap, dear] = [await postListing(seller, { price: '20' }), await postListing(seller, { price: '1,250.50' })];
  const visitor = await anotherBrowser();
  const recorded = visitor.waitForResponse((response) => response.url().endsWith('/view'));
  await open(visitor, `/furniture/${cheap.id}`);
  expect((await recorded).status()).toBe(200);
  const again = visitor.waitForResponse((response) => response.url().endsWith('/view'));
  await visitor.reload();
  await again;
  await saveListing(await join('Buyer'), cheap);
  await buyListing(await join('Buyer'), dear);

  await logIn(page, seller, `/furniture/${cheap.id}`);
  await page.waitForResponse((response) => response.url().endsWith('/view'));
  await expect(async () => {
    await open(page, '/dashboard/my-products');
    await expect(figure(page, 'How your listings are doing', 'Views').getByText('1', { exact: true })).toBeVisible();
  }).toPass();
  await expect(figure(page, 'How your listings are doing', 'Saves').getByText('2', { exact: true })).toBeVisible();
  await expect(figure(page, 'How your listings are doing', 'Sold').getByText('1 still for sale')).toBeVisible();
  await expect(figure(page, 'How your listings are doing', 'Earned').getByText('$1,250.50')).toBeVisible();

  await expect(page.getByRole('img', { name: /^Views: 1 in total\. The best day was .+ with 1\.$/ })).toBeVisible();
  await page.getByText('View as table').click();
  const days = page.getByRole('table', { name: 'The last 30 days' }).getByRole('row');
  await expect(days).toHaveCount(31);
  await expect(days.nth(1).getByRole('cell')).toHaveText(['1', '2']);
  await expectNarrow(page);

  const listings = page.getByRole('table', { name: 'My Products' });
  const names = listings.getByRole('rowheader');
  await listings.getByRole('button', { name: 'Price' }).click();
  await expect(listings.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toContainText([dear.title, cheap.title]);
  await listings.getByRole('button', { name: 'Price' }).click();
  await expect(listings.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(names).toContainText([cheap.title, dear.title]);
  await page.getByLabel('Sort by').selectOption('Views');
  await page.waitForURL(/by=views/);
  await page.reload();
  await expect(names).toContainText([cheap.title, dear.title]);
});

// beyond the spec: GET /market-numbers, `/dashboard/admin`: people, listings, sales and their value by day
test('an admin sees how the shop is doing, for 30 or 90 days, and finds people @long', async ({ page }) => {
  const buyer = await join('Buyer', 'Quintessa Overby');
  const listing = await postListing(await join('Seller'), { price: '77' });
  await buyListing(buyer, listing);
  await logIn(page, people.admin, '/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  for (const what of ['New accounts', 'New listings', 'Sales', 'Value sold'])
    await expect(page.getByRole('img', { name: new RegExp(`^${what}: .+ in total`) })).toBeVisible();
  await page.getByRole('link', { name: '90 days' }).click();
  await page.waitForURL(/days=90/);
  await expect(page.getByRole('heading', { name: 'The last 90 days' })).toBeVisible();
  await page.getByText('View as table').click();
  const days = page.getByRole('table', { name: 'The last 90 days' }).getByRole('row');
  await expect(days).toHaveCount(91);
  expect(Number((await days.nth(1).getByRole('cell').first().textContent())?.replace(/\D/g, ''))).toBeGreaterThan(1);
  await expectNarrow(page);
  await page.reload();
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Buyers' }).click();
  const search = page.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill('overby quint');
  await search.press('Enter');
  await expect(rowOf(page, buyer.email)).toBeVisible();
  await page.waitForURL(/q=overby/);
  await search.fill('nobody at all');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No results for “nobody at all”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNarrow(page);
});

// beyond the spec: My orders: what happened to each saved listing, and how far its price has dropped
test('a buyer sees the state of each saved listing @long', async ({ page }) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const [there, dropped, sold, gone] = [
    await postListing(seller),
    await postListing(seller, { price: '80' }),
    await postListing(seller),
    await postListing(seller),
  ];
  for (const listing of [there, dropped, sold, gone]) await saveListing(buyer, listing);
  await seller.api.updateListing({ params: { id: dropped.id }, body: { price: '60' } });
  await buyListing(await join('Buyer'), sold);
  await seller.api.updateListing({ params: { id: gone.id }, body: { isAvailable: 'false' } });

  await logIn(page, buyer, '/dashboard/my-orders');
  await expect(rowOf(page, there.title).getByText('For sale')).toBeVisible();
  await expect(rowOf(page, dropped.title).getByText('Price dropped from $80 to $60')).toBeVisible();
  await expect(rowOf(page, sold.title).getByText('Sold', { exact: true }).first()).toBeVisible();
  await expect(rowOf(page, gone.title).getByText('Not for sale right now')).toBeVisible();
  await expect(rowOf(page, sold.title).getByRole('link')).toHaveAttribute('href', `/furniture/${sold.id}`);
  await expect(rowOf(page, gone.title).getByRole('link')).toHaveCount(0);
  await expectNarrow(page);
});

// beyond the spec: Language and theme on the account page
test('language and appearance are chosen on the account page too @long', async ({ page }) => {
  await logIn(page, await join('Buyer'), '/dashboard/account');
  const section = page.getByRole('main').getByRole('region', { name: 'Language and appearance' });
  await section.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await section.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Sprache und Darstellung' })).toBeVisible();
  await expectNarrow(page);
});
