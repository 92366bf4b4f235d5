import type { Locator, Page } from '@playwright/test';
import { agreeOnTime } from '../support/agree-on-time.ts';
import { expect, logIn, open, people, test, waitForHydration } from './fixtures.ts';
import { buyListing, postListing, uploadPhoto } from './listings.ts';
import { join } from './members.ts';
import { chooseInMenu, rowOf } from './on-screen.ts';

type Overlay = {
  path: string;
  /** Leads to the opener. */
  before?: (page: Page) => Promise<void>;
  opener: (page: Page) => Locator;
  shown: (page: Page) => Locator;
  /** Keeps what was typed there. */
  draft?: (shown: Locator) => Locator;
  /** A finger pulls it down from here. */
  grip?: (shown: Locator) => Locator;
};

const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog').last();
/** A dialog of ours is a sheet on a phone, and has a head to pull. */
const sheet = { shown: dialog, grip: (shown: Locator) => shown.getByRole('heading').first() };
const field = (label: string) => (shown: Locator) => shown.getByLabel(label);

async function pullDown(page: Page, grip: Locator): Promise<void> {
  const box = await grip.boundingBox();
  if (!box) throw new Error('There is nothing to pull.');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', down: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 + down }],
    });
  await touch('touchStart', 0);
  for (const down of [40, 80, 160]) await touch('touchMove', down);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Where somebody is on a page: what loads late above the opener moves the page, and not what is seen. */
const placeOf = async (page: Page, opener: Locator) => ({
  at: page.url(),
  top: Math.round((await opener.boundingBox())?.y ?? 0),
});

/** Opens it and closes it by Back, Escape and a pull; the page stays where it was, the focus returns, a draft stays. */
async function closesEveryWay(page: Page, { path, before, opener, shown, draft, grip }: Overlay): Promise<void> {
  await open(page, path);
  await before?.(page);
  const ways: (() => Promise<unknown>)[] = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    ...(grip ? [() => pullDown(page, grip(shown(page)))] : []),
  ];
  for (const close of ways) {
    await opener(page).scrollIntoViewIfNeeded();
    const place = await placeOf(page, opener(page));
    await opener(page).click();
    await expect(shown(page)).toBeVisible();
    if (draft && close === ways[0]) await draft(shown(page)).fill('12');
    else if (draft) await expect(draft(shown(page))).toHaveValue('12');
    await close();
    await expect(shown(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => placeOf(page, opener(page))).toEqual(place);
    // Its entry of the history is taken back before the next one is made.
    await expect.poll(() => page.evaluate(() => window.history.state?.overlays?.length ?? 0)).toBe(0);
  }
}

