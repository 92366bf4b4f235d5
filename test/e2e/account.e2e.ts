import { readFile } from 'node:fs/promises';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { askToLogIn } from './log-in-again.ts';
import { join } from './members.ts';

const screen = '/dashboard/account';

// beyond the spec: GET /account, a new password: other sessions and their access tokens end at once
test('a person changes their name and their password, and is signed out elsewhere @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  allowProblem(/status of 401/);
  const seller = await join('Seller');
  const [elsewhere, busy] = [await anotherBrowser(), await anotherBrowser()];
  await logIn(elsewhere, seller, screen);
  await logIn(busy, seller, screen);
  await logIn(page, seller, screen);
  const places = page.getByRole('region', { name: 'Where you’re logged in' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  await expect(places.first()).toContainText('This browser');
  // Of the many buttons of this page, one is primary.
  await expect(page.getByRole('main').locator('button.bg-accent, a.bg-accent')).toHaveText(['Save name']);

  await page.getByLabel('Name', { exact: true }).fill('Wilhelmina Berg');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToast(page, 'Name saved');
  const profile = await seller.api.getUser({ params: { email: seller.email } });
  expect(profile.displayName).toBe('Wilhelmina Berg');

  await page.getByLabel('Current password', { exact: true }).fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('another good password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('another good password');
  await page.getByLabel('Current password', { exact: true }).fill(seller.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password changed');
  const stopped = Date.now();
  // One browser navigates, the other is idle: both must log in again, within a minute.
  await busy.getByRole('link', { name: 'My Products' }).first().click();
  for (const other of [busy, elsewhere]) {
    await expect(askToLogIn(other)).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
  }
  expect(Date.now() - stopped).toBeLessThan(60_000);
  await expect(places).toHaveCount(1);
});

// beyond the spec: POST /account/seller: a buyer becomes a seller; a repeated sign-up still changes no type
test('a buyer becomes a seller on the account page, and every screen follows at once @long', async ({
  page,
  context,
}) => {
  const buyer = await join('Buyer');
  await logIn(page, buyer, '/dashboard/add-item');
  await expect(page.getByRole('heading', { level: 1, name: 'This screen is not for your account' })).toBeVisible();
  const other = await context.newPage();
  await open(other, '/dashboard/my-products');
  await open(page, `${screen}#sell`);
  const sell = page.getByRole('region', { name: 'Sell on Settee' });
  await expect(sell).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Send the link again', exact: true })).toHaveCount(1);
  await sell.getByRole('button', { name: 'Start selling' }).click();
  await expectToast(page, 'You can sell now');
  await expect(sell.getByRole('link', { name: 'Add a Product' })).toBeFocused();
  await expect(other.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
  await sell.getByRole('link', { name: 'Add a Product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a Product' })).toBeVisible();
  await postListing(buyer);
});

test('checkboxes on the account page have no second state in ARIA @long', async ({ page }) => {
  await logIn(page, await join('Buyer'), screen);
  await expect(page.getByRole('switch', { disabled: false }).first()).toBeVisible();
  expect(await page.locator('input[type=checkbox][aria-checked]').count()).toBe(0);
});

test('a person downloads their data, and deletes the account with the password', async ({ page, allowProblem }) => {
  allowProblem(/status of (403|422)/);
  const seller = await join('Seller');
  const listing = await postListing(seller);
  await logIn(page, seller, screen);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as { account: { email: string }; listings: { id: string }[] };
  expect(data.account.email).toBe(seller.email);
  expect(data.listings.map(({ id }) => id)).toEqual([listing.id]);

  // As if the login were six minutes old.
  let isOld = true;
  await page.route('**/api/account', (route) => {
    if (!isOld || route.request().method() !== 'DELETE') return route.continue();
    isOld = false;
    return route.fulfill({ status: 403, json: { code: 'fresh_proof_needed', message: 'Confirm first.' } });
  });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByLabel('Your password', { exact: true }).fill('not my password');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText('This is not your current password.')).toBeVisible();
  await proof.getByLabel('Your password', { exact: true }).fill(seller.password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Your account is deleted');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await seller.call('listOwnListings', { params: { email: seller.email } })).toMatchObject({ status: 401 });
});

// beyond the spec: a long page has a table of contents; mails and screens link to its sections
test('each section of the account page can be reached by a link @long', async ({ page }) => {
  await logIn(page, await join('Buyer'), screen);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await expect(links).toHaveCount(11);
  for (const link of await links.all()) {
    const heading = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '', exact: true });
    await link.click();
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  for (const id of ['two-step', 'notifications', 'searches', 'leave']) {
    await open(page, `${screen}#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport({ ratio: 1 });
  }
});
