import type { Locator, Page } from '@playwright/test';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing, saveListing, uploadPhoto } from './listings.ts';
import { join } from './members.ts';

async function touch(page: Page, from: [number, number][], to: [number, number][] = from): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const points = (all: [number, number][]) => all.map(([x, y], id) => ({ x, y, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
  for (const part of from === to ? [] : [0.25, 0.5, 0.75, 1]) {
    const between = from.map(([x, y], id): [number, number] => {
      const [endX, endY] = to[id] ?? [x, y];
      return [x + (endX - x) * part, y + (endY - y) * part];
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(between) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('a listing says when it was listed, what it cost before and who saved it, and is shared', async ({
  page,
  context,
}) => {
  const seller = await join('Seller');
  const listing = await postListing(seller, { price: '500', productName: 'Cupboard' });
  await seller.api.updateListing({ params: { id: listing.id }, body: { price: '420' } });
  for (const buyer of [await join('Buyer'), await join('Buyer')]) await saveListing(buyer, listing);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/furniture/${listing.id}`);
  await expect(page.getByText('Price dropped from $500')).toBeVisible();
  await expect(page.getByText(/^Listed \w{3} \d+, \d{4}/)).toBeVisible();
  await expect(page.getByText('saved by 2 people')).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/furniture/${listing.id}$`));
  await page.evaluate(() => {
    Reflect.set(navigator, 'share', async (what: object) => Reflect.set(window, 'shared', what));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ title: listing.title });

  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Category', 'Cupboard', listing.title]);
  await trail.getByRole('link', { name: 'Cupboard' }).click();
  await expect(page).toHaveURL('/collections/cupboard');
});

test('recently viewed listings stand below the next listing, and are removed by the log-out @long', async ({
  page,
}) => {
  const seller = await join('Seller');
  const [first, second] = [await postListing(seller), await postListing(seller)];
  await logIn(page, people.buyer, `/furniture/${first.id}`);
  const storedIds = () => page.evaluate(() => localStorage.getItem('recently-viewed') ?? '');
  await expect.poll(storedIds).toContain(first.id);
  await open(page, `/furniture/${second.id}`);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('heading', { name: first.title })).toBeVisible();
  await expect(viewed.getByRole('heading', { name: second.title })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(storedIds).toBe('');
});

test('each button of a listing has its label on one line, beside another where there is room @long', async ({
  page,
}) => {
  const { id } = await postListing(await join('Seller'));
  await logIn(page, await join('Buyer'), `/furniture/${id}`);
  for (const language of ['en', 'de', 'es']) {
    await open(page, `/furniture/${id}?lang=${language}`);
    for (const width of [320, 390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .locator('main article [class*="min-h-11"][class*="px-5"]:visible')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ height, top }) => ({ height, top })),
        );
      expect(boxes.length, `${language} at ${width}`).toBeGreaterThanOrEqual(3);
      expect(Math.max(...boxes.map(({ height }) => height)), `${language} at ${width}`).toBeLessThan(48);
      // Beside the photo they stand in pairs; the third row is the report.
      if (width >= 820) expect(new Set(boxes.map(({ top }) => top)).size, `${language} at ${width}`).toBe(3);
    }
  }
});

test('on a desktop no large empty space is below the photo of a listing @long', async ({ page }) => {
  const { id } = await postListing(await join('Seller'), { description: 'Long words. '.repeat(40) });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/furniture/${id}`);
    const [left, right] = await page.evaluate(() => {
      const columns = document.querySelector('main article [class*="@container"] > .grid')?.children ?? [];
      const [photos, facts, texts] = [...columns].map((column) => column.getBoundingClientRect());
      return [texts?.bottom ?? 0, facts?.bottom ?? 0, photos?.bottom ?? 0];
    });
    expect(Math.abs((left ?? 0) - (right ?? 0)), `at ${width}`).toBeLessThan(450);
  }
});

test('on a phone price and Buy stay at the bottom, and the description comes before the facts @phone', async ({
  page,
}) => {
  const listing = await postListing(await join('Seller'), { price: '345', description: 'Long words. '.repeat(40) });
  const foot = page.locator('.foot-bar');
  const expectInReach = async (place: Locator) => {
    const parts = place.getByText(/^(Long words|Purchased in|What happens next$|Report this item$)/);
    await expect(parts).toHaveCount(4);
    const tops = await parts.evaluateAll((all) =>
      all.map((one) => [one.textContent?.slice(0, 4), one.getBoundingClientRect().top] as const),
    );
    const inOrder = tops.toSorted(([, one], [, other]) => one - other).map(([what]) => what);
    expect(inOrder).toEqual(['Long', 'Purc', 'What', 'Repo']);
    for (const part of [/^Long words/, /^Purchased in/, /^Report this item$/]) {
      await place.getByText(part).scrollIntoViewIfNeeded();
      await expect(foot.getByText('$345')).toBeInViewport({ ratio: 1 });
      await expect(place.getByRole('link', { name: `Buy now: ${listing.title}` })).toBeInViewport({ ratio: 1 });
    }
  };
  await open(page, `/furniture/${listing.id}`);
  await expectInReach(page.getByRole('main'));
  await open(page, `/search?words=${listing.title}`);
  await page.getByRole('link', { name: `Detail of ${listing.title}` }).click();
  await expectInReach(page.getByRole('dialog'));

  // A phone in landscape has no room for bars; Buy is below the price.
  await page.setViewportSize({ width: 720, height: 340 });
  await open(page, `/furniture/${listing.id}`);
  await expect(foot).toBeHidden();
  await expect(page.getByRole('link', { name: `Buy now: ${listing.title}` })).toBeVisible();
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('a double tap and a pinch enlarge a photo around the fingers @long', async ({ page }) => {
    const seller = await join('Seller');
    const { id, title } = await postListing(seller, { image: await uploadPhoto(seller, 800) });
    await open(page, `/furniture/${id}`);
    await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    const enlarge = page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Enlarge' });
    const size = async () => Math.round(((await enlarge.boundingBox())?.width ?? 0) / 14.4) / 100;
    await expect.poll(size).toBe(1);
    await touch(page, [[700, 400]]);
    await page.waitForTimeout(500);
    expect(await size(), 'after one tap').toBe(1);
    await touch(page, [[700, 400]]);
    await touch(page, [[700, 400]]);
    await expect.poll(size, 'after a double tap').toBe(2);
    await touch(page, [[700, 400]]);
    await touch(page, [[700, 400]]);
    await expect.poll(size, 'after the next').toBe(1);

    await touch(
      page,
      [
        [650, 400],
        [750, 400],
      ],
      [
        [550, 400],
        [850, 400],
      ],
    );
    await expect.poll(size, 'after spreading two fingers').toBeGreaterThan(2.5);
    const middle = await enlarge.evaluate(({ parentElement }) => {
      const { scrollLeft = 0, scrollWidth = 1 } = parentElement ?? {};
      return (scrollLeft + 700) / scrollWidth;
    });
    expect(middle, 'what is between the fingers stays there').toBeCloseTo(700 / 1440, 1);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});
