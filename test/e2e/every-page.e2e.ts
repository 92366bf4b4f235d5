import type { Page } from '@playwright/test';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { slowDown } from './network.ts';

const publicPages = ['/', '/login', '/signup', '/collections/sofa', '/category', '/blog', '/no-such-room'];
const dashboardPages = [
  ['Add a Product', '/dashboard/add-item'],
  ['My Products', '/dashboard/my-products'],
  ['My Orders', '/dashboard/my-orders'],
  ['Payment History', '/dashboard/payment-history'],
  ['Account', '/dashboard/account'],
  ['All Buyers', '/dashboard/admin/all-buyers/buyer'],
  ['All Sellers', '/dashboard/admin/all-seller/seller'],
  ['Sales', '/dashboard/admin/sales'],
  ['Settings', '/dashboard/admin/settings'],
] as const;

async function expectFrame(page: Page, account: 'Login' | 'Log Out'): Promise<void> {
  const top = page.getByRole('banner');
  for (const [name, href] of [
    ['Home', '/'],
    ['Dashboard', '/dashboard'],
    ['Blog', '/blog'],
  ] as const)
    await expect(top.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  if (account === 'Login') await expect(top.getByRole('link', { name: account })).toHaveAttribute('href', '/login');
  else await expect(top.getByRole('button', { name: account })).toBeVisible();
  await expect(top.getByText(account === 'Login' ? 'Log Out' : 'Login')).toBeHidden();

  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(3);
  await expect(foot.getByText(`© ${new Date().getFullYear()} Settee`)).toBeVisible();
}

// spec §2: Top navigation: Home, Dashboard, Login or Log Out, Blog
// spec §2: Footer: social icons and copyright
// spec §6: Signed-in users see Log Out, others Login
test('the navigation and the footer are on every page of the shop (spec §2)', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  for (const path of publicPages) {
    await page.goto(path);
    await expectFrame(page, 'Login');
  }
});

// spec §2: Side menu under `/dashboard`
// spec §2: `/dashboard/add-item` (Add a Product) (D14)
// spec §2: `/dashboard/my-products` (D14)
// spec §2: `/dashboard/my-orders`
// spec §2: `/dashboard/payment-history`
// spec §2: Top navigation: Home, Dashboard, Login or Log Out, Blog
test("the dashboard's menu leads to each of its screens, under the same frame (spec §2) @long", async ({ page }) => {
  await logIn(page, people.admin, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  for (const [name, path] of dashboardPages) {
    await menu.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(path);
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFrame(page, 'Log Out');
  }
});

// spec §2: At most 1440 px wide, 1800 px on large screens
test('the app is at most 1440 px wide, and 1800 px on a large screen (spec §2) @long', async ({ page }) => {
  await page.goto('/category');
  for (const [screen, width] of [
    [1300, 1300],
    [1920, 1440],
    [2560, 1800],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 });
    const app = page.getByRole('banner').locator('.frame');
    await expect.poll(async () => (await app.boundingBox())?.width).toBe(width);
  }
});

// spec §2: Loading screens show ‘Loading...’
test("'Loading...' is shown while a page loads (spec §2) @long", async ({ page }) => {
  await open(page, '/');
  const hurry = await slowDown(page, { latency: 5000 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'See More' }).click();
  // What is fetched within 60 ms shows no bar.
  await expect(page.locator('html')).toHaveAttribute('data-loading', '');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Out Categories' })).toBeHidden();
  await hurry();
  await expect(page.getByRole('heading', { name: 'Out Categories' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
});

test('the payment page opens with a skeleton of its own, not with that of a list @long', async ({ page }) => {
  const countBars = async (path: string) =>
    (await (await page.request.get(path)).text()).split('animate-pulse').length - 1;
  // A title, a picture and two lines, without a menu.
  expect(await countBars('/dashboard/payment/00000000-0000-4000-8000-000000000000')).toBe(4);
  expect(await countBars('/dashboard/payment-history')).toBeGreaterThan(20);
});

// spec §8: ChunkLoadError naming the reason and address
// spec §9: Script chunks under static/js
test('a script that fails to load is named with reason and address, and can be retried (spec §8)', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await open(page, '/login');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Part of this page did not load');
  await expect(failure).toContainText(/ChunkLoadError: .*\(error: http:\/\/127\.0\.0\.1:\d+\/static\/js\/.+\.js\)/s);
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

// spec §9: with a 120-second time-out
test('a script that hangs fails after 120 seconds (spec §9) @long', async ({ page, allowProblem }) => {
  allowProblem(/ChunkLoadError/);
  await page.clock.install();
  await open(page, '/login');
  await slowDown(page, { latency: 10_000_000 });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(failure).toBeHidden();
  await page.clock.fastForward(61_000);
  await expect(failure).toContainText(/ChunkLoadError: .*\(timeout: http:\/\/127\.0\.0\.1:\d+\/static\/js\/.+\.js\)/s);
});