// beyond the spec: One Back closes what lies over a page, and leaves the page as it was
test.describe('Back closes overlays @phone', () => {
  test('each overlay closes by one Back, by Escape and by swipe, and keeps what was typed @phone', async ({ page }) => {
    const [seller, buyer] = [await join('Seller'), await join('Buyer')];
    const { id } = await postListing(seller);
    const [bought, agreed] = [await postListing(seller), await postListing(seller)];
    for (const listing of [bought, agreed]) await buyListing(buyer, listing);
    const sale = await buyer.api.getFulfillment({ params: { id: agreed.id } });
    await agreeOnTime(seller, buyer, sale.id);
    const menu = (over: Page) => over.getByRole('banner').locator('nav summary');
    const overlays: Overlay[] = [
      { path: '/blog', opener: menu, shown: (over) => over.getByRole('navigation', { name: 'Dashboard menu' }) },
      { path: `/furniture/${id}`, opener: button('Make an offer'), ...sheet, draft: field('Your offer') },
      { path: `/furniture/${id}`, opener: button('Report this item'), ...sheet, draft: field('What is wrong?') },
      {
        path: `/furniture/${id}`,
        opener: (over) => over.getByRole('region', { name: 'Photos' }).getByRole('link').first(),
        shown: (over) => over.getByRole('button', { name: 'Enlarge' }),
        grip: (shown) => shown,
      },
      { path: '/search', opener: button('Filters'), ...sheet },
      { path: `/dashboard/purchases/${bought.id}`, opener: button('Cancel the purchase'), ...sheet },
      {
        path: `/dashboard/purchases/${agreed.id}`,
        opener: button('Agree on a lower price'),
        ...sheet,
        draft: field('Amount that goes back to the buyer'),
      },
      {
        path: `/dashboard/purchases/${agreed.id}`,
        before: (over) => button('Show code')(over).click(),
        opener: button('Fill the screen'),
        ...sheet,
      },
    ];
    await logIn(page, buyer);
    for (const overlay of overlays) await closesEveryWay(page, overlay);
  });

  test('a phone has one menu without duplicates, where a buyer starts selling @phone', async ({ page }) => {
    await logIn(page, await join('Buyer'), '/dashboard/my-orders');
    await expect(page.getByText('Dashboard menu')).toBeHidden();
    await page.getByRole('banner').locator('nav summary').click();
    const links = page.getByRole('banner').locator('nav').first().getByRole('link');
    await expect(links.filter({ hasText: 'Start selling' })).toBeVisible();
    const names = (await links.allInnerTexts()).map((name) => name.trim());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const refused of ['Sell', 'Sign Up', 'Add a Product', 'My Products']) expect(names).not.toContain(refused);
    await links.filter({ hasText: 'Offers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    await expect(links.first()).toBeHidden();
  });

  test('Back closes the menu, the filters and the enlarged photo, and keeps the chosen filters @phone', async ({
    page,
  }) => {
    await open(page, '/category');
    await open(page, '/search?words=sofa');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/search\?words=sofa$/);

    await page.getByRole('button', { name: 'Filters' }).click();
    await sheet.getByRole('checkbox', { name: /^Green/ }).check();
    await expect(page).toHaveURL(/colour=green/);
    await sheet.getByRole('checkbox', { name: /^Excellent/ }).check();
    await expect(page).toHaveURL(/condition=excellent/i);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/condition=excellent.*colour=green|colour=green.*condition=excellent/i);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?words=sofa$/);
    await expect(sheet).toBeHidden();

    await page
      .getByRole('link', { name: /^Detail of / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/furniture\//);
    const listing = page.getByRole('dialog').first();
    await listing.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeHidden();
    await expect(listing).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/search\?words=sofa$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/category$/);
  });

  test('Forward reopens a listing that Escape closed @phone', async ({ page }) => {
    await open(page, '/search?words=sofa');
    await page
      .getByRole('link', { name: /^Detail of / })
      .first()
      .click();
    const listing = page.getByRole('dialog');
    await expect(listing.getByRole('region', { name: 'Photos' })).toBeVisible();
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await close();
      await expect(listing).toBeHidden();
      await expect(page).toHaveURL(/\/search\?words=sofa$/);
      await page.goForward();
      await expect(listing.getByRole('region', { name: 'Photos' })).toBeVisible();
    }
  });

  test('one Back leaves a page that was reloaded under an open overlay @phone', async ({ page }) => {
    await open(page, '/category');
    await open(page, '/search?words=sofa');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect.poll(() => page.evaluate(() => window.history.state?.overlays?.length ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/category$/);
  });

  test('a pinch enlarges a photo, and neither changes nor closes it @phone', async ({ page }) => {
    const seller = await join('Seller');
    const images = [await uploadPhoto(seller, 400), await uploadPhoto(seller, 500)];
    const { id } = await postListing(seller, { images });
    await open(page, `/furniture/${id}`);
    await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    const enlarge = page.getByRole('button', { name: 'Enlarge' });
    await expect(enlarge).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog').last().getByText(/^2 of/)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const apart = (by: number) => [
      { x: 200 - by, y: 400 - by, id: 0 },
      { x: 200 + by, y: 400 + by, id: 1 },
    ];
    await touch('touchStart', apart(20).slice(0, 1));
    await touch('touchStart', apart(20));
    for (const by of [40, 80, 140]) await touch('touchMove', apart(by));
    await touch('touchEnd', []);
    await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('dialog').last().getByText(/^2 of/)).toBeVisible();
  });

  test('+ and − zoom around the middle of a moved photo @phone', async ({ page }) => {
    await open(page, '/search?words=sofa');
    await page
      .getByRole('link', { name: /^Detail of / })
      .first()
      .click();
    await page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click();
    const enlarge = page.getByRole('button', { name: 'Enlarge' });
    const seen = () =>
      enlarge.evaluate(({ parentElement: frame }) => {
        if (!frame) throw new Error('The photo has no frame.');
        return {
          scale: frame.scrollWidth / frame.clientWidth,
          right: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
          down: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
        };
      });
    await enlarge.press('Enter');
    await expect.poll(async () => (await seen()).scale).toBeCloseTo(2, 1);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
    const before = await seen();
    expect(before.right).toBeGreaterThan(0.6);
    for (const [key, scale] of [
      ['+', 3],
      ['+', 4],
      ['-', 2.67],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await seen()).scale).toBeCloseTo(scale, 1);
      const now = await seen();
      expect(now.right).toBeCloseTo(before.right, 1);
      expect(now.down).toBeCloseTo(before.down, 1);
    }
  });

  test('Back closes a confirmation, and the act is not done @phone', async ({ page }) => {
    const seller = await join('Seller');
    const { title } = await postListing(seller);
    await logIn(page, seller, '/dashboard/my-products');
    const row = rowOf(page, title);
    await chooseInMenu(row, 'Delete');
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(row.getByRole('button', { name: `More: ${title}` })).toBeFocused();
    await chooseInMenu(row, 'Delete');
    await pullDown(page, question.getByRole('heading'));
    await expect(question).toBeHidden();
    await chooseInMenu(row, 'Delete');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/my-products/);
  });

  test('a link in the menu leads on, and Back from there shows the page without the menu @phone', async ({ page }) => {
    await open(page, '/');
    const menu = page.getByRole('banner').getByText('Menu');
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).focus();
    await page.goBack();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeHidden();
    await expect(page.getByRole('banner').locator('summary')).toBeFocused();
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeHidden();
  });
});

test('on a desktop the account menu closes by Back and Escape @long', async ({ page }) => {
  await logIn(page, people.buyer);
  await closesEveryWay(page, {
    path: '/blog',
    opener: (over) => over.getByRole('banner').locator('summary').filter({ hasText: 'Account menu' }),
    shown: (over) => over.getByRole('banner').getByRole('link', { name: 'Settings' }),
  });
});
