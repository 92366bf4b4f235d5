import { readFile } from 'node:fs/promises';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { rowOf } from './on-screen.ts';

test('an admin finds any listing, changes it, and sees its seller’s listings, sales, devices and history @long', async ({
  page,
}) => {
  const [buyer, seller] = [await join('Buyer', 'Bo Buys'), await join('Seller', 'Una Unique')];
  const sold = await postListing(seller, { price: '88.50' });
  const listing = await postListing(seller);
  await buyListing(buyer, sold);

  await logIn(page, people.admin, '/dashboard');
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Listings' }).click();
  await page.getByRole('searchbox', { name: 'Search by title or seller' }).fill('una uni');
  await page.getByRole('searchbox', { name: /^Search by/ }).press('Enter');
  await expect(rowOf(page, sold.title)).toContainText('Sold');
  await page.getByLabel('State').selectOption('For sale');
  await expect(rowOf(page, sold.title)).toHaveCount(0);
  await rowOf(page, listing.title).getByRole('link', { name: listing.title }).click();

  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question.getByText('Enter a reason.')).toBeVisible();
  await question.getByLabel('Template').selectOption('Misleading');
  await expect(question.getByLabel('Reason, in English')).toHaveValue(/do not show the furniture as it is/);
  expect(await findObstacles(page)).toEqual([]);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, `${listing.title} was removed.`);
  await expect(page.getByRole('table', { name: 'History' })).toContainText('Removed a listing');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, `${listing.title} is back.`);
  await expect(page.getByRole('main').getByText('For sale')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: seller.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  const figures = page.getByRole('region', { name: 'In numbers' });
  await expect(figures).toContainText('$88.50');
  await expect(page.getByRole('table', { name: 'All Listings' }).getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Bo Buys');
  await expect(page.getByRole('region', { name: 'Where they are logged in' }).getByRole('listitem')).not.toHaveCount(0);
});

test('an admin filters the sales by words and state, and downloads them as CSV @long', async ({ page }) => {
  const buyer = await join('Buyer', 'Csilla Csv');
  const listing = await postListing(await join('Seller'), { price: '64' });
  await buyListing(buyer, listing);
  await logIn(page, people.admin, '/dashboard/admin/sales');
  await page.getByRole('searchbox', { name: 'Search by listing, buyer or seller' }).fill('csilla');
  await page.getByRole('searchbox', { name: /^Search by/ }).press('Enter');
  await expect(rowOf(page, listing.title)).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [columns, row, ...rest] = file.trim().split('\r\n');
  expect(columns).toContain('paid_at,title,category,price');
  expect(row).toContain('Csilla Csv');
  expect(row).toContain(',64,');
  expect(rest).toEqual([]);

  await page.getByLabel('State').selectOption('Refunded');
  await expect(page.getByText('No payments match.')).toBeVisible();
});
