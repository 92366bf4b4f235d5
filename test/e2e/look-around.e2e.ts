import type { Page } from '@playwright/test';
import { expect, newPerson, open, signUp, test } from './fixtures.ts';

const categories = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'];
const prompt = 'To add product to your wishlist, you have Login first.'; // spec §2

const detailLink = (page: Page, title: string) => page.getByRole('link', { name: `Detail of ${title}` });

async function firstTitle(page: Page): Promise<string> {
  const name = await page
    .getByRole('link', { name: /^Detail of / })
    .first()
    .textContent();
  return (name ?? '').replace('Detail of ', '');
}

// spec §1: Visitors browse items and categories without an account
// spec §2: `/`: hero with welcome text
// spec §2: `/`: promotional sections for sofa, bed and dressing-table sets
// spec §2: `/`: See More leads to `/category`
// spec §2: `/category`: loaded before showing, titled ‘Out Categories’
test('the home page shows a welcome, listings for sale, the three sets, the next steps and who we are (spec §2) @everywhere', async ({
  page,
}, { project }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  // The first one is large beside the others on a desk.
  for (const listing of project.name === 'phone' ? [0, 1] : [1, 2])
    await expect(page.getByRole('link', { name: /^Detail of / }).nth(listing)).toBeInViewport({ ratio: 1 });
  for (const [set, category] of [
    ['Sofa sets', 'sofa'],
    ['Bed sets', 'bed'],
    ['Dressing-table sets', 'dressing-table'],
  ] as const) {
    const section = page.getByRole('article').filter({ has: page.getByRole('heading', { name: set }) });
    await expect(section.getByRole('link')).toHaveAttribute('href', `/collections/${category}`);
  }
  const shelf = page.getByRole('region', { name: 'Furniture by category' });
  await expect(shelf.getByRole('link')).toHaveText(categories);
  await expect(shelf.getByRole('link', { name: 'Dressing Table' })).toHaveAttribute(
    'href',
    '/collections/dressing-table',
  );
  await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible();
  await expect(page.getByText('24 hours a day')).toBeVisible();
  await page.getByText('24 hours a day').scrollIntoViewIfNeeded();
  if (project.name === 'desktop') await expect(page.getByRole('banner').getByRole('searchbox')).toBeInViewport();
  await page.getByRole('link', { name: 'See More' }).click();
  await expect(page.getByRole('heading', { name: 'Out Categories' })).toBeVisible();
});

// spec §2: `/collections/{name}`: the listings of a category, loaded by name before showing (D21)
test('each category leads to its collection, where sold listings stand last (spec §2, §4) @long', async ({ page }) => {
  await open(page, '/category');
  for (const category of categories)
    await expect(page.getByRole('heading', { name: `${category} Category`, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Sofa' }).click();
  await expect(page.getByRole('heading', { name: 'Sofa collection' })).toBeVisible();
  const listings = await page.getByRole('main').getByRole('article').allInnerTexts();
  const sold = listings.map((text) => text.includes('Not Available'));
  expect(sold).toContain(true);
  expect(sold).toEqual(sold.toSorted());
});

test('a collection that does not exist is the 404 page, status included @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  for (const path of ['/collections/pianos', '/no-such-room', `/furniture/${crypto.randomUUID()}`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found...')).toBeVisible();
    expect((await answer?.text())?.match(/<title[^>]*>[^<]*/g)).toEqual(['<title>404 Page Not Found... · Settee']);
    await expect(page.locator('head title')).toHaveCount(1);
  }
});

// spec §2: `/collections/{name}`: a Detail button opens a modal (D15)
// spec §2, §8: Detail modal, signed out: ‘To add product to your wishlist, you have Login first.’
// spec §8: The prompt to log in before saving
test('a listing opens over its list under its own address; Escape, Close and going back return to the card @everywhere', async ({
  page,
}) => {
  await open(page, '/');
  const title = await firstTitle(page);
  const link = detailLink(page, title);
  const listing = page.getByRole('dialog', { name: title });
  const closings: (() => Promise<unknown>)[] = [
    () => page.keyboard.press('Escape'),
    () => listing.getByRole('button', { name: 'Close' }).click(),
    () => page.goBack(),
  ];
  for (const close of closings) {
    await link.click();
    await expect(listing).toBeVisible();
    await expect(page).toHaveURL(/\/furniture\/[0-9a-f-]{36}$/);
    await expect(listing.getByText(prompt)).toBeVisible();
    await listing.getByText('What happens next').scrollIntoViewIfNeeded();
    await expect(listing.getByRole('button', { name: 'Close' })).toBeInViewport();
    await close();
    await expect(listing).toBeHidden();
    await expect(page).toHaveURL('/');
    await expect(link).toBeFocused();
  }
});

// spec §2: `/collections/{name}`: a Detail button opens a modal (D15)
// beyond the spec: `/furniture/{id}`, GET /listing/{id}: one listing on its own page (D15)
test('reloaded, the window is a page of its own @long', async ({ page }) => {
  await open(page, '/collections/chair');
  const title = await firstTitle(page);
  await detailLink(page, title).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Chair collection' })).toBeVisible();
});

test('without scripts a visitor can read the list and the listing @long', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await page.goto('/');
  const title = await firstTitle(page);
  await detailLink(page, title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.close();
});

// spec §2: Detail modal: a wishlist button for signed-in users
test('signed-in people learn how to reach the seller, and save a listing once (spec §2, §8)', async ({ page }) => {
  await signUp(page, newPerson('Buyer'));
  await open(page, '/collections/table');
  const title = await firstTitle(page);
  await detailLink(page, title).click();
  const listing = page.getByRole('dialog', { name: title });
  await listing.getByRole('button', { name: 'Show phone and email' }).click();
  await expect(listing.getByRole('link', { name: '@settee.test' })).toBeVisible();
  await expect(listing.getByText(prompt)).toHaveCount(0);
  const map = listing.getByRole('img', { name: /^Map of the area around \w+/ });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await listing.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByText('Product added to wishlist successfully')).toBeVisible();
  await expect(listing.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
});

// spec §2: `/blog`: four questions and answers
test('the blog answers its four questions (spec §2), and leads to guides to used furniture @everywhere @long', async ({
  page,
}) => {
  await open(page, '/blog');
  for (const question of [/state in a React/, /prototypal inheritance/, /unit test/, /how do they compare/])
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Furniture guides' }).click();
  const guides = page.getByRole('region', { name: 'Furniture guides' });
  await expect(guides).toBeInViewport();
  for (const guide of ['Will it fit through the door?', 'How to look at used furniture', /Caring for wood/])
    await expect(guides.getByRole('heading', { name: guide })).toBeVisible();
});
