import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { codeOfApp } from '../support/authenticator-app.ts';
import { freePort } from '../support/free-port.ts';
import { type Letter, openMailServer } from '../support/mail-server.ts';
import { startServer } from '../support/server-process.ts';
import { expectToast } from './expect-toast.ts';
import { expect, fillSignUp, open, test } from './fixtures.ts';
import { confirm } from './on-screen.ts';

test.describe.configure({ timeout: 300_000 });

const operator = {
  name: 'Ada Whitlock',
  email: 'ada@chairs.org',
  password: 'k7 lamps on the stairs',
  type: 'Seller',
} as const;

async function confirmLink(letters: readonly Letter[]): Promise<string> {
  const texts = await Promise.all(letters.map(async ({ source }) => (await PostalMime.parse(source)).text ?? ''));
  return /\S+\/verify-email\?token=[\w.-]+/.exec(texts.join('\n'))?.[0] ?? '';
}

async function addSecondFactor(page: Page): Promise<void> {
  const twoStep = page.getByRole('region', { name: 'Two-step login' });
  await twoStep.getByLabel('Your password', { exact: true }).fill(operator.password);
  await twoStep.getByRole('button', { name: 'Set up an app' }).click();
  const secret = (await twoStep.locator('code').textContent()) ?? '';
  const code = await codeOfApp(`otpauth://totp/settee?secret=${secret}`);
  await twoStep.getByLabel('Code', { exact: true }).fill(code);
  await twoStep.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, 'Two-step login is on');
}

test('an operator opens a new shop: sign-up, confirmed email, admin, second factor, settings, legal pages @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  // The first proof of the address ends the access tokens of before.
  allowProblem(/status of (401|403|503)/);
  allowProblem(/opens soon|Confirm that it is you with your second factor/);
  const office = await openMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'settee-live-'));
  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: port,
    PUBLIC_URL: origin,
    TOKEN_SECRET: crypto.randomUUID(),
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SMTP_URL: office.url(),
    SMTP_TLS: 'optional',
    MAIL_FROM: 'no-reply@chairs.org',
    ALLOW_UNSAFE: 'test-keys,http',
  };
  let server = await startServer(env);
  const visitor = await anotherBrowser();
  await visitor.goto(origin);
  await expect(visitor.getByRole('heading', { name: 'This marketplace opens soon' })).toBeVisible();

  await open(page, `${origin}/signup`);
  await fillSignUp(page, operator);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, 'User created successfully');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'This marketplace opens soon' })).toBeVisible();
  await main.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await expect.poll(() => confirmLink(office.taken)).not.toBe('');
  await open(page, await confirmLink(office.taken));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  // The embedded database takes one process at a time. An open page would ask the stopped server.
  for (const one of [page, visitor]) await one.goto('about:blank');
  await server.stop();
  const promoted = spawn(process.execPath, ['server/commands/make-admin.ts', operator.email], {
    env: { ...process.env, ...env },
  });
  expect(await once(promoted, 'exit')).toEqual([0, null]);
  server = await startServer(env);

  await open(page, `${origin}/dashboard/admin/settings`);
  await expect(page.getByRole('heading', { name: 'Protect your account first' })).toBeVisible();
  await main.getByRole('link', { name: 'Your Account' }).click();
  await addSecondFactor(page);

  await open(page, `${origin}/dashboard/admin/settings`);
  await main.getByLabel('Email', { exact: true }).fill(operator.email);
  await main.getByLabel('Office', { exact: true }).fill('1 Main Street, Springfield');
  for (const language of ['Deutsch', 'Español']) await main.locator('label', { hasText: language }).click();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The settings are saved')).toBeVisible();
  await open(page, `${origin}/dashboard/admin/sales`);
  await expect(page.getByText('Nothing has been paid yet.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: /^Search by/ })).toHaveCount(0);
  for (const document of ['terms', 'privacy', 'imprint']) {
    await open(page, `${origin}/dashboard/admin/legal/${document}`);
    await page.getByLabel('Text in Markdown').fill(`## ${document}\n\nWritten by a lawyer.`);
    await page.getByRole('button', { name: 'Publish new version' }).click();
    await confirm(page, 'Publish this as a new version?', 'Publish new version');
    await expect(page.getByText(/^Version \d+ of /).first()).toBeVisible();
  }
  await expect.poll(async () => (await fetch(origin)).status).toBe(200);
  await open(visitor, `${origin}/signup`);
  await expect(visitor.getByLabel('Full Name')).toBeVisible();
  for (const one of [page, visitor]) await one.goto('about:blank');
  await server.stop();
  office.close();
  await rm(folder, { recursive: true });
});
