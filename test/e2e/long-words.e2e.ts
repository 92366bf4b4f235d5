import type { Page } from '@playwright/test';
import { dashboardPaths } from './dashboard-paths.ts';
import { expectFits } from './fits.ts';
import { expect, type Login, open, test } from './fixtures.ts';
import { buyListing, type Listing, postListing, saveListing } from './listings.ts';
import { actAs, join, type Member } from './members.ts';
import { logInAt, withOwnShop } from './own-shop.ts';

/** One word of the widest letter. */
const word = (letters: number) => 'W'.repeat(letters);
const link = (letters: number) => `https://furniture.example/${'w'.repeat(letters)}`;

const small = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

type FilledShop = {
  seller: Member;
  buyer: Member;
  shown: Listing;
  paid: Listing;
  waiting: Listing;
  ids: Record<string, string>;
};

const place = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 };

/** Everybody writes long words wherever one can write. */
async function fill(origin: string, admin: Login): Promise<FilledShop> {
  const office = await actAs(admin, origin);
  const { version, ...settings } = await office.api.getShopSettings();
  await office.api.changeShopSettings({
    body: {
      ...settings,
      version,
      email: admin.email,
      name: word(40),
      tagline: word(120),
      address: word(200),
      hours: word(80),
    },
  });
  const [seller, buyer] = [await join('Seller', word(80), origin), await join('Buyer', word(80), origin)];
  const written = {
    title: word(90),
    location: word(120),
    sellerName: word(80),
    condition: word(40),
    year: word(40),
    description: `${word(900)} ${link(900)}`,
  };
  const delivered = { deliveryRadiusKm: 20, deliveryCents: 2_500, place };
  const post = (more = {}) => postListing(seller, { ...written, ...more });
  const [shown, saved, waiting, paid, sold, hidden] = [
    await post(),
    await post(),
    await post({ title: 'كرسيخشبيجميل'.repeat(7), description: '漢字'.repeat(1_000) }),
    await post(delivered),
    await post(),
    await post(),
  ];
  await saveListing(buyer, saved);
  await buyListing(buyer, paid, origin, 'seller_delivery');
  await buyListing(buyer, sold, origin);
  await buyListing(buyer, waiting, origin);
  const { id: arranged } = await buyer.api.getFulfillment({ params: { id: waiting.id } });
  await seller.api.setHandoverAddress({ params: { id: arranged }, body: { address: word(200) } });
  const bought = async ({ id: listingId }: Listing) => {
    const { id } = await buyer.api.getFulfillment({ params: { id: listingId } });
    const { code } = await buyer.api.getHandoverCode({ params: { id } });
    await seller.api.handOver({ params: { id }, body: { code } });
    return id;
  };
  const disputed = await bought(paid);
  await buyer.api.reportProblem({ params: { id: disputed }, body: { reason: word(200), text: link(900) } });
  const finished = await bought(sold);
  await buyer.api.writeReview({ body: { fulfillmentId: finished, stars: 4, text: link(400) } });
  await seller.api.writeReview({ body: { fulfillmentId: finished, stars: 5, text: word(400) } });
  await buyer.api.requestReturn({ params: { id: sold.id }, body: { reason: 'damaged', text: link(400) } });
  const { id: talk } = await buyer.api.startConversation({ body: { listingId: shown.id, text: word(2_000) } });
  await seller.api.sendMessage({ params: { id: talk }, body: { text: word(500) } });
  await buyer.api.makeOffer({ body: { listingId: shown.id, amountCents: 8_000 } });
  await buyer.api.saveSearch({ body: { name: word(60), query: { words: word(60) } } });
  await buyer.api.sendReport({ body: { kind: 'listing', targetId: hidden.id, reason: 'other', text: link(900) } });
  const { items } = await office.api.listCases({ query: { kind: 'listing' } });
  const case_ = items[0]?._id ?? '';
  await office.api.decideCase({ params: { id: case_ }, body: { action: 'hide', reason: link(900) } });
  await seller.api.appealCase({ params: { id: case_ }, body: { text: link(900) } });
  const { _id: account } = await seller.api.getAccount();
  const ids = { saved: saved.id, arranged, disputed, finished, talk, case: case_, account };
  return { seller, buyer, shown, paid, waiting, ids };
}

async function expectAllFit(page: Page, origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await open(page, origin + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
    for (const size of [small, phone, desk]) {
      await page.setViewportSize(size);
      await expectFits(page, path);
      const header = await page.evaluate(() => document.querySelector('body > header')?.clientHeight);
      expect(header, `the header of ${path} at ${size.width} px`).toBeLessThan(80);
    }
  }
}

/** Expects that the question's buttons are where a thumb reaches them. */
async function expectQuestion(page: Page, press: RegExp, inMenu?: string): Promise<void> {
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await page.getByRole('main').getByRole('button', { name: press }).first().click();
    if (inMenu) await page.getByRole('menuitem', { name: inMenu, exact: true }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    for (const button of await question.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expectFits(page, `the question of ${press}`);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  }
}

test('no long word or link widens a screen or pushes a button off it @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  test.setTimeout(900_000);
  await withOwnShop(async (origin, admin) => {
    const { seller, buyer, shown, paid, waiting, ids } = await fill(origin, admin);
    const lists = ['/', '/category', '/collections/chair', `/search?words=${word(60)}&near=Portland`];
    await expectAllFit(page, origin, [
      ...lists,
      `/furniture/${shown.id}`,
      `/furniture/${paid.id}`,
      `/furniture/${waiting.id}`,
      `/sellers/${ids.account}`,
    ]);
    await expectAllFit(page, origin, ['/login', '/signup', '/blog', '/legal/terms', '/no-such-room']);

    await logInAt(page, origin, buyer, '/dashboard');
    await expectAllFit(page, origin, [
      ...dashboardPaths.members,
      ...['/messages', `/messages/${ids.talk}`, '/notifications', `/sellers/${ids.account}`],
      ...[`/dashboard/payment/${ids.saved}`, `/dashboard/paid/${paid.id}`, `/dashboard/receipt/${paid.id}`],
      ...[`/dashboard/purchases/${ids.disputed}`, `/dashboard/purchases/${ids.finished}`],
      ...[`/dashboard/purchases/${ids.arranged}`, `/dashboard/receipt/${waiting.id}`],
    ]);
    await open(page, `${origin}/dashboard/my-orders`);
    await expectQuestion(page, /^Delete/);

    const shed = await anotherBrowser();
    await logInAt(shed, origin, seller, '/dashboard');
    await expectAllFit(shed, origin, [
      ...[...dashboardPaths.sellers, ...dashboardPaths.members],
      ...[
        `/dashboard/edit/${shown.id}`,
        `/dashboard/sales/${ids.arranged}`,
        `/dashboard/sales/${ids.disputed}`,
        `/dashboard/cases/${ids.case}`,
      ],
      ...['/messages', `/messages/${ids.talk}`, '/notifications'],
    ]);
    await open(shed, `${origin}/dashboard/my-products`);
    await expectQuestion(shed, /^More/, 'Delete');

    const office = await anotherBrowser();
    await logInAt(office, origin, admin, '/dashboard/admin');
    await expectAllFit(office, origin, [
      ...dashboardPaths.admins,
      ...[`/listings/${shown.id}`, `/cases/${ids.case}`, `/disputes/${ids.disputed}`, `/people/${ids.account}`].map(
        (path) => `/dashboard/admin${path}`,
      ),
    ]);
    await open(office, `${origin}/dashboard/admin/all-seller/seller`);
    await expectQuestion(office, /^Varify/);
  });
});
