import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { jpeg, pdf } from '../support/pictures.ts';
import { expect, fillSignUp, logIn, newPerson, open, test } from './fixtures.ts';
import { join } from './members.ts';

async function expectRefused(page: Page, label: string, message: string | RegExp): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

// spec §5: Sign up: name, email, password required
// spec §8: Sign-up and Google errors: nothing shown (D1)
test('the sign-up form says what is wrong beside the field, and keeps what was typed', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of (401|409)/);
  const taken = await join('Buyer');
  const typed = { ...newPerson('Seller', 'Penelope Persistent'), email: 'penelope at home', password: 'short' };
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign Up' });
  await open(page, '/signup');
  await submit.click();
  await expectRefused(page, 'Full Name', 'Enter your full name.');
  await expectRefused(page, 'Email', 'Enter your email address.');
  await expectRefused(page, 'Password', /Choose a password\./);

  await fillSignUp(page, typed);
  await submit.click();
  await expectRefused(page, 'Email', 'That doesn’t look like an email address.');
  await expectRefused(page, 'Password', /Use at least 8 characters\./);

  await page.getByLabel('Email', { exact: true }).fill(taken.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password of Buyer');
  await submit.click();
  await expect(page.getByText('There is already an account with this email.')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue(typed.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(taken.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password of Buyer');
  await expect(page.getByLabel('Account type')).toHaveValue('seller');
});

// spec §5: Login: email and password required
test('the login form names missing fields @long', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectRefused(page, 'Email', 'Enter your email address.');
  await expectRefused(page, 'Password', 'Enter your password.');
});

// spec §5: Add Product: all fields required
// spec §5: Price and year are free text (D2)
test('a form for a listing is refused field by field, and keeps what was typed (spec §5)', async ({ page }) => {
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard/add-item');
  const submit = page.getByRole('button', { name: 'Add product' });
  await page.getByLabel('Name', { exact: true }).fill('');
  await submit.click();
  const needed = ['Name', 'Location', 'Phone', 'Price', 'Condition', 'Year of purchase', 'Description', 'Category'];
  for (const label of needed)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectRefused(page, 'Image', /Add a photo\./);

  await page.getByLabel('Description').fill('It has four legs, all of them original.');
  await page.getByLabel('Location').fill('Portland, Oregon');
  for (const price of ['abc', '-5', '1e9', '0', '1,25']) {
    await page.getByLabel('Price').fill(price);
    await submit.click();
    await expectRefused(page, 'Price', /^Write the price as 120 or 1,250\.50/);
  }
  await expect(page.getByLabel('Price')).toHaveValue('1,25');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('It has four legs, all of them original.');
  await expect(page.getByLabel('Location')).toHaveValue('Portland, Oregon');
});

// spec §8: Image upload failures: nothing shown (D1)
test('a file that is no photo or too large is refused beside the field, and another one is accepted @long', async ({
  page,
  allowProblem,
}, testInfo) => {
  allowProblem(/status of (415|422)/);
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard/add-item');
  const image = page.getByLabel('Image', { exact: true });
  await page.getByLabel('Title').fill('Still here');

  const large = testInfo.outputPath('thirty-megabytes.jpg');
  // Starts like a JPEG, but no browser can decode it, so it is not scaled down.
  await writeFile(large, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(30 * 1024 ** 2)]));
  await image.setInputFiles(large);
  await expectRefused(page, 'Image', /This photo is 30\.0 MB/);

  await image.setInputFiles({ name: 'invoice.jpg', mimeType: 'image/jpeg', buffer: pdf() });
  await expectRefused(page, 'Image', /PDF/);
  await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeHidden();

  await image.setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await expect(page.getByText('The photo is ready.')).toBeVisible();
  await expect(image).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Title')).toHaveValue('Still here');
});

// spec §8: Image upload failures: nothing shown (D1)
test('an interrupted upload continues when the connection is back, and a refused one can be sent again @long', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|status of 503/);
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard/add-item');
  const image = page.getByLabel('Image', { exact: true });
  await expect(image).toBeAttached();
  await context.setOffline(true);
  await image.setInputFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await expectRefused(page, 'Image', /We could not reach the server\./);
  await context.setOffline(false);
  await expect(page.getByText('The photo is ready.')).toBeVisible();

  const busy = { code: 'busy', message: 'The shop is busy.' };
  await page.route('**/api/images', (route) => route.fulfill({ status: 503, json: busy }));
  await image.setInputFiles({ name: 'table.jpg', mimeType: 'image/jpeg', buffer: await jpeg(500, 300) });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/images');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('All 2 photos are ready.')).toBeVisible();
});
