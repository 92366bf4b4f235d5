import { readFile } from 'node:fs/promises';
import { jpeg } from '../support/pictures.ts';
import { expect, logIn, test } from './fixtures.ts';
import { csvOf } from './import-files.ts';
import { join } from './members.ts';
import { rowOf } from './on-screen.ts';
import { titleLike } from './pieces.ts';

test('a seller lists pieces from a file, and gets what was refused back with the reason', async ({ page }) => {
  const title = titleLike('Rocking chair');
  await logIn(page, await join('Seller'), '/dashboard/my-products');
  await page.getByRole('link', { name: 'List many from a file' }).click();
  await expect(page.getByText('You have not sent a file yet.')).toBeVisible();
  await page.getByRole('button', { name: 'List the pieces' }).click();
  await expect(page.getByText('Choose a file.')).toBeVisible();

  const csv = csvOf({ title }, { reference: 'A-002', price: 'ask me' });
  const file = { name: 'attic.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const photo = { name: 'rocker.jpg', mimeType: 'image/jpeg', buffer: await jpeg(400, 300) };
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByLabel('Photos').setInputFiles(photo);
  await expect(page.getByRole('status').filter({ hasText: 'attic.csv' })).toBeVisible();
  await page.getByRole('button', { name: 'List the pieces' }).click();
  const run = page.getByRole('listitem').filter({ hasText: 'attic.csv' });
  await expect(run.getByRole('status')).toContainText(/of 2 rows|1 listed, 1 refused/);
  await expect(run.getByRole('status')).toContainText('1 listed, 1 refused', { timeout: 40_000 });

  const download = page.waitForEvent('download');
  await run.getByRole('button', { name: 'Download the refused rows: attic.csv' }).click();
  const refused = await readFile(await (await download).path(), 'utf8');
  expect(refused).toContain('A-002');
  expect(refused).toContain('ask me');
  expect(refused).not.toContain(title);
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'My Products' }).click();
  await expect(rowOf(page, title).getByText('Available')).toBeVisible();
});
