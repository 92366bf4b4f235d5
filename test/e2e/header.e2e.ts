import { expectFits } from './fits.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing, saveListing } from './listings.ts';
import { join } from './members.ts';

test('a link pressed right after the header’s hydration works without an error', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    const hasFiber = (element: Element | null) =>
      element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    const press = () => {
      const link = document.querySelector<HTMLElement>('header a[href="/category"]');
      if (hasFiber(link)) link?.click();
      else setTimeout(press);
    };
    if (location.pathname === '/') press();
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/category$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Out Categories' })).toBeVisible();
});

test('the account menu links to purchases, listings and settings, and logs out @long', async ({
  page,
  allowProblem,
}) => {
  // A pending request of the account page is refused when the session ends.
  allowProblem(/status of 401 .*\/api\/(account|auth|sessions)\b/);
  await logIn(page, people.seller);
  const menu = page.getByRole('banner').locator('summary', { hasText: 'Account menu: ' });
  for (const [name, path] of [
    ['Purchases', '/dashboard/payment-history'],
    ['Listings', '/dashboard/my-products'],
    ['Settings', '/dashboard/account'],
  ] as const) {
    await menu.click();
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeHidden();
  }
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  // The account page has similar buttons for other devices.
  const entries = page.getByRole('banner').getByRole('listitem');
  await entries.getByRole('button', { name: 'Log Out', exact: true }).last().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('the name and the navigation stay on one line in every language, before and after the log-in @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 401/);
  const name = page.getByRole('banner').getByText('Settee', { exact: true });
  const lines = () =>
    name.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  const links = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
  /** Of those that are shown, in pixels; one line is 44. */
  const heights = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  const expectOneLine = async () => {
    for (const language of ['en', 'de', 'es'])
      for (const width of [320, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, `/blog?lang=${language}`);
        expect(await lines(), `${language} at ${width}`).toBe(1);
        expect(Math.max(0, ...(await heights())), `${language} at ${width}`).toBeLessThan(48);
      }
  };
  await expectOneLine();
  await logIn(page, people.seller);
  await expectOneLine();
});

test('the bell stands before the messages at every width @long', async ({ page }) => {
  await logIn(page, people.buyer, '/blog');
  const banner = page.getByRole('banner');
  for (const width of [390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [bell, messages] = [
      banner.getByText(/^Notifications/).filter({ visible: true }),
      banner.getByText('Messages'),
    ];
    await expect(bell).toHaveCount(1);
    const ends = [bell, messages].map(async (icon) => (await icon.locator('..').boundingBox())?.x ?? 0);
    const [bellX = 0, messagesX = 0] = await Promise.all(ends);
    expect(bellX, `at ${width}`).toBeLessThan(messagesX);
  }
});

test('the header fits a browser whose text is twice as large, in every language @long', async ({
  page,
  allowProblem,
}) => {
  test.setTimeout(90_000);
  allowProblem(/status of 401/);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const expectFitting = async () => {
    for (const language of ['en', 'de', 'es']) {
      await open(page, `/blog?lang=${language}`);
      for (const width of [320, 390, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page, `/blog in ${language}`);
      }
    }
  };
  await expectFitting();
  await logIn(page, people.seller);
  await expectFitting();
});

test('Sell opens the form for a seller, the upgrade for a buyer, and the log-in for a visitor @long', async ({
  page,
  allowProblem,
}) => {
  // A pending request of the account page is refused when the session ends.
  allowProblem(/status of 401 .*\/api\/(account|auth|sessions)\b/);
  const sell = page.getByRole('banner').getByRole('link', { name: 'Sell' });
  await open(page, '/blog');
  await sell.click();
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%2Fsell$/);
  const buyer = await join('Buyer');
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard/account#sell');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await logIn(page, people.seller);
  await sell.click();
  await expect(page).toHaveURL('/dashboard/add-item');
});

test('on a phone a bottom bar links to home, search, selling, saved and account, except during payment @phone', async ({
  page,
}) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/search');
  const bar = page.getByRole('navigation', { name: 'Quick access' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Search', 'Sell', /^1?\s?Saved 1$/, 'Account']);
  const top = (await bar.boundingBox())?.y ?? 0;
  const filters = await page.getByRole('button', { name: /^Filters/ }).boundingBox();
  expect((filters?.y ?? 0) + (filters?.height ?? 0)).toBeLessThanOrEqual(top);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top + 1);
  await bar.getByRole('link', { name: /Saved/ }).click();
  await expect(page).toHaveURL('/dashboard/my-orders');
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await open(page, `/dashboard/payment/${listing.id}`);
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await expect(bar).toHaveCount(0);
});
