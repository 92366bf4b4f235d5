import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';

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

test('a picture grows from its card into the window of its listing, where motion is welcome @long', async ({
  page,
}) => {
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
