import type { Page } from '@playwright/test';
import { dashboardPaths } from './dashboard-paths.ts';
import { findBeyond, findBrokenWords } from './fits.ts';
import { expect, type Login, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing, saveListing } from './listings.ts';
import { actAs, join, type Member, origin } from './members.ts';

const shop = ['/', '/category', '/collections/sofa', '/search?words=sofa', '/blog', '/login', '/signup'];
const rest = [
  ...[
    '/forgot-password',
    '/reset-password?token=a',
    '/verify-email?error=a',
    '/not-me?token=a',
    '/first-admin?token=a',
  ],
  ...['/unsubscribe/a.price_drop.b', '/offline', '/no-such-room'],
];
const dashboard = [...dashboardPaths.members, ...dashboardPaths.sellers, ...dashboardPaths.admins];

/** 1280 px at zoom 200 and 400 % (WCAG 1.4.4 and 1.4.10), and between. */
const zoomed = [1280, 1024, 768, 640, 320];

async function expectFits(page: Page, path: string): Promise<void> {
  for (const width of zoomed) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBeyond(page), `${path} at ${width} px`).toEqual([]);
    expect(await findBrokenWords(page), `words on ${path} at ${width} px`).toEqual([]);
  }
  const countMoving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0).length,
    );
  // What has just happened may move once.
  await expect.poll(countMoving, { message: `what moves on ${path}` }).toBe(0);
}

async function comeIn(page: Page, { email, password }: Login): Promise<void> {
  await open(page, '/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL(`${origin}/`);
}

// German words are the longest.
test.describe('at 400 % and in German', () => {
  test.use({ locale: 'de-DE' });
  test.describe.configure({ timeout: 120_000 });

  test('no page of the shop is wider than the window @long', async ({ page, allowProblem }) => {
    allowProblem(/status of 404/);
    const { items } = await (await actAs(people.buyer)).api.listAvailable({ query: { limit: 1 } });
    for (const path of [...shop, ...rest, `/furniture/${items[0]?._id}`]) {
      await open(page, path);
      await expectFits(page, path);
    }
  });

  test('no screen of the dashboard is wider than the window @long', async ({ page }) => {
    await comeIn(page, people.admin);
    for (const path of dashboard) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Members have an open event stream, so their network is never idle.
      await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
      await expectFits(page, path);
    }
  });

  test('no list of a seller is wider than the window @long', async ({ page }) => {
    await comeIn(page, people.seller);
    await open(page, '/dashboard/my-products');
    await page.getByRole('button', { name: /^Mehr/ }).first().click();
    await expect(page.getByRole('menuitem', { name: 'Löschen' })).toBeInViewport({ ratio: 1 });
    await expectFits(page, '/dashboard/my-products');
    await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFits(page, 'the preview');
    await page.keyboard.press('Escape');
    await expectFits(page, '/dashboard/edit');
    await page.goto('/dashboard/sales');
    await expect(
      page
        .getByRole('main')
        .getByText(/^Verkauft an/)
        .first(),
    ).toBeVisible();
    await expectFits(page, '/dashboard/sales');
  });

  test('no list of a buyer is wider than the window @long', async ({ page }) => {
    const [buyer, seller] = [await join('Buyer'), await join('Seller')];
    const title = 'Skandinavischer Wohnzimmersessel mit Hocker';
    const [saved, paid] = [await postListing(seller, { title }), await postListing(seller, { title })];
    await saveListing(buyer, saved);
    await buyListing(buyer, paid);
    await comeIn(page, buyer);
    const papers = [`/dashboard/payment/${saved.id}`, `/dashboard/receipt/${paid.id}`];
    for (const path of ['/dashboard/my-orders', '/dashboard/payment-history', ...papers]) {
      await open(page, path);
      await expect(page.getByText(title).first()).toBeVisible();
      await expectFits(page, path);
    }
  });
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('no short word is broken at the end of a line @long', async ({ page }) => {
    const [buyer, seller] = [await join('Buyer'), await join('Seller')];
    const paid = await postListing(seller);
    await buyListing(buyer, paid);
    await logIn(page, buyer);
    for (const path of [`/dashboard/paid/${paid.id}`, `/dashboard/receipt/${paid.id}`, '/dashboard/payment-history']) {
      await open(page, path);
      await expectFits(page, path);
    }
    await logIn(page, people.admin);
    for (const path of ['/dashboard/import', '/dashboard/admin/settings']) {
      await open(page, path);
      await expectFits(page, path);
    }
  });
});

