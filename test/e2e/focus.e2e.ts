import type { Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { cards } from './card.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing, saveListing, uploadPhoto } from './listings.ts';
import { join } from './members.ts';
import { slowDown } from './network.ts';
import { rowOf } from './on-screen.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test("a link moves focus to the new page's heading; typing is not interrupted", async ({ page }) => {
  const seller = await join('Seller');
  const listing = await postListing(seller);
  await logIn(page, seller, '/dashboard/my-products');
  await rowOf(page, listing.title).getByRole('button', { name: /^More/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(heading(page, `Edit: ${listing.title}`)).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Category' }).press('Enter');
  await expect(heading(page, 'Out Categories')).toBeFocused();

  // A modal over a list is not a new page: it takes focus and returns it.
  await page.getByRole('link', { name: 'Explore Chair' }).press('Enter');
  await expect(heading(page, 'Chair collection')).toBeFocused();
  const detail = page.getByRole('link', { name: `Detail of ${listing.title}` });
  await detail.press('Enter');
  await expect(page.getByRole('dialog', { name: listing.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeFocused();

  const search = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  await search.focus();
  await page.keyboard.type('walnut');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search/);
  await expect(heading(page, '“walnut”')).toBeVisible();
  await expect(heading(page, '“walnut”')).not.toBeFocused();
});

test('a busy button keeps the focus, and a second press does nothing @long', async ({ page }) => {
  const buyer = await join('Buyer');
  await logIn(page, buyer, '/dashboard/account');
  const fast = await slowDown(page, { latency: 1500 });
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.url());
  });
  await page.getByLabel('Name', { exact: true }).fill('Another Name');
  const save = page.getByRole('button', { name: 'Save name' });
  await save.focus();
  await page.keyboard.press('Enter');
  const busy = page.getByRole('button', { name: 'Saving…' });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await busy.focus();
  await expect(save).toBeFocused();

  const drops = page.getByRole('switch', { name: 'The price drops: Email' });
  await drops.focus();
  await page.keyboard.press('Space');
  await expect(drops).toBeDisabled();
  await expect(drops).toBeFocused();
  await expect(drops).toBeEnabled();
  await fast();
  expect(saved.filter((url) => !url.includes('notifications'))).toHaveLength(1);
});

test('after an element removes itself the focus is on its neighbor @long', async ({ page }) => {
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  const photos = await Promise.all([400, 500].map((width) => jpeg(width, 300)));
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles(photos.map((buffer, i) => ({ name: `${i}.jpg`, mimeType: 'image/jpeg', buffer })));
  await expect(page.getByText('All 2 photos are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: photo 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove: photo 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove: photo 1' }).press('Enter');
  await expect(page.getByLabel('Image', { exact: true })).toBeFocused();

  await page.getByLabel('Category').selectOption('Sofa');
  await page.getByText('Green', { exact: true }).click();
  await page.getByRole('button', { name: /^Use/ }).press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();

  await open(page, '/search?category=Sofa&colour=green');
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  // Before its hydration a chip is a plain link, which loads the page anew.
  const isHydrated = (chip: Element) => Object.keys(chip).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => chips.nth(1).evaluate(isHydrated)).toBe(true);
  await chips.nth(1).press('Enter');
  await expect(chips.first()).toBeFocused();
  await chips.first().press('Enter');
  await expect(heading(page, 'Search')).toBeFocused();

  const [seller, buyer] = [await join('Seller'), await join('Buyer', 'Ben Buyer')];
  const [first, second] = [await postListing(seller), await postListing(seller)];
  for (const { id } of [first, second]) await buyer.api.makeOffer({ body: { listingId: id, amountCents: 8_000 } });
  await logIn(page, seller, '/dashboard/offers');
  await page.getByRole('button', { name: 'Decline: $80, Ben Buyer' }).first().press('Enter');
  const waiting = page.getByRole('region', { name: 'Open offers' });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expect(waiting.getByRole('link')).toBeFocused();
  await waiting.getByRole('link').press('Enter');
  await expect(heading(page, 'Ben Buyer')).toBeFocused();
  await page.getByRole('button', { name: 'Decline: $80, Ben Buyer' }).press('Enter');
  await expect(page.locator(':focus')).toContainText('Declined');
});

test('logging out on the home page moves focus to its heading, since the button is gone @long', async ({ page }) => {
  await logIn(page, await join('Buyer'), '/');
  await page.getByRole('button', { name: 'Log Out' }).press('Enter');
  await expect(heading(page, 'Welcome to furniture with a past')).toBeFocused();
});

test('clearing the search for people keeps the focus in its field @long', async ({ page }) => {
  await logIn(page, people.admin, '/dashboard/admin/all-seller/Seller');
  const field = page.getByRole('searchbox', { name: 'Search by name or email' });
  await field.fill('marta');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show all' })).toBeHidden();
  await expect(field).toBeFocused();
});

test('a list without a header row can be sorted in reverse, and says its order @long', async ({ page }) => {
  const seller = await join('Seller');
  const [cheap, dear] = [await postListing(seller, { price: '20' }), await postListing(seller, { price: '400' })];
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, seller, '/dashboard/my-products');
  const names = page.getByRole('table', { name: 'My Products' }).getByRole('rowheader');
  await page.getByLabel('Sort by').selectOption('Price');
  await expect(names).toContainText([dear.title, cheap.title]);
  await slowDown(page, { latency: 600 });
  await page.getByRole('button', { name: 'Descending. Reverse the order' }).press('Enter');
  await expect(names).toContainText([cheap.title, dear.title]);
  await expect(page.getByRole('button', { name: 'Ascending. Reverse the order' })).toBeFocused();
});

test('at the last picture the focus stays on the arrow, on the listing and enlarged @long', async ({ page }) => {
  const seller = await join('Seller');
  const images = [await uploadPhoto(seller), await uploadPhoto(seller, 500)];
  const { id, title } = await postListing(seller, { image: images[0], images });
  await open(page, `/furniture/${id}`);
  const photos = page.getByRole('region', { name: 'Photos' });
  const next = photos.getByRole('button', { name: 'Next photo' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(photos.getByRole('button', { name: `${title}, picture 2 of 2` })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();

  await photos.getByRole('button', { name: 'Previous photo' }).click();
  await photos.getByRole('link').first().press('Enter');
  const zoom = page.getByRole('dialog', { name: `${title}, picture 1 of 2` });
  await zoom.getByRole('button', { name: 'Next photo' }).press('Enter');
  const shown = page.getByRole('dialog', { name: `${title}, picture 2 of 2` });
  await expect(shown.getByRole('button', { name: 'Next photo' })).toBeFocused();
});

test('a refused card leaves the focus on the payment form @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 402/);
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeEnabled();
  await page.getByLabel('Card number').fill(cards.isDeclined);
  await page.getByLabel('Expiration date').fill('12 / 39');
  await page.getByLabel('CVC').fill('123');
  await page.getByLabel('CVC').press('Enter');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeFocused();
});

test('a link to an anchor scrolls to it, also from a dialog @long', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await logIn(page, buyer, '/search?category=Chair&colour=green');
  await page.getByRole('button', { name: 'Save this search' }).press('Enter');
  await expect(page.getByRole('link', { name: 'See my saved searches' })).toBeFocused();
  await page.getByRole('link', { name: 'See my saved searches' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Saved searches' })).toBeFocused();

  await open(page, '/collections/chair');
  await page.getByRole('link', { name: `Detail of ${listing.title}` }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Wishlist' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'See everything you saved' }).press('Enter');
  await expect(heading(page, 'Items you want to buy')).toBeFocused();
});
