import type { Page } from '@playwright/test';
import { dashboardPaths } from './dashboard-paths.ts';
import { expect, logIn, people, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';

const { members, sellers, admins } = dashboardPaths;
const pages = {
  // With two that lead elsewhere, and anchors that mails and menus link to.
  buyer: [
    ...['/saved', '/dashboard/sell', '/dashboard/account#notifications', '/dashboard/account#leave'],
    ...['/messages', '/notifications', ...members],
  ],
  seller: [...sellers, ...members],
  admin: [...admins, ...sellers, ...members],
};

/** Opens a page whose answers are late. @returns how much of it moved (Cumulative Layout Shift) */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Members have an open event stream, so their network is never idle; late answers come within this time.
  await page.waitForTimeout(900);
  return page.evaluate(() => Reflect.get(window, 'shifted'));
}

test('nothing moves while the pages of members arrive, for buyers, sellers and admins @everywhere @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  const moved: Record<string, number> = {};
  for (const role of ['buyer', 'seller', 'admin'] as const) {
    await logIn(page, people[role], '/offline');
    for (const path of pages[role]) {
      const shift = await shiftOf(page, path);
      if (shift > 0.02) moved[`${role} ${path}`] = shift;
    }
  }
  expect(moved).toEqual({});
});

test('nothing moves while a conversation arrives on a phone @phone @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
  await logIn(page, buyer, '/offline');
  // As over a slow line, so that the page is seen before its scripts run.
  await page.route(/\/(api|static)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  expect(await shiftOf(page, `/messages/${id}`)).toBeLessThanOrEqual(0.02);
});
