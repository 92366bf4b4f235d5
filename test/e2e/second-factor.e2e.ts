import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { codeOfApp } from '../support/authenticator-app.ts';
import { freePort } from '../support/free-port.ts';
import { startServer } from '../support/server-process.ts';
import { expectToast } from './expect-toast.ts';
import { test as base, expect, open, people } from './fixtures.ts';
import { confirmEmail, join as joinShop } from './members.ts';

/** Creating a database is slow on a busy machine. */
const PATIENCE = 300_000;

/** A shop with a host name, as passkeys require, and mandatory two-factor for admins. */
async function withProtectedShop(use: (origin: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'settee-second-factor-'));
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const server = await startServer({
    PUBLIC_URL: origin,
    PORT: port,
    DATA_DIR: folder,
    SEED: 'demo',
    ADMIN_SECOND_FACTOR: 'required',
  });
  await use(origin);
  await server.stop();
  await rm(folder, { recursive: true });
}

const test = base.extend<object, { shop: string }>({
  // Playwright parses the parameter pattern, which must not be empty.
  shop: [({ browserName: _ }, use) => withProtectedShop(use), { scope: 'worker', timeout: PATIENCE }],
  baseURL: ({ shop }, use) => use(shop),
});

// Sequential: the stories share a shop.
test.describe.configure({ mode: 'default' });

async function enterPassword(page: Page, { email, password }: { email: string; password: string }, path: string) {
  await open(page, `/login?from=${path}`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step login' });

test('an admin sets up an authenticator app before the admin’s pages open, and logs in with its code @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of (401|403|422)/);
  allowProblem(/Confirm that it is you with your second factor/);
  await enterPassword(page, people.admin, '/dashboard/admin');
  await expect(page.getByRole('heading', { name: 'Protect your account first' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your Account' }).click();

  await twoStep(page).getByLabel('Your password', { exact: true }).fill('not my password');
  await twoStep(page).getByRole('button', { name: 'Set up an app' }).click();
  await expect(twoStep(page).getByText('This is not your current password.')).toBeVisible();
  await twoStep(page).getByLabel('Your password', { exact: true }).fill(people.admin.password);
  await twoStep(page).getByRole('button', { name: 'Set up an app' }).click();
  await expect(twoStep(page).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expect(twoStep(page).getByText(/^Scan this code/)).toBeFocused();
  const secret = (await twoStep(page).locator('code').textContent()) ?? '';
  const code = (ahead?: 1) => codeOfApp(`otpauth://totp/settee?secret=${secret}`, ahead);
  await twoStep(page)
    .getByLabel('Code', { exact: true })
    .fill(await code());
  await twoStep(page).getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Two-step login is on');
  await expect(twoStep(page).getByText('Keep these codes in a safe place.')).toBeFocused();
  await expect(twoStep(page).getByText('On', { exact: true })).toBeVisible();

  await open(page, '/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();

  await enterPassword(page, people.admin, '/dashboard/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('000 000');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('This code is wrong or has been used.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await code(1));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expectToast(page, 'Login successful');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a person adds a passkey, logs in with it, and removes it', async ({ page, shop, allowProblem }) => {
  allowProblem(/status of 401/);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const seller = await joinShop('Seller', undefined, shop);
  await enterPassword(page, seller, '/dashboard/account');
  await expect(twoStep(page).getByText('Confirm your email first.')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();
  await confirmEmail(seller, shop);
  await enterPassword(page, seller, '/dashboard/account');
  await twoStep(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Login', exact: true }).first()).toBeVisible();

  await open(page, '/login?from=/dashboard/account');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(page, 'Login successful');
  await expect(twoStep(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible();
  await twoStep(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expectToast(page, 'Passkey removed');
  await expect(twoStep(page).getByRole('listitem')).toHaveCount(0);
});
