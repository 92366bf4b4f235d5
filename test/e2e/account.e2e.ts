import { readFile } from 'node:fs/promises';
import { expect, logIn, test } from './fixtures.ts';
import { join } from './members.ts';
import { listPiece } from './pieces.ts';
import { said } from './said.ts';

const screen = '/dashboard/account';

test('a person changes their name and their password, and is signed out elsewhere', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const seller = await join('Seller');
  const elsewhere = await anotherBrowser();
  await logIn(elsewhere, seller, screen);
  await logIn(page, seller, screen);
  const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(places).toHaveCount(3); // the two browsers, and the sign-up
  await expect(places.first()).toContainText('This browser');

  await page.getByLabel('Name', { exact: true }).fill('Wilhelmina Berg');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await said(page, 'Your name is saved');
  const profile = await seller.api.getUser({ params: { email: seller.email } });
  expect(profile.displayName).toBe('Wilhelmina Berg');

  await page.getByLabel('Current password', { exact: true }).fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('another good password');
  await page.getByLabel('Current password', { exact: true }).fill(seller.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await said(page, 'Your new password is saved');
  await expect(places).toHaveCount(1);
});

test('a person takes their data along, and leaves', async ({ page }) => {
  const seller = await join('Seller');
  const piece = await listPiece(seller);
  await logIn(page, seller, screen);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as { account: { email: string }; listings: { _id: string }[] };
  expect(data.account.email).toBe(seller.email);
  expect(data.listings.map(({ _id }) => _id)).toEqual([piece.id]);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  await said(page, 'Your account is deleted');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await seller.call('listOwnListings', { params: { email: seller.email } })).toMatchObject({ status: 401 });
});
