import type { Locator, Page } from '@playwright/test';
import { nameId } from '../../server/app/demo/name-id.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing, saveListing } from './listings.ts';
import { join } from './members.ts';

const heightOf = async (one: Locator) => (await one.boundingBox())?.height ?? 0;

test('on a tablet the admin menu is one line that marks the current page, and is hidden on the page that is the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await logIn(page, people.admin, '/dashboard/admin/settings');
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  const current = menu.locator('[aria-current=page]');
  await expect(current).toHaveText('Settings');
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await heightOf(menu)).toBeLessThan(90);
  await menu.getByRole('link', { name: 'All Buyers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Buyers' })).toBeVisible();
  await expect(current).toHaveText('All Buyers');
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 1000 });
  await expect(menu).toBeVisible();
});

/** Returns the badges of pictures that lie under a heart. */
const badgesUnderHearts = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const heart = card.querySelector('.heart')?.getBoundingClientRect();
      const badges = [...card.querySelectorAll('.card-picture p > span')];
      if (!heart) return [];
      return badges
        .filter((one) => {
          const { right, top, bottom } = one.getBoundingClientRect();
          return right > heart.left && top < heart.bottom && bottom > heart.top;
        })
        .map((one) => one.textContent);
    }),
  );

test('at 320 px no badge of a picture overlaps its heart, in German and Spanish', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const [language, promoted] of [
    ['de', 'Hervorgehoben'],
    ['es', 'Promocionado'],
  ] as const) {
    await open(page, `/?lang=${language}`);
    await expect(page.getByRole('article').getByText(promoted).first()).toBeVisible();
    await expect(page.locator('.heart').first()).toBeVisible();
    expect(await badgesUnderHearts(page), language).toEqual([]);
  }
});

test('at 320 px the order of a search stands beside its count, in three languages', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  for (const language of ['en', 'de', 'es']) {
    await open(page, `/search?words=chair&lang=${language}`);
    const results = page.locator('#results');
    const count = await results.getByRole('status').boundingBox();
    const order = await results.getByRole('combobox').first().boundingBox();
    expect(count && order && order.y < count.y + count.height, language).toBe(true);
  }
});

test('a label of a card is not broken beside a long value, in German', async ({ page }) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const listing = await postListing(seller);
  await saveListing(buyer, listing);
  await seller.api.updateListing({ params: { id: listing.id }, body: { isAvailable: 'false' } });
  await page.setViewportSize({ width: 1024, height: 1000 });
  await logIn(page, buyer, '/dashboard/my-orders?lang=de');
  await expect(page.getByText('Verkauft oder nicht mehr zu haben')).toBeVisible();
  const height = await page
    .locator('td[data-label="Bezahlung"]')
    .evaluate((cell) => Number.parseFloat(getComputedStyle(cell, '::before').height));
  expect(height).toBeLessThan(30);
});

test('on a phone held sideways the first rows of a list and the field of a conversation are on the screen @phone', async ({
  page,
}) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  const [about] = (await buyer.api.listConversations({ query: { listingId: listing.id } })).items;
  await page.setViewportSize({ width: 844, height: 390 });
  await logIn(page, buyer, '/dashboard/payment-history');
  const main = page.getByRole('main');
  await expect(main.getByRole('rowheader').first()).toBeInViewport();
  await open(page, '/search?words=chair');
  await expect(main.getByRole('article').first()).toBeInViewport();
  await expect(main.getByRole('button', { name: 'Filters' })).toBeInViewport({ ratio: 1 });
  await open(page, `/messages/${about?.id}`);
  await expect(page.getByRole('textbox', { name: /^Message to / })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first()).toBeInViewport();
});

test('on a phone a link on its own line is a target of 44 px @phone', async ({ page }) => {
  const listing = `/furniture/${nameId('listing walnut-lounge-chair')}`;
  for (const [path, name] of [
    ['/login', 'Forgot your password?'],
    ['/forgot-password', 'Back to login'],
    ['/collections/sofa', 'All categories'],
    [listing, 'Chair'],
    [listing, 'Second Floor Vintage'],
  ] as const) {
    await open(page, path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await link.scrollIntoViewIfNeeded();
    const misses = await link.evaluate((one) => {
      const { left, width, top, height } = one.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [-21, 21].filter((away) => document.elementFromPoint(x, y + away)?.closest('a') !== one);
    });
    expect(misses, `${name} on ${path}`).toEqual([]);
  }
});
