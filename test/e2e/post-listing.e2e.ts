import type { Locator, Page } from '@playwright/test';
import { colourAt, hugeJpeg, jpeg, padded } from '../support/pictures.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { postListing, titleLike } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { chooseInMenu, rowOf } from './on-screen.ts';

const photosOf = (...shapes: readonly (readonly [width: number, height: number])[]) =>
  Promise.all(
    shapes.map(async ([width, height]) => ({
      name: `${width}x${height}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(width, height),
    })),
  );

const images = (page: Page): Locator => page.getByRole('list', { name: 'Your photos' }).getByRole('img');

const order = (page: Page) =>
  images(page).evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth));

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Category').selectOption('Sofa');
  await page.getByLabel('Condition').selectOption('Excellent');
  await page.getByLabel('Price').fill('1,150');
  await page.getByLabel('Year of purchase').fill('2019');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Three cushions, slim arms.');
  await page.getByLabel('Phone').fill('+1 503 555 0100');
}

test('photos of 49 and 64 megapixels and of 24 MB are scaled down in the browser, upright @long', async ({ page }) => {
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  const photos = [
    { buffer: await hugeJpeg(8064, 6048, 6), tall: true },
    { buffer: await hugeJpeg(16_000, 4000), tall: false },
    { buffer: await padded(24 * 1024 ** 2), tall: false },
  ];
  for (const [i, { buffer, tall }] of photos.entries()) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/images'));
    await page.getByLabel('Image', { exact: true }).setInputFiles({ name: `${i}.jpg`, mimeType: 'image/jpeg', buffer });
    const answer = await answered;
    expect(answer.status()).toBe(201);
    const { data } = (await answer.json()) as { data: { url: string; width: number; height: number } };
    expect(data.height > data.width).toBe(tall);
    const sent = Buffer.from(await (await page.request.get(data.url)).body());
    if (i < 2) expect((await colourAt(sent, data.width - 9, 9))[0]).toBeGreaterThan(150);
    if (tall) expect((await colourAt(sent, 9, 9))[2]).toBeGreaterThan(150);
  }
  await expect(page.getByText('All 3 photos are ready.')).toBeVisible();
});

// spec §2: Add Product: name, location, phone, price, condition, year, description, image file (D12, D20)
// beyond the spec: A listing has photos in the seller's order, colors, materials, a style, dimensions and a town (D20)
test('a sofa is listed with three photos in another order, its looks, its size and its town, and seen before', async ({
  page,
}) => {
  const title = titleLike('Velvet sofa');
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard/add-item');
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Image', { exact: true }).click({ position: { x: 60, y: 150 } });
  await chooser;
  await page.getByLabel('Image', { exact: true }).setInputFiles(await photosOf([400, 300], [500, 300], [600, 300]));
  await expect(page.getByText('All 3 photos are ready.')).toBeVisible();
  expect(await order(page)).toEqual([400, 500, 600]);

  await page.getByRole('button', { name: 'Move left: photo 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo moved to position 2 of 3.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move left: photo 2' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => order(page)).toEqual([600, 400, 500]);
  await expect(page.getByRole('button', { name: 'Move left: photo 1' })).toBeFocused();

  await images(page).nth(2).dragTo(images(page).nth(1));
  await expect.poll(() => order(page)).toEqual([600, 500, 400]);

  await fillIn(page, '');
  await page.getByLabel('Wear and flaws').fill('A burn under one cushion.');
  await page.getByText('Green', { exact: true }).click();
  await page.getByText('Velvet', { exact: true }).click();
  await page.getByLabel('Style').selectOption('Mid-century');
  await page.getByRole('button', { name: 'Use “Mid-century green velvet sofa”' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Mid-century green velvet sofa');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Measured in').selectOption('inches');
  await page.getByLabel('Width').fill('84');
  await page.getByLabel('Depth').fill('36');
  await page.getByLabel('Height').fill('2');
  await expect(page.getByText('That is 5 cm (2 in). Is it right?')).toBeVisible();
  await page.getByLabel('Height').fill('31 1/2');
  await page.getByLabel('Location').pressSequentially('portl');
  await expect(page.getByRole('option', { name: 'Portland, Maine' })).toBeVisible();
  // An open list does not shade its field as a press does.
  await expect(page.getByLabel('Location')).toHaveCSS('box-shadow', 'none');
  await page.getByRole('option', { name: 'Portland, Maine' }).click();
  await page.getByLabel('Location').press('Escape');
  await expect(page.getByLabel('Location')).toHaveValue('Portland, Maine');
  await expect(page.getByText('Buyers near Portland, Maine will find it.')).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview.getByText('$1,150')).toBeVisible();
  await expect(preview.getByText('A burn under one cushion.')).toBeVisible();
  await expect(preview.getByText('W 84 × D 36 × H 31.5 in')).toBeVisible();
  await expect(preview.getByRole('img', { name: `${title}, picture 1 of 3` })).toBeVisible();
  await preview.getByRole('button', { name: 'Add product' }).click();
  await expectToast(page, 'Added items successfully');
  await page.waitForURL('/');
  const live = page.getByRole('region', { name: 'It’s live' });
  await expect(live.getByRole('link', { name: title })).toHaveAttribute('href', /^\/furniture\//);
  await expect(live.getByText('You get $1,058 after a fee of $92.')).toBeVisible();
  await expect(live.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(live.getByRole('link', { name: 'List another' })).toHaveAttribute('href', '/dashboard/add-item');
  expect(await findObstacles(page)).toEqual([]);
  await live.getByRole('button', { name: 'Promote it' }).click();
  await expectToast(page, 'Added to advertisement');
  await expect(live.getByRole('button', { name: 'Promote it' })).toBeHidden();
  await live.getByRole('button', { name: 'Close' }).click();
  await expect(live).toBeHidden();

  const [listed] = (await seller.api.listOwnListings({ params: { email: seller.email } })).items;
  expect(listed).toMatchObject({
    title,
    defects: 'A burn under one cushion.',
    productName: 'Sofa',
    colours: ['green'],
    materials: ['velvet'],
    style: 'mid-century',
    widthMm: 2134,
    depthMm: 914,
    heightMm: 800,
    location: 'Portland, Maine',
    place: { name: 'Portland', region: 'Maine', country: 'US' },
    images: [{ width: 600 }, { width: 500 }, { width: 400 }],
  });
  expect(listed?.images[0]?.url).toBe(listed?.image);
});

// beyond the spec: The input of a new listing survives a reload and a login
test('what was typed survives a reload and a log-in, photos included', async ({ page }) => {
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard/add-item');
  await page.getByLabel('Image', { exact: true }).setInputFiles(await photosOf([400, 300], [500, 300]));
  await expect(page.getByText('All 2 photos are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Move right: photo 1' }).click();
  await fillIn(page, 'A draft');
  await page.getByText('Walnut', { exact: true }).click();
  await page.getByLabel('Width').fill('84');

  await page.reload();
  await expect.poll(() => order(page)).toEqual([500, 400]);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.waitForURL('/');
  await logIn(page, seller, '/dashboard/add-item');
  await expect(page.getByLabel('Title')).toHaveValue('A draft');
  await expect(page.getByLabel('Price')).toHaveValue('1,150');
  await expect(page.getByLabel('Width')).toHaveValue('84');
  await expect(page.getByLabel('Walnut')).toBeChecked();
  await expect.poll(() => order(page)).toEqual([500, 400]);
});

test('a listing is created once when its response is lost and it is sent again, also after a reload (reliability 3.7)', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED|Failed to load resource/);
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard/add-item');
  await page.getByLabel('Image', { exact: true }).setInputFiles(await photosOf([400, 300]));
  await expect(page.getByText('The photo is ready.')).toBeVisible();
  const title = titleLike('Sent twice');
  await fillIn(page, title);
  const isTown = (url: URL) => url.pathname === '/api/places';
  await page.route(isTown, (route) => route.abort());
  await page.getByLabel('Location').fill('Portland, Oregon');
  const isListing = (url: URL) => url.pathname === '/api/furniture';
  await page.route(isListing, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(isListing);
  await page.unroute(isTown);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('Buyers near Portland, Oregon')).toBeVisible();
  const message = 'The same request is still being worked on.';
  await page.route(isListing, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fulfill({ status: 409, headers: { 'Retry-After': '1' }, json: { code: 'request_in_flight', message } });
  });
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute(isListing);
  await page.getByRole('button', { name: 'Add product' }).click();
  await expectToast(page, 'Added items successfully');
  const { items } = await seller.api.listOwnListings({ params: { email: seller.email } });
  expect(items.map((item) => item.title)).toEqual([title]);
});

// beyond the spec: A listing can be edited and listed again
test('a listing is listed a second time, and the copy is changed without the first @long', async ({ page }) => {
  const seller = await join('Seller');
  const { id, title } = await postListing(seller, { widthMm: 500, materials: ['oak'], colours: ['brown'] });
  await logIn(page, seller, '/dashboard/my-products');
  await chooseInMenu(rowOf(page, title), 'Duplicate');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a Product' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByLabel('Oak')).toBeChecked();
  const copy = titleLike('The second chair');
  await page.getByLabel('Title').fill(copy);
  await page.getByLabel('Price').fill('99');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expectToast(page, 'Added items successfully');

  const [second, first] = (await seller.api.listOwnListings({ params: { email: seller.email } })).items;
  expect(second).toMatchObject({ title: copy, price: '99', widthMm: 500, materials: ['oak'], colours: ['brown'] });
  expect(second?.image).toBe(first?.image);
  expect(first).toMatchObject({ _id: id, title, price: '120' });
});

// beyond the spec: A listing can be edited and listed again
test('a listing is edited: what was changed is shown from then on, the rest stays as it was @long', async ({
  page,
}) => {
  const seller = await join('Seller');
  const { id, title } = await postListing(seller, { widthMm: 2000, style: 'industrial' });
  await logIn(page, seller, '/dashboard/my-products');
  await chooseInMenu(rowOf(page, title), 'Edit');
  await expect(page.getByRole('heading', { level: 1, name: `Edit: ${title}` })).toBeVisible();
  await page.getByLabel('Image', { exact: true }).setInputFiles(await photosOf([500, 300]));
  await expect(page.getByText('All 2 photos are ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: photo 1' }).click();
  await page.getByLabel('Price').fill('1e9');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Price').fill('95.50');
  await page.reload();
  await expect(page.getByLabel('Price')).toHaveValue('95.50');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Changes saved');
  await page.waitForURL('/dashboard/my-products');
  await expect(rowOf(page, title).getByText('$95.50')).toBeVisible();
  expect(await seller.api.getListing({ params: { id } })).toMatchObject({
    price: '95.50',
    widthMm: 2000,
    style: 'industrial',
    title,
    images: [{ width: 500 }],
  });
});

test("somebody else's listing is not there to be edited @long", async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  const { id } = await postListing(await join('Seller'));
  await logIn(page, await join('Seller'), '/dashboard');
  await open(page, `/dashboard/edit/${id}`);
  await expect(page.getByText('404 Page Not Found...')).toBeVisible();
});

// beyond the spec: The photos of a listing can be browsed and enlarged
test('the photos of a listing are stepped through by arrows and small pictures, and enlarged over the whole screen @long', async ({
  page,
}) => {
  const seller = await join('Seller');
  await logIn(page, seller, '/dashboard');
  const urls: string[] = [];
  for (const { buffer } of await photosOf([400, 300], [500, 300])) {
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'listing.jpg');
    urls.push(((await seller.call('uploadImage', { body })).body as { data: { url: string } }).data.url);
  }
  const { id, title } = await postListing(seller, { image: urls[0] ?? '', images: urls });
  await open(page, `/furniture/${id}`);
  const gallery = page.getByRole('region', { name: 'Photos' });
  const second = gallery.getByRole('button', { name: `${title}, picture 2 of 2` });
  await gallery.getByRole('link').first().focus();
  // On a loaded machine the first press was lost once; a person presses again.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 2000 });
    await expect(gallery.getByRole('img', { name: `${title}, picture 2 of 2` })).toBeInViewport({ timeout: 2000 });
  }).toPass();
  await gallery.getByRole('button', { name: `${title}, picture 1 of 2` }).click();
  await expect(second).toHaveAttribute('aria-current', 'false');

  await gallery.getByRole('link').first().click();
  const zoom = page.getByRole('dialog', { name: `${title}, picture 1 of 2` });
  const enlarge = zoom.getByRole('button', { name: 'Enlarge' });
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false');
  const pushed = (way: 'Left' | 'Top') =>
    enlarge.evaluate(({ parentElement: frame }, way) => frame?.[`scroll${way}`] ?? 0, way);
  await enlarge.click({ position: { x: 1080, y: 450 } });
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  const [left, top] = [await pushed('Left'), await pushed('Top')];
  expect(Math.abs(left - 1080)).toBeLessThan(20);
  expect(Math.abs(top - 450)).toBeLessThan(20);
  await page.mouse.down();
  await page.mouse.move(1180, 470, { steps: 5 });
  await page.mouse.up();
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  expect([await pushed('Left'), await pushed('Top')]).toEqual([left - 100, top - 20]);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => pushed('Left')).toBeLessThan(left - 200);
  await page.keyboard.press('Enter');
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  expect(Math.abs((await pushed('Left')) - 720)).toBeLessThan(20);
  await page.mouse.click(300, 300);
  await expect(enlarge).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: `${title}, picture 2 of 2` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This is your own listing.')).toBeVisible();
  // Those steps are a buyer's.
  await expect(page.getByText('What happens next')).toHaveCount(0);
});
