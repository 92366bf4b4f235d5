import type { Locator, Page } from '@playwright/test';
import { cards } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join } from './members.ts';
import { cardOf, rowOf } from './on-screen.ts';

/** More tab stops than any screen has. */
const MOST_STOPS = 150;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isReached = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isReached()); stops++) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('a listing is found, saved and paid for by keyboard alone (reliability 7)', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'), { productName: 'Dressing Table' });
  await open(page, '/collections/dressing-table');
  await press(page, cardOf(page, listing.title).getByRole('link', { name: `Detail of ${listing.title}` }));
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Login' }));
  await page.waitForURL(/\/login/);

  await type(page, 'Email', buyer.email);
  await type(page, 'Password', buyer.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login successful');
  await page.waitForURL(`/furniture/${listing.id}`);
  await press(page, page.getByRole('button', { name: 'Add to wishlist' }));
  await expectToast(page, 'Product added to wishlist successfully');
  await press(page, page.getByRole('link', { name: 'See everything you saved' }));
  await press(page, rowOf(page, listing.title).getByRole('link', { name: 'Purchase' }));

  const [pay, number] = [page.getByRole('button', { name: /^Pay\b/ }), page.getByLabel('Card number')];
  await expect(pay).toBeEnabled();
  await press(page, pay);
  await expect(number).toBeFocused();
  await expect(number).toHaveAccessibleDescription(/Enter the whole card number\./);
  await page.keyboard.type(cards.asksWhoPays);
  await type(page, 'Expiration date', '1239');
  await type(page, 'CVC', '123');
  await press(page, pay);
  const bank = page.frameLocator('iframe[title="Confirm it’s you"]');
  await press(page, bank.getByRole('button', { name: 'Complete authentication' }));
  await expectToast(page, 'Payment success');
  await expectToast(page, 'Payment Successful');
  await press(page, page.getByRole('link', { name: 'See your receipt' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
});

test('a time is proposed and accepted, and the code shown and typed, by keyboard alone @long', async ({
  page,
  anotherBrowser,
}) => {
  const [seller, buyer] = [await join('Seller', 'Sally Seller'), await join('Buyer', 'Ben Buyer')];
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  const link = `Handover: ${listing.title}`;
  const other = await anotherBrowser();
  await logIn(other, seller, '/dashboard/my-products');
  await press(other, other.getByRole('link', { name: link }));
  await press(other, other.getByRole('button', { name: 'Add another time' }));
  await press(other, other.getByRole('button', { name: 'Propose' }));
  await expect(other.getByText('Ben Buyer has not answered yet.')).toBeVisible();

  await logIn(page, buyer, '/dashboard/payment-history');
  await press(page, page.getByRole('link', { name: link }));
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  await expect(menu.getByRole('link', { name: 'Payment History' })).toHaveAttribute('aria-current', 'page');
  await press(page, page.getByRole('button', { name: /^Accept: / }).nth(1));
  await expect(page.getByRole('heading', { name: 'The time is agreed' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Show code' }));
  const code = ((await page.getByText(/^(\d, ){5}\d$/).textContent()) ?? '').replaceAll(', ', '');

  await expect(other.getByRole('heading', { name: 'The time is agreed' })).toBeVisible();
  await type(other, 'Code of the buyer', code);
  await other.keyboard.press('Enter');
  for (const screen of [page, other]) await expect(screen.getByRole('heading', { name: 'Handed over' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Review Sally Seller' }));
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowRight');
  await press(page, page.getByRole('button', { name: 'Send review' }));
  await expect(page.getByText('You have reviewed this sale.')).toBeVisible();
});

// beyond the spec: WCAG 2.4.1
test('the first tab stop of each kind of page is a link past the header @long', async ({ page }) => {
  const listing = await postListing(await join('Seller'));
  await logIn(page, await join('Buyer'), '/dashboard');
  for (const path of [
    '/',
    '/collections/chair',
    `/furniture/${listing.id}`,
    '/dashboard/account',
    '/search?words=chair',
  ]) {
    await open(page, path);
    await expect(page.getByRole('main').locator('a, button, input').first()).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip, path).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), path).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), path).toBe(true);
  }
});
