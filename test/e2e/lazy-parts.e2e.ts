import type { Page } from '@playwright/test';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing, saveListing } from './listings.ts';
import { join } from './members.ts';

/** Refuses every script from now on. @returns lets them through again */
async function refuseScripts(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/static/js/*.js';
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

test('a page loads its later scripts again when the first attempt fails @long', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED/);
  await logIn(page, people.seller);
  const html = await (await page.request.get('/')).text();
  const refused = new Set<string>();
  await page.route('**/static/js/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname) || refused.has(pathname)) return route.continue();
    refused.add(pathname);
    return route.abort();
  });
  await open(page, '/');
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Account menu: ' })).toBeVisible();
  expect(refused.size).toBeGreaterThanOrEqual(2);
});

test('a large photo that cannot be loaded says so, and opens at the next press @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/);
  const { id, title } = await postListing(await join('Seller'));
  await open(page, `/furniture/${id}`);
  await page.waitForLoadState('networkidle');
  const allowScripts = await refuseScripts(page);
  const photo = page.getByRole('region', { name: 'Photos' }).getByRole('link').first();
  await photo.click();
  await expectToast(page, 'The large photo could not be shown. Check your connection, then try again.');
  await allowScripts();
  await photo.click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
});

test('a language that cannot be loaded says so @long', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED/);
  await open(page, '/');
  await expect(page.locator('section[aria-label="Messages"]')).toHaveCount(0);
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.focus();
  await expect(page.locator('section[aria-label="Messages"]')).toHaveCount(1);
  await refuseScripts(page);
  await language.selectOption('de');
  await expectToast(page, 'That language could not be loaded. Check your connection, then try again.');
});

test('leaving a payment offline tells that the reservation ends by itself @long', async ({ page, allowProblem }) => {
  allowProblem(/ERR_FAILED/);
  // The next page's script fails too.
  allowProblem(/^console error: ChunkLoadError/);
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/my-orders');
  await open(page, `/dashboard/payment/${listing.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await refuseScripts(page);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expectToast(page, 'Your reservation could not be ended. It ends by itself in a few minutes.');
});
