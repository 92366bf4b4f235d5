import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from './fixtures.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });
const recent = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Recent searches' });
const suggested = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Suggestions' });

/** Adds up how much moves on each page, also right after a press (Cumulative Layout Shift). */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns what moved since the last call. */
const shiftsSince = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const shifted = Reflect.get(window, 'shifted');
    Object.assign(window, { shifted: 0 });
    return shifted;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const [from, press] of [
    ['the header', (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).tap()],
    [
      'the bottom bar',
      (page: Page) => page.getByRole('navigation', { name: 'Quick access' }).getByText('Search').tap(),
    ],
  ] as const)
    test(`the search icon of ${from} leads to a field at the top that takes what is typed @long`, async ({ page }) => {
      await open(page, '/');
      await press(page);
      await expect(field(page)).toBeFocused();
      const box = await field(page).boundingBox();
      // The keyboard covers the lower half of the screen.
      expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(422);
      await page.keyboard.type('wal');
      await expect(
        suggested(page)
          .getByRole('link', { name: /walnut/i })
          .first(),
      ).toBeVisible();
      await suggested(page)
        .getByRole('link', { name: /walnut/i })
        .first()
        .tap();
      await expect(page).toHaveURL(/words=.*walnut/i);
      await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toContainText(/walnut/i);
    });

  test('earlier searches are suggested, in this browser only, and can be deleted', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (asked) => sent.push(asked.url() + (asked.postData() ?? '')));
    await open(page, '/search');
    await field(page).tap();
    await expect(suggested(page)).toBeVisible();
    for (const typed of ['teak', 'oak desk']) {
      await field(page).fill(typed);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(typed.replace(' ', '.')));
    }
    await open(page, '/?lang=de');
    await open(page, '/search?lang=en');
    sent.length = 0;
    await field(page).tap();
    await expect(recent(page).getByRole('link')).toHaveText(['oak desk', 'teak']);
    expect(sent.filter((url) => /teak/.test(url))).toEqual([]);
    await recent(page).getByRole('button', { name: 'Forget “teak”' }).tap();
    await expect(recent(page).getByRole('link')).toHaveText(['oak desk']);
    await recent(page).getByRole('button', { name: 'Clear recent searches' }).tap();
    await expect(recent(page)).toBeHidden();
    await page.reload();
    await waitForHydration(page);
    await field(page).tap();
    await expect(suggested(page)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('settee.recent-searches'))).toBeNull();
  });

  test('the search opens before its answer, and nothing moves when it arrives', async ({ page }) => {
    await countShifts(page);
    await open(page, '/');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/search?*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Quick access' }).getByText('Search').tap();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Results' }).getByText('Loading...')).toBeVisible();
    await shiftsSince(page);
    answer();
    const cards = page.getByRole('region', { name: 'Results' }).getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (const typed of ['sof', 'wal', 'zzzz', '']) {
      await field(page).fill(typed);
      await expect(page).toHaveURL(typed === '' ? /\/search$/ : new RegExp(`words=${typed}`));
      await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    }
    await field(page).fill('wal');
    await suggested(page).getByRole('link').first().tap();
    await expect(suggested(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
    await expect(cards.first()).toBeVisible();
    expect(await shiftsSince(page)).toBeLessThanOrEqual(0.02);
  });

  test('nothing that takes the focus lies under a bar, with and without a connection @long', async ({
    page,
    context,
    allowProblem,
  }) => {
    allowProblem(/ERR_INTERNET_DISCONNECTED/);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await open(page, '/search');
      await page.getByRole('button', { name: 'Filters' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByText('Distance', { exact: true }).first().tap();
      const near = sheet.getByLabel('Near', { exact: true });
      await near.focus();
      const [town, bar] = [await near.boundingBox(), await sheet.getByRole('button', { name: /^Show/ }).boundingBox()];
      expect((town?.y ?? 0) + (town?.height ?? 0), `the field at ${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
      await sheet.getByRole('button', { name: 'Close' }).tap();
      await expect(sheet).toBeHidden();
      await context.setOffline(true);
      const strip = page.getByText('You are offline.', { exact: false });
      await expect(strip).toBeVisible();
      await expect(async () => {
        const [note, filters, tabs] = [
          await strip.boundingBox(),
          await page.getByRole('button', { name: 'Filters' }).boundingBox(),
          await page.getByRole('navigation', { name: 'Quick access' }).boundingBox(),
        ];
        expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual((note?.y ?? 0) + 0.5);
        expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 0.5);
      }).toPass();
      await context.setOffline(false);
    }
  });
});

test('the keyboard moves from the field to a suggestion and back', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner').getByRole('searchbox', { name: 'Search' });
  await header.click();
  await page.keyboard.type('sof');
  const list = page.getByRole('banner').getByRole('list', { name: 'Suggestions' });
  await expect(list.getByRole('link').first()).toHaveText('Sofa');
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(header).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(header).toHaveValue('sof');
});

for (const path of ['/search', '/collections/sofa'])
  test(`one press of a skip link leads past the filters of ${path} @long`, async ({ page }) => {
    await open(page, path);
    const skip = page.getByRole('link', { name: 'Skip to results' }).first();
    await skip.focus();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#results')).toBeFocused();
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.closest('article') !== null)) return;
    }
    throw new Error('The first listing is not within four presses of Tab.');
  });

test('a lowest price above the highest is reported beside the fields, and one press swaps them @long', async ({
  page,
}) => {
  await open(page, '/search?priceMin=500&priceMax=100');
  const filters = page.getByRole('form', { name: 'Filters' });
  await expect(filters.getByText('The lowest price is higher than the highest')).toBeVisible();
  await expect(filters.getByLabel('From')).toHaveAttribute('aria-invalid', 'true');
  await filters.getByRole('button', { name: 'Swap the prices' }).click();
  await expect(page).toHaveURL(/priceMin=100/);
  await expect(page).toHaveURL(/priceMax=500/);
  await expect(filters.getByText('The lowest price is higher')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('article').first()).toBeVisible();
});

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE' });

  test('lengths are metric until somebody switches, and stay switched with the lengths converted @long', async ({
    page,
  }) => {
    await open(page, '/search?lang=en');
    const filters = page.getByRole('form', { name: 'Filters' });
    await filters.getByText('Size', { exact: true }).first().click();
    await expect(filters.getByLabel('Unit')).toHaveValue('cm');
    await filters.getByLabel('Width').fill('254');
    await filters.getByLabel('Width').press('Enter');
    await expect(page).toHaveURL(/width=254/);
    await filters.getByLabel('Unit').selectOption('inches');
    await expect(filters.getByLabel('Width')).toHaveValue('100');
    await open(page, '/search?lang=en');
    await filters.getByText('Size', { exact: true }).first().click();
    await expect(filters.getByLabel('Unit')).toHaveValue('in');
    await filters.getByText('Distance', { exact: true }).first().click();
    await expect(filters.getByLabel('Within')).toContainText('miles');
  });
});

test('Spanish sizes read as words @long', async ({ page }) => {
  await open(page, '/search?words=olive+velvet+sofa&lang=es');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const window = page.getByRole('dialog');
  await expect(window.getByText(/ancho\s[\d,]+ ×\sfondo\s[\d,]+ ×\salto\s[\d,]+\scm/)).toBeVisible();
});
