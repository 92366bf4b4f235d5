import type { Page } from '@playwright/test';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, logInByForm, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';
import { confirm, rowOf } from './on-screen.ts';

// The upper limit is tested with the toast list on a fake clock.
// spec §9: Toasts: 4 s for blank and error, 2 s for success
test('a success message stays for two seconds, an error for four (spec §9) @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  const { insertedId } = await buyer.api.addWish({ body: { previousId: listing.id } });
  await page.addInitScript(measureMessages);
  await logInByForm(page, buyer, '/dashboard/my-orders');
  await expect(rowOf(page, listing.title)).toBeVisible();
  await buyer.api.removeWish({ params: { id: insertedId } });
  await rowOf(page, listing.title).getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete?', 'Delete');

  const times = () => page.evaluate(() => Reflect.get(window, 'messageTimes') as Record<string, number>);
  await expect.poll(async () => Object.keys(await times())).toHaveLength(2);
  const { 'Login successful': success, 'There is nothing here. It may have been deleted or removed.': error } =
    await times();
  expect(success).toBeGreaterThanOrEqual(1950);
  expect(error).toBeGreaterThanOrEqual(3950);
});

test('a message covers neither Undo nor the title that it refers to, and is not announced twice @everywhere @long', async ({
  page,
}) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const listings = [await postListing(seller), await postListing(seller), await postListing(seller)];
  for (const listing of listings) await buyer.api.addWish({ body: { previousId: listing.id } });
  await page.addInitScript(watchCover);
  await logIn(page, buyer, '/dashboard/my-orders');
  // From the middle, so that a row stands above and one below.
  await expect(page.getByRole('rowheader')).toHaveCount(listings.length);
  const shown = await page.getByRole('rowheader').allTextContents();
  const orderOf = ({ title }: { title: string }) => shown.findIndex((text) => text.includes(title));
  listings.sort((one, other) => Math.abs(orderOf(one) - 1) - Math.abs(orderOf(other) - 1));
  for (const { title } of listings) {
    await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Are you sure you want to delete?', 'Delete');
    await expectToast(page, 'Removed order from wishlist successfully');
    const undo = page.getByRole('button', { name: `Undo: ${title}` });
    await expect(undo).toBeFocused();
    const isLast = title === listings.at(-1)?.title;
    if (!isLast)
      await expect(
        page
          .getByRole('row')
          .nth(orderOf({ title }) + 1)
          .and(rowWithUndo(page)),
      ).toContainText(title);
  }
  await expect(page.getByRole('main').getByText(/ was removed\./)).toHaveCount(listings.length);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await open(page, `/furniture/${listings[0]?.id}`);
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expectToast(page, 'Product added to wishlist successfully');
  const [first] = listings;
  const { id } = await buyer.api.startConversation({ body: { listingId: first?.id ?? '', text: 'Hello.' } });
  await open(page, `/messages/${id}`);
  await page.getByRole('main').getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Move to the archive' }).click();
  await expectToast(page, 'Moved to the archive');
  expect(await page.evaluate(() => Reflect.get(window, 'covered'))).toEqual([]);
});

const rowWithUndo = (page: Page) => page.getByRole('row').filter({ has: page.locator('[data-undo]') });

function watchCover(): void {
  const covered: string[] = [];
  Reflect.set(window, 'covered', covered);
  const measure = () => {
    for (const message of document.querySelectorAll('section[aria-label="Messages"] > div')) {
      const one = message.getBoundingClientRect();
      if (one.height > 120) covered.push(`${message.textContent} is ${one.height} px high`);
      for (const part of document.querySelectorAll('[data-undo], main h1, [data-footer], form:has(textarea)')) {
        const other = part.getBoundingClientRect();
        const apart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
        if (!apart) covered.push(`${message.textContent} over ${part.textContent}`);
      }
    }
    requestAnimationFrame(measure);
  };
  requestAnimationFrame(measure);
}

function measureMessages(): void {
  const times: Record<string, number> = {};
  const since = new Map<Node, number>();
  Reflect.set(window, 'messageTimes', times);
  new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      if (!(target instanceof HTMLElement) || target.getAttribute('aria-label') !== 'Messages') continue;
      for (const node of addedNodes) since.set(node, performance.now());
      for (const node of removedNodes)
        times[node.textContent ?? ''] = performance.now() - (since.get(node) ?? performance.now());
    }
  }).observe(document, { childList: true, subtree: true });
}
