import { expectFits, findLooseDots } from './fits.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing, saveListing } from './listings.ts';
import { join } from './members.ts';

const pages = ['/', '/category', '/collections/chair', '/blog', '/login', '/signup', '/no-such-room'];
const screens = ['/dashboard', '/dashboard/add-item', '/dashboard/my-products', '/dashboard/my-orders'];

test('no page is wider than the screen, on a phone and on a very wide screen @everywhere @long', async ({
  page,
  allowProblem,
}, { project }) => {
  allowProblem(/status of 404/);
  if (project.name === 'desktop') await page.setViewportSize({ width: 2400, height: 1200 });
  for (const path of pages) {
    await open(page, path);
    await expectFits(page, path);
  }
  await logIn(page, people.seller, '/dashboard');
  for (const path of screens) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of project.name === 'desktop' ? [2400, 1024, 820] : [390]) {
      await page.setViewportSize({ width, height: 1200 });
      await expectFits(page, `${path} at ${width}`);
    }
  }
});

test('the list of conversations shows the time and the number of new messages at every width @long', async ({
  page,
}) => {
  await logIn(page, people.seller, '/messages');
  for (const width of [320, 390, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1200 });
    await open(page, '/messages');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const times = await rows.locator('time').all();
    expect(times.length).toBeGreaterThan(0);
    for (const time of times) {
      await time.scrollIntoViewIfNeeded();
      await expect(time).toBeInViewport({ ratio: 1 });
    }
    await expectFits(page, `${width}`);
  }
});

test('a word as long as a whole title breaks where its card ends @long', async ({ page }) => {
  const [title, location] = ['Ẃ'.repeat(90), 'W'.repeat(120)];
  const listing = await postListing(await join('Seller'), { productName: 'Chair', title, location });
  for (const width of [2400, 320])
    for (const path of ['/collections/chair', `/search?words=${title.slice(0, 20)}`, `/furniture/${listing.id}`]) {
      await page.setViewportSize({ width, height: 1000 });
      await open(page, path);
      await expectFits(page, `${path} at ${width}`);
    }
});

test('no line ends with the dot between two facts', async ({ page }) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const place = { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 };
  const delivered = { deliveryRadiusKm: 20, deliveryCents: 2_500, carrierCents: 4_500, place };
  const [shown, sold] = [await postListing(seller, delivered), await postListing(seller)];
  await buyListing(buyer, sold);
  await saveListing(buyer, shown);
  const { _id } = await seller.api.getAccount();
  await logIn(page, seller, '/dashboard');
  for (const path of [`/furniture/${shown.id}`, `/sellers/${_id}`, '/dashboard/sales']) {
    await open(page, path);
    await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(' · ').first()).toBeAttached();
    for (let width = 320; width <= 480; width += 6) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findLooseDots(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('no number of a seller overlaps the next one, in German', async ({ page }) => {
  const { _id } = await (await join('Seller')).api.getAccount();
  await open(page, `/sellers/${_id}?lang=de`);
  const figures = page.getByRole('main').getByRole('definition');
  await expect(figures.filter({ hasText: 'Noch nicht bekannt' })).toBeVisible();
  for (const width of [320, 390, 640, 820, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    const spilled = await figures.evaluateAll((all) =>
      all
        .filter(({ parentElement: cell }) => cell && cell.scrollWidth > cell.clientWidth)
        .map((one) => one.textContent),
    );
    expect(spilled, `at ${width} px`).toEqual([]);
  }
});

test('on a phone the navigation opens from a menu, and closes when a link is followed @phone @long', async ({
  page,
}) => {
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Blog' })).toBeHidden();
  await navigation.getByText('Menu').click();
  await expect(navigation.getByRole('link')).toHaveText([
    'Home',
    'Category',
    'Dashboard',
    'Blog',
    'Login',
    'Sign Up',
    'Sell',
  ]);
  await navigation.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Sprache' }).selectOption('English');
  await expect(navigation.getByRole('link', { name: 'Blog' })).toBeHidden();
  await navigation.getByText('Menu').click();
  await navigation.getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toBeHidden();

  await logIn(page, people.seller, '/dashboard/my-orders');
  await navigation.getByText('Menu').click();
  await navigation.getByRole('link', { name: 'My Products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Products' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'My Orders' })).toBeHidden();
});

test('a listing is opened and closed by keyboard alone @long', async ({ page }) => {
  await open(page, '/collections/sofa');
  const detail = page.getByRole('link', { name: /^Detail of / }).first();
  await detail.focus();
  await page.keyboard.press('Enter');
  const listing = page.getByRole('dialog');
  await expect(listing.getByText('To add product to your wishlist, you have Login first.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(listing.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(listing).toBeHidden();
  await expect(detail).toBeFocused();
});

test('on a phone the results of a search begin below its field, also in Spanish, and no label of one word wraps, in German', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, results] of [
    ['/search?words=chair', 'Results'],
    ['/search?words=stuhl&near=Portland&lang=de', 'Ergebnisse'],
    ['/search?words=silla&lang=es', 'Resultados'],
  ] as const) {
    await open(page, path);
    const first = await page.getByRole('region', { name: results }).getByRole('article').first().boundingBox();
    if (!path.includes('near')) expect(first?.y, path).toBeLessThan(300);
    const cut = await page.locator('main section select').evaluate((select: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('There is no canvas.');
      pen.font = font;
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    });
    expect(cut, path).toEqual([]);
  }
  await logIn(page, people.admin, '/dashboard/admin/all-seller/seller?lang=de');
  const cells = page.locator('td[data-label="E-Mail"]');
  await expect(cells.first()).toBeVisible();
  const heights = await cells.evaluateAll((all) => all.map((one) => getComputedStyle(one, '::before').height));
  for (const height of heights) expect(Number.parseFloat(height)).toBeLessThan(30);
});