/** Returns the share of the screen's height that bars cover, which stay while one scrolls. */
const coveredByBars = (page: Page) =>
  page.evaluate(async () => {
    window.scrollTo(0, 400);
    await new Promise(requestAnimationFrame);
    // An open conversation is the whole screen; what is around its messages are bars.
    const log = document.querySelector('.whole-screen [role="log"]');
    if (log?.closest('.whole-screen') && getComputedStyle(log.closest('.whole-screen') ?? log).position === 'fixed')
      return 1 - log.clientHeight / window.innerHeight;
    const stays = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const isBar = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
      return (isBar && element.clientWidth > window.innerWidth / 2) || stays(element.parentElement);
    };
    const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
    return rows.filter((y) => stays(document.elementFromPoint(window.innerWidth / 2, y))).length / rows.length;
  });

/** A price that the seller accepted. @returns the conversation's id */
async function agreeOnPrice(buyer: Member, seller: Member): Promise<string> {
  const listing = await postListing(seller, { title: 'Skandinavischer Wohnzimmersessel mit Hocker' });
  const { id } = await buyer.api.makeOffer({ body: { listingId: listing.id, amountCents: 8_000 } });
  await seller.api.acceptOffer({ params: { id } });
  const [about] = (await buyer.api.listConversations({ query: { listingId: listing.id } })).items;
  return about?.id ?? '';
}

/** 1280 × 1024 px at 400 %, and phones held sideways. */
const low = [
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
];

test('bars cover less than half of a low screen @long', async ({ page }) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const [asked, bought, free] = [await postListing(seller), await postListing(seller), await postListing(seller)];
  await buyListing(buyer, bought);
  const { id } = await buyer.api.startConversation({ body: { listingId: asked.id, text: 'Is it still there?' } });
  await saveListing(buyer, free);
  const agreed = await agreeOnPrice(buyer, seller);
  await logIn(page, buyer, '/dashboard');
  for (const path of [
    ...['/', `/furniture/${asked.id}`, `/messages/${id}`, `/dashboard/purchases/${bought.id}`],
    ...[`/dashboard/payment/${free.id}`, '/dashboard', '/dashboard/my-orders', '/search?words=sofa'],
  ]) {
    await open(page, path);
    for (const size of low) {
      await page.setViewportSize(size);
      // A conversation is rendered again when it moves beside the list, or away from it.
      await expect.poll(() => coveredByBars(page), `${path} at ${size.width} × ${size.height}`).toBeLessThan(0.5);
    }
  }
  // A keyboard that lies over the page: the window keeps its height, and half of it is visible.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [`/messages/${id}?lang=de`, `/messages/${agreed}?lang=de`]) {
    await open(page, path);
    await page.getByRole('textbox').focus();
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => 284 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    const log = page.getByRole('log');
    await expect.poll(() => log.evaluate((one) => one.clientHeight), path).toBeGreaterThan(284 * 0.4);
    const end = await page.getByRole('textbox').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0), path).toBeLessThanOrEqual(284);
  }
  const pay = page.locator('.whole-screen header').getByRole('link', { name: /bezahlen/ });
  await expect(pay).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  // Lower still: nothing is cut, and the last message stays in sight.
  await page.setViewportSize({ width: 360, height: 225 });
  await open(page, `/messages/${id}`);
  const header = page.locator('.whole-screen header');
  expect(await header.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await expect(page.getByRole('log').getByText('Is it still there?')).toBeInViewport({ ratio: 0.7 });
});
