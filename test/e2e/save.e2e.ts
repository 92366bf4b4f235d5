import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expectToast } from './expect-toast.ts';
import { expect, fillSignUp, logIn, newPerson, open, test, waitForHydration } from './fixtures.ts';
import { type Listing, postListing } from './listings.ts';
import { join } from './members.ts';
import { cardOf, rowOf } from './on-screen.ts';

const heartOf = (page: Page, { title }: Listing) =>
  cardOf(page, title).getByRole('button', { name: `Save ${title}`, exact: true });
const counter = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

test('the heart saves a listing at once, counts it, and removes it again with Undo', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'), { productName: 'Bed' });
  await logIn(page, buyer, '/collections/bed');
  await waitForHydration(page);
  const heart = heartOf(page, listing);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/orders', async (route) => {
    await held;
    await route.continue();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page, 'Saved 1')).toBeVisible();
  answer();
  await expectToast(page, 'Product added to wishlist successfully');
  await expect(page).toHaveURL('/collections/bed');

  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(counter(page, 'Saved')).toBeVisible();
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' });
  await undo.focus();
  // With focus it stays longer than 2 s or its own 8 s.
  await page.waitForTimeout(8_500);
  await undo.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page, 'Saved 1')).toBeVisible();

  await open(page, `/furniture/${listing.id}`);
  await expect(page.getByText('saved by 1 person')).toBeVisible();
  await page.getByRole('button', { name: 'Saved' }).click();
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toBeVisible();
  await expect(page.getByText('saved by 1 person')).toBeHidden();
  expect(await buyer.api.listSaved()).toEqual([]);
});

test('a visitor saves on the device, and the sign-up moves it to the account', async ({ page, request }) => {
  const listing = await postListing(await join('Seller'), { productName: 'Sofa' });
  await open(page, '/collections/sofa');
  const heart = heartOf(page, listing);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(counter(page, 'Saved 1')).toBeVisible();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await counter(page, 'Saved 1').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const html = await (await request.get('/saved')).text();
  expect(html).not.toContain(listing.title);

  await open(page, `/furniture/${listing.id}`);
  const onPhoto = page.getByRole('button', { name: `Save ${listing.title}`, exact: true });
  await expect(onPhoto).toHaveAttribute('aria-pressed', 'true');
  await onPhoto.click();
  await expect(onPhoto).toHaveAttribute('aria-pressed', 'false');
  await onPhoto.click();
  await expect(counter(page, 'Saved 1')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, newPerson('Buyer'));
  // The account's list is read before the move and arrives after it.
  await page.route(
    '**/api/saved',
    async (route) => {
      const response = await route.fetch();
      await setTimeout(500);
      await route.fulfill({ response, json: [] }).catch(() => undefined);
    },
    { times: 1 },
  );
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, 'User created successfully');
  await page.waitForURL(`/furniture/${listing.id}`);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(counter(page, 'Saved 1')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toBeNull();
  await counter(page, 'Saved 1').click();
  await expect(rowOf(page, listing.title)).toBeVisible();
});

test('a heart whose save failed is empty again, with the reason @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 403/);
  const seller = await join('Seller');
  const listing = await postListing(seller, { productName: 'Table' });
  await logIn(page, seller, '/collections/table');
  await heartOf(page, listing).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/your own/);
  await expect(heartOf(page, listing)).toHaveAttribute('aria-pressed', 'false');
});
