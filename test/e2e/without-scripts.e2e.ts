import { withEmptyShop } from './empty-shop.ts';
import { test as base, expect } from './fixtures.ts';
import { postListing, uploadPhoto } from './listings.ts';
import { join } from './members.ts';

/** Creating a database is slow on a busy machine. */
const PATIENCE = 300_000;

// Separate shop: these listings would push others off the home page.
const test = base.extend<{ emptyShop: string }>({
  // Playwright parses the parameter pattern, which must not be empty.
  emptyShop: [({ browserName: _ }, use) => withEmptyShop(use), { timeout: PATIENCE }],
});

test.use({ javaScriptEnabled: false });

// spec §1: Visitors browse items and categories without an account
// spec §2: `/collections/{name}`: the listings of a category, loaded by name before showing (D21)
// spec §2: `/category`: loaded before showing, titled ‘Out Categories’
test('without scripts the shop can be read from the front page to a listing', async ({ page, allowProblem }) => {
  allowProblem(/static\/js\/\S+ csp$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to furniture with a past' })).toBeVisible();
  await expect(page.getByRole('article').first().getByText(/^\$\d/)).toBeVisible();

  await expect(page.getByRole('region', { name: 'Furniture by category' }).getByRole('link')).toHaveCount(6);
  await page.getByRole('link', { name: 'See More' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Out Categories' })).toBeVisible();
  await page.getByRole('link', { name: 'Explore Dressing Table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dressing Table collection' })).toBeVisible();

  const detail = page.getByRole('link', { name: /^Detail of / }).first();
  const title = (await detail.textContent())?.replace(/^Detail of /, '') ?? '';
  await detail.click();
  await expect(page).toHaveURL(/\/furniture\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const fact of ['Condition', 'Purchased in', 'Location', 'Description'])
    await expect(page.getByRole('main').getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  for (const question of [/state in a React/, /prototypal inheritance/, /unit test/, /how do they compare/])
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Furniture guides' })).toBeVisible();
});

test('without scripts a collection continues by a link, each listing once @long', async ({
  page,
  emptyShop,
  allowProblem,
}) => {
  allowProblem(/static\/js\/\S+ csp$/);
  const seller = await join('Seller', undefined, emptyShop);
  const image = await uploadPhoto(seller);
  const listed = await Promise.all(
    Array.from({ length: 30 }, () => postListing(seller, { productName: 'Bed', image })),
  );
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  const more = page.getByRole('link', { name: 'Show more' });
  await page.goto(`${emptyShop}/collections/bed`);
  await expect(titles).toHaveCount(24);
  const first = await titles.allTextContents();
  await more.click();
  await page.waitForURL(/\/collections\/bed\?cursor=/);
  await expect(titles).toHaveCount(6);
  await expect(more).toHaveCount(0);
  const second = await titles.allTextContents();
  expect([...first, ...second].sort()).toEqual(listed.map(({ title }) => title).sort());
});
