import type { Page } from '@playwright/test';
import { expectToast } from './expect-toast.ts';
import { expect, open, test } from './fixtures.ts';

type GoogleAccount = { name: string; email: string };

async function chooseAccount(page: Page, { name, email }: GoogleAccount): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await opened;
  await window.getByText('Use another account').click();
  await window.getByLabel('Name').fill(name);
  await window.getByLabel('Email').fill(email);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Continue', exact: true }).click();
  await closed;
}

// spec §1: An external identity service: email with password, and a Google popup (D16)
// spec §2: `/signup`: Continue with Google
// spec §7: Identity calls: Google popup
// spec §7: Identity calls: profile update
// spec §8: ‘User created successfully’
test('somebody signs up as a seller with Google, and comes back to the same account (spec §2) @long', async ({
  page,
}) => {
  const account = { name: 'Gwen Oogle', email: `${crypto.randomUUID()}@gmail.test` };
  const logOut = page.getByRole('button', { name: 'Log Out' });
  await open(page, '/signup?from=/dashboard/add-item');
  await page.getByLabel('Account type').selectOption('Seller');
  await chooseAccount(page, account);
  await expectToast(page, 'User created successfully');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(account.name);

  await logOut.click();
  await open(page, '/login?from=/dashboard');
  await chooseAccount(page, account);
  await expectToast(page, 'Login successful');
  await expect(page.getByText('Good to see you, Gwen Oogle.')).toBeVisible();

  await logOut.click();
  await open(page, '/signup?from=/dashboard/my-products');
  await page.getByLabel('Account type').selectOption('Buyer');
  await chooseAccount(page, account);
  await expectToast(page, 'Login successful');
  await expect(page.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
});

// spec §8: Sign-up and Google errors: nothing shown (D1)
test('closing Google’s window says that nothing was created @long', async ({ page }) => {
  await open(page, '/signup');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const window = await opened;
  await expect(window.getByText('Choose an account')).toBeVisible();
  await window.close();
  await expect(page.getByText('The Google window was closed before it finished.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});
