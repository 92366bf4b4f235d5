import type { Page } from '@playwright/test';
import { expectToast, recordToasts } from './expect-toast.ts';
import { test as base, expect, open } from './fixtures.ts';
import { type ForeignGoogle, withForeignGoogle } from './foreign-google.ts';

/** Creating a database is slow on a busy machine. */
const PATIENCE = 300_000;
const CHOOSING = 4_000;

const test = base.extend<object, { google: ForeignGoogle }>({
  // Playwright parses the parameter pattern, which must not be empty.
  google: [({ browserName: _ }, use) => withForeignGoogle(use), { scope: 'worker', timeout: PATIENCE }],
  baseURL: ({ google }, use) => use(google.shop),
});

// Sequential: the stories share a shop and change Google's behavior.
test.describe.configure({ mode: 'default' });

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

async function openGoogle(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await continueWithGoogle(page).click();
  const window = await opened;
  await expect(window.getByText('Choose an account')).toBeVisible();
  return window;
}

async function choose(window: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await window.getByText('Use another account').click();
  await window.getByLabel('Name').fill(name);
  await window.getByLabel('Email').fill(email);
  await window.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Chooses after four seconds, during which the page must wait. */
async function chooseSlowly(page: Page, account: { name: string; email: string }): Promise<void> {
  const window = await openGoogle(page);
  await page.waitForTimeout(CHOOSING);
  await expect(page.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const closed = window.waitForEvent('close');
  await choose(window, account);
  await closed;
}

const newAccount = () => ({ name: 'Gwen Oogle', email: `${crypto.randomUUID()}@gmail.test` });
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function signUpAndLogIn(page: Page): Promise<void> {
  const account = newAccount();
  await open(page, '/signup?from=/dashboard/add-item');
  await page.getByLabel('Account type').selectOption('Seller');
  await chooseSlowly(page, account);
  await expectToast(page, 'User created successfully');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(account.email);
  expect(await storedToken(page)).not.toBeNull();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => storedToken(page)).toBeNull();
  await open(page, '/login?from=/dashboard');
  await chooseSlowly(page, account);
  await expectToast(page, 'Login successful');
  await expect(page.getByText('Gwen Oogle').first()).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
}

// spec §2: `/signup`: Continue with Google
test('a sign-up and a log-in that take four seconds in Google’s window succeed, where pop-ups are allowed @long', async ({
  page,
}) => {
  await signUpAndLogIn(page);
});

test('a sign-up and a log-in that take four seconds in Google’s window succeed, where pop-ups are blocked @long', async ({
  playwright,
  launchOptions,
  google,
  problems,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  });
  const context = await browser.newContext({ baseURL: google.shop, serviceWorkers: 'block' });
  problems.watch(context);
  await recordToasts(context);
  await signUpAndLogIn(await context.newPage());
  await browser.close();
});

test('a browser that opens no window at all redirects to Google and back @long', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/signup?from=/dashboard/add-item');
  await page.getByLabel('Account type').selectOption('Seller');
  await continueWithGoogle(page).click();
  await choose(page, newAccount());
  await expectToast(page, 'User created successfully');
  await page.waitForURL('/dashboard/add-item');
});

test('a Google login without an account asks for the account type, and needs no second window @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/401 .*\/api\/jwt/);
  const account = newAccount();
  await open(page, '/login?from=/dashboard/add-item');
  const window = await openGoogle(page);
  await choose(window, account);
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeFocused();
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByLabel('Account type').selectOption('Seller');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'User created successfully');
  await page.waitForURL('/dashboard/add-item');
  expect(page.context().pages().length).toBe(1);
});

test('a window without an opener still signs in; a closed one is noticed @long', async ({ page, google }) => {
  const closed = page.getByText('The Google window was closed before it finished.');
  await open(page, '/signup?from=/dashboard');
  const window = await openGoogle(page);
  await window.close();
  await expect(closed).toBeVisible();
  await expect(continueWithGoogle(page)).toBeEnabled();

  google.cutOff(true);
  try {
    const cut = await openGoogle(page);
    await expect(closed).toBeVisible();
    await choose(cut, newAccount());
    await expectToast(page, 'User created successfully');
    expect(await storedToken(page)).not.toBeNull();
  } finally {
    google.cutOff(false);
  }
});

test('a window whose opener navigated away completes the sign-in itself @long', async ({ page }) => {
  await open(page, '/signup?from=/dashboard/add-item');
  await page.getByLabel('Account type').selectOption('Seller');
  const window = await openGoogle(page);
  await open(page, '/blog');
  await choose(window, newAccount());
  await window.waitForURL('/dashboard/add-item');
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});
