import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';

const HELD = 80;

const hands = {
  async mouse(page: Page, x: number, y: number) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(HELD);
    await page.mouse.up();
  },
  async finger(page: Page, x: number, y: number) {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(HELD);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  },
};

async function middleOf(part: Locator): Promise<[number, number]> {
  await expect(part).toBeVisible();
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await part.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function pressBoth(page: Page, hand: keyof typeof hands, card: Locator, opens: string | RegExp): Promise<void> {
  // The photo of a set is decoration, and no image by its role.
  const parts = [card.locator('img').first(), card.getByRole('heading')];
  for (const part of parts) {
    const start = page.url();
    await hands[hand](page, ...(await middleOf(part)));
    await expect(page).toHaveURL(opens);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}

for (const hand of ['mouse', 'finger'] as const)
  test.describe(`with a ${hand}`, () => {
    test.use({ hasTouch: hand === 'finger' });

    test('a card opens wherever its photo or its title is pressed @long', async ({ page }) => {
      const seller = await join('Seller');
      const [one] = [await postListing(seller), await postListing(seller)];
      const cards = page.getByRole('main').getByRole('article');
      const listing = /\/furniture\/[0-9a-f-]{36}$/;
      const first = cards.filter({ has: page.getByRole('link', { name: /^Detail of / }) }).first();
      await open(page, '/');
      await pressBoth(page, hand, first, listing);
      const advertised = cards.filter({ hasText: 'Promoted' }).first();
      await pressBoth(page, hand, advertised, listing);
      const sofas = cards.filter({ has: page.getByRole('heading', { name: 'Sofa sets' }) });
      await pressBoth(page, hand, sofas, '/collections/sofa');
      const shelf = page.getByRole('region', { name: 'Furniture by category' }).getByRole('link').first();
      await hands[hand](page, ...(await middleOf(shelf.locator('img'))));
      await expect(page).toHaveURL('/collections/bed');
      await expect(page.getByRole('heading', { level: 1, name: 'Bed' })).toBeVisible();
      await pressBoth(page, hand, first, listing);
      await open(page, '/search?words=chair');
      await pressBoth(page, hand, first, listing);
      await open(page, '/category');
      await pressBoth(page, hand, cards.first(), /\/collections\/[a-z-]+$/);
      await open(page, `/furniture/${one.id}`);
      const similar = page.getByRole('region', { name: 'You may also like' }).getByRole('article').first();
      await pressBoth(page, hand, similar, listing);
    });
  });
