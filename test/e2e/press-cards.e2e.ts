import type { Locator, Page } from '@playwright/test';
import { expect, logIn, open, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
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

    test('a card opens by its photo and its title @long', async ({ page }) => {
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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('the card of a sale opens it from photo and edge, and its inner link stays clickable', async ({ page }) => {
    const [seller, buyer] = [await join('Seller'), await join('Buyer')];
    const listing = await postListing(seller);
    await buyListing(buyer, listing);
    const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
    await logIn(page, seller, '/dashboard/sales');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: listing.title });
    const act = card.getByRole('link', { name: `Agree on a time: ${listing.title}` });
    const linkAt = async (x: number, y: number) =>
      page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.ariaLabel, [x, y] as const);
    expect(await linkAt(...(await middleOf(act)))).toBe(`Agree on a time: ${listing.title}`);

    for (const hand of ['finger', 'mouse'] as const)
      for (const part of ['photo', 'edge'] as const) {
        const photo = await middleOf(card.locator('img'));
        const box = await card.boundingBox();
        if (!box) throw new Error('There is no card.');
        const edge: [number, number] = [box.x + box.width - 4, box.y + box.height - 4];
        await hands[hand](page, ...(part === 'photo' ? photo : edge));
        await expect(page).toHaveURL(`/dashboard/sales/${id}`);
        await page.goBack();
        await expect(card).toBeVisible();
      }
  });

  test('a link shows the press before it navigates', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logIn(page, await join('Buyer'), '/dashboard');
    const home = page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Home' });
    const [x, y] = await middleOf(home);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    // Marks go by themselves, so each is written down.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof Element) seen.push(getComputedStyle(target).boxShadow === 'none' ? 'free' : 'pressed');
      }).observe(document.body, { attributeFilter: ['data-press'], subtree: true });
    });
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
    // The marks come with a script for members.
    await expect(async () => {
      // There may be none to cancel.
      await touch('touchCancel', []).catch(() => undefined);
      await touch('touchStart', [{ x, y }]);
      await expect.poll(seen, { timeout: 1_000 }).toEqual(['pressed', 'free']);
    }).toPass();
    await touch('touchEnd', []);
    await expect(page).toHaveURL('/');
  });
});
