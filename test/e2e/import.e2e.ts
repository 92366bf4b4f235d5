import { readFile } from 'node:fs/promises';
import { jpeg } from '../support/pictures.ts';
import { expect, logIn, test } from './fixtures.ts';
import { csvOf } from './import-files.ts';
import { titleLike } from './listings.ts';
import { join } from './members.ts';
import { rowOf } from './on-screen.ts';

test('a seller imports listings from a file, and gets refused rows back with the reason @long', async ({ page }) => {
  const title = titleLike('Rocking chair');
  await logIn(page, await join('Seller'), '/dashboard/my-products');
  await page.getByRole('link', { name: 'Import from CSV' }).click();
  await expect(page.getByText('You haven’t imported a file yet.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Import listings' });
  await submit.click();
  await expect(page.getByText('Choose a file.')).toBeVisible();
  await expect(page.getByText(/Black, Gray, White, Cream/)).toBeVisible();
  await expect(page.getByText(/Oak, Walnut, Teak/)).toBeVisible();
  await expect(page.getByText(/Mid-century, Scandinavian/)).toBeVisible();

  const csv = csvOf({ title }, { reference: 'A-002', price: 'ask me', colors: 'chartreuse' });
  const file = { name: 'attic.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const photo = { name: 'rocker.jpg', mimeType: 'image/jpeg', buffer: await jpeg(400, 300) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByLabel('Photos').setInputFiles(photo);
  await expect(page.getByRole('status').filter({ hasText: 'attic.csv' })).toBeVisible();

  await page.getByRole('button', { name: 'Check only' }).click();
  await expect(page.getByText('1 row is ready to list, 1 with mistakes')).toBeVisible();
  await expect(page.getByText('This was only a check: nothing was listed.')).toBeVisible();
  const mistakes = page.getByRole('table', { name: 'Rows with mistakes in attic-errors.csv' }).getByRole('row');
  // The heading is row 1, as in a spreadsheet.
  await expect(mistakes.nth(1)).toContainText(/^3colorsNot in the list of colors: chartreuse$/);
  await expect(mistakes.nth(2)).toContainText(/^priceWrite the price as 120/);
  await expect(page.getByText('You haven’t imported a file yet.')).toBeVisible();

  await submit.click();
  const run = page.getByRole('listitem').filter({ hasText: 'attic.csv' });
  await expect(run.getByRole('status')).toContainText(/of 2 rows|1 listed, 1 with mistakes/);
  await expect(run.getByRole('status')).toContainText('1 listed, 1 with mistakes');

  await run.getByText('Show the row with mistakes').click();
  await expect(run.getByRole('row').filter({ hasText: 'price' })).toContainText('Write the price as 120');
  const download = page.waitForEvent('download');
  await run.getByRole('button', { name: 'Download these rows: attic.csv' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toContain('A-002');
  expect(refused).toContain('ask me');
  expect(refused).not.toContain(title);

  // Another file names the same photo: it may mean another one.
  const again = {
    ...file,
    name: 'cellar.csv',
    buffer: Buffer.from(csvOf({ title: titleLike('Rocking chair'), reference: 'B-1' })),
  };
  await page.getByLabel('File', { exact: true }).setInputFiles(again);
  await submit.click();
  await expect(page.getByText(/an earlier one did: rocker\.jpg/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'cellar.csv' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the earlier photos' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'cellar.csv' }).getByRole('status')).toContainText(
    '1 listed',
  );

  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'My Products' }).click();
  await expect(rowOf(page, title).getByText('Available')).toBeVisible();
});
