import { createVisitor } from '../support/actor.ts';
import { expect, logIn, newPerson, open, signUp, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join, origin } from './members.ts';
import { expectRed } from './on-screen.ts';

// spec §2: `/signup`: full name, email, password, account type (buyer or seller)
// spec §7: Identity calls: sign in, sign up
test('a new buyer signs up and is signed in', async ({ page }) => {
  await signUp(page, newPerson('Buyer'));
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
});

test('a message is shown below the header and covers neither search nor menu @long', async ({ page }) => {
  const { email, password } = await join('Buyer');
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const isBelow = page.waitForFunction(() => {
    const message = document.querySelector('[aria-live] p')?.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    return message && header && message.top >= header.bottom;
  });
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await isBelow;
});

// spec §2: Top navigation: Home, Dashboard, Login or Log Out, Blog
// spec §6: Signed-in users see Log Out, others Login
// spec §7: Identity calls: sign out
test('somebody logs in and out, and the other tab follows (spec §2, §6) @long', async ({ page, context }) => {
  const seller = await join('Seller');
  await logIn(page, seller, '/');
  const other = await context.newPage();
  await open(other, '/dashboard/my-products');
  await expect(other.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();

  await logIn(page, seller, '/');
  await expect(other.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('a script can read only a token of 300 s and nothing that renews it; logging out clears each tab (reliability T24)', async ({
  page,
  context,
}) => {
  const buyer = await join('Buyer');
  await logIn(page, buyer, '/dashboard/my-orders');
  const other = await context.newPage();
  await open(other, '/dashboard');
  await expect(other.getByText(`Good to see you, ${buyer.name}.`)).toBeVisible();
  const taken = await page.evaluate(() => ({ kept: { ...localStorage }, cookies: document.cookie }));
  expect(Object.keys(taken.kept).sort()).toEqual(['token', 'token-email']);
  expect(taken.cookies).toBe('');

  const elsewhere = createVisitor(origin, async () => String(taken.kept.token));
  const { email } = buyer;
  expect(await elsewhere.call('listWishes', { query: { email } })).toMatchObject({ status: 200 });
  expect(await elsewhere.call('issueToken', { body: { email } })).toMatchObject({ status: 401 });

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(other.getByRole('heading', { name: 'You are logged out' })).toBeVisible();
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty('token');
    expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
  expect((await page.request.get('/api/auth/token')).status()).toBe(401);
});

// spec §2: After login: the page the user came from, else `/`
// spec §6: Route guards and server-side enforcement: not shown (D14)
test('a visitor of the dashboard logs in and returns to the same screen (spec §2) @long', async ({ page }) => {
  const buyer = await join('Buyer');
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.waitForURL('/login?from=%2Fdashboard');
  await expect(page.getByText('You’ll come right back.')).toBeVisible();
  await logIn(page, buyer, '/dashboard/payment-history');
  await expect(page.getByRole('heading', { level: 1, name: 'Paid Items Here' })).toBeVisible();
});

// spec §2: `/login`: email and password form (D16)
// spec §2, §8: Detail modal, signed out: ‘To add product to your wishlist, you have Login first.’
// spec §6: Adding to the wishlist needs sign-in
test('a visitor is asked to log in before saving a listing, and comes back to it (spec §2, §8)', async ({ page }) => {
  const buyer = await join('Buyer');
  const { id, title } = await postListing(await join('Seller', 'Ottilie Seat'));
  await open(page, `/furniture/${id}`);
  await expect(page.getByText('To add product to your wishlist, you have Login first.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Add to wishlist|Save|Saved)$/ })).toHaveCount(0);
  await expect(page.getByText('Log in to see how to contact the seller.')).toBeVisible();
  await expect(page.getByText('+1 503 555 0100')).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByText('You’ll come right back to where you were.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(`/furniture/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
  await page.getByRole('button', { name: 'Show phone and email' }).click();
  await expect(page.getByText('+1 503 555 0100')).toBeVisible();
});

test('a typed password can be shown @long', async ({ page }) => {
  await open(page, '/login');
  const password = page.getByLabel('Password', { exact: true });
  const show = page.getByRole('button', { name: 'Show: Password' });
  await password.fill('is the thumb right?');
  await expect(password).toHaveAttribute('type', 'password');
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await show.press('Enter');
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('is the thumb right?');
});

// spec §8: Login failure: the service’s message in red under the form
test("a wrong password shows the identity service's message in red under the form (spec §8)", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 401/);
  const { email } = await join('Buyer');
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const refusal = page.getByRole('main').getByRole('alert');
  await expect(refusal).toHaveText('That email and password do not match.');
  await expectRed(refusal);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('logging out while a page loads shows that page', async ({ page }) => {
  await logIn(page, await join('Buyer'), '/blog');
  const answers = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/furniture-available**', async (route) => {
    asked += 1;
    if (asked === 1) await answers.promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to furniture with a past');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  answers.resolve();
});
