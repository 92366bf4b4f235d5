import type { Page } from '@playwright/test';
import { expect, logIn, open, test } from './fixtures.ts';
import { postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { confirm, rowOf } from './on-screen.ts';

const firstDetail = (page: Page) => page.getByRole('link', { name: /^Detail of / }).first();

const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen = { begun: 0, moved: [] as string[] };
    Object.assign(window, { transitionsSeen: seen });
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = begin(update);
      seen.begun += 1;
      void transition.ready.then(() => {
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        seen.moved = [...new Set(moving.filter((name) => name.startsWith('::view-transition-group')))];
      });
      return transition;
    };
  });

const seen = (page: Page) =>
  page.evaluate(() => (window as { transitionsSeen?: { begun: number; moved: string[] } }).transitionsSeen);

test('the picture of a card grows into the dialog of its listing, unless motion is reduced @long', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchTransitions(page);
  await open(page, '/collections/sofa');
  await firstDetail(page).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect.poll(() => seen(page)).toMatchObject({ begun: 1 });
  await expect.poll(async () => (await seen(page))?.moved).toContain('::view-transition-group(listing)');
});

test('nothing moves with reduced motion', async ({ page }) => {
  await watchTransitions(page);
  await open(page, '/collections/sofa');
  await firstDetail(page).click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  expect(await seen(page)).toMatchObject({ begun: 0 });
  const lasting = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
  );
  expect(lasting).toBe(0);
});

test('rows below a removed row slide up, unless motion is reduced, and nothing else moves @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const listings = [await postListing(seller), await postListing(seller), await postListing(seller)];
  for (const listing of listings) await saveListing(buyer, listing);
  await page.addInitScript(() => {
    const slid: string[] = [];
    Object.assign(window, { slid });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...frames) {
      if (this.matches('tr')) slid.push(this.textContent ?? '');
      return animate.apply(this, frames);
    };
  });
  const slid = () => page.evaluate(() => Reflect.get(window, 'slid') as string[]);
  for (const [reducedMotion, count] of [
    ['no-preference', 1],
    ['reduce', 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await logIn(page, buyer, '/dashboard/my-orders');
    const names = page.getByRole('rowheader');
    await expect(names).toHaveCount(count + 2);
    const [before, removed, after] = await names.getByRole('link').allTextContents();
    const gone = count ? (removed ?? '') : (before ?? '');
    await rowOf(page, gone).getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Are you sure you want to delete?', 'Delete');
    await expect(page.getByRole('button', { name: `Undo: ${gone}` })).toBeFocused();
    expect(await slid()).toEqual(count ? [expect.stringContaining(after ?? 'nothing')] : []);
  }
});
