import type { Locator, Page } from '@playwright/test';
import { expect, logIn, open, people, test } from './fixtures.ts';

const wall = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = 'rgb(246, 241, 231)';
const dark = 'rgb(22, 19, 15)';

const colorAround = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    return metas.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });

test('the theme follows the device until somebody chooses', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  expect(await wall(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await wall(page)).toBe(light);
  await page.getByLabel('Theme').selectOption('Dark');
  expect(await wall(page)).toBe(dark);
  expect(await colorAround(page)).toBe('#16130f');
  await page.getByLabel('Theme').selectOption('System');
  expect(await wall(page)).toBe(light);
  expect(await colorAround(page)).toBe('#f6f1e7');
});

test('a chosen theme applies before the first paint, and in every tab @long', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  await page.getByLabel('Theme').selectOption('Dark');

  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Reflect.set(window, 'wornAtFirst', document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => Reflect.get(window, 'wornAtFirst'))).toBe('dark');
  await expect(page.getByLabel('Theme')).toHaveValue('dark');
  expect(await wall(page)).toBe(dark);

  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await open(other, '/blog');
  await expect(other.getByLabel('Theme')).toHaveValue('dark');
  await other.getByLabel('Theme').selectOption('Light');
  await expect(page.getByLabel('Theme')).toHaveValue('light');
  expect(await wall(page)).toBe(light);
  expect(await colorAround(page)).toBe('#f6f1e7');
  await other.close();
});

test('in the system’s high contrast, chosen options differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, people.seller, '/dashboard/my-products');
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  // The computed background is the one before the system's colors; whether it is drawn is another property.
  const keepsGround = (one: Locator) =>
    one.evaluate((element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none');
  const current = menu.getByRole('link', { name: 'My Products' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await keepsGround(current)).toBe(true);
  expect(await keepsGround(menu.getByRole('link', { name: 'Earnings' }))).toBe(false);
});
