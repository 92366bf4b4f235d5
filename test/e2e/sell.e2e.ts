import { phoneJpeg } from '../support/pictures.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, newPerson, signUp, test } from './fixtures.ts';
import { buyListing, postListing, titleLike } from './listings.ts';
import { join } from './members.ts';
import { slowDown } from './network.ts';
import { cardOf, chooseInMenu, confirm, rowOf } from './on-screen.ts';

// spec §1: Sellers list used furniture
// spec §2: `/dashboard/add-item` (Add a Product) (D14)
// spec §2: `/dashboard/my-products` (D14)
// spec §2: Add Product: name, location, phone, price, condition, year, description, image file (D12, D20)
// spec §2: Add Product: email read-only, from the signed-in user
// spec §2: My Products: an advertise button for available, non-advertised ones
// spec §4: advertise not ‘true’ and available: the seller sees an advertise button
// spec §4: It updates, on acknowledgement shows ‘Added to advertisement’ and refetches
// spec §5: Add Product: email is read-only
// spec §5: Price and year are free text (D2)
// spec §7: POST /furniture, acknowledged → toast, then `/` (D12)
// spec §8: ‘Added items successfully’
// spec §8: ‘Added to advertisement’
test('a new seller lists a chair with a photograph, sees it on the home page and advertises it (spec §2, §4)', async ({
  page,
}) => {
  const seller = newPerson('Seller', 'Ida Stool');
  const title = titleLike('Reading chair');
  await signUp(page, seller);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
  await menu.getByRole('link', { name: 'Add a Product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a Product' })).toBeVisible();

  const email = page.getByLabel('Email', { exact: true });
  await expect(email).toHaveValue(seller.email);
  await expect(email).not.toBeEditable();

  const hurry = await slowDown(page, { upload: 200_000 });
  const photo = { name: 'chair.jpg', mimeType: 'image/jpeg', buffer: await phoneJpeg(1600, 1200, 6) };
  await page.getByLabel('Image', { exact: true }).setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/^Uploading… [1-9]\d?%$/)).toBeVisible();
  await hurry();

  await page.getByLabel('Category').selectOption('Chair');
  await page.getByLabel('Condition').selectOption('Good');
  await page.getByLabel('Price').fill('$1,250.50');
  await page.getByLabel('Year of purchase').fill('about 1970');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Wide arms, one of them with a ring of tea.');
  await page.getByLabel('Phone').fill('+1 503 555 0100');
  await page.getByLabel('Location').fill('Portland, Oregon');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(seller.name);
  await expect(page.getByText('The photo is ready.')).toBeVisible();
  await page.getByRole('button', { name: 'Add product' }).click();

  await expectToast(page, 'Added items successfully');
  await page.waitForURL('/');
  const card = cardOf(page, title);
  await expect(card.getByText('$1,250.50')).toBeVisible();
  await expect(card.getByRole('link', { name: `Detail of ${title}` })).toBeVisible();
  await expect(card.getByText('Promoted')).toBeHidden();
  const picture = card.getByRole('img', { name: title });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
    .toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await menu.getByRole('link', { name: 'My Products' }).click();
  const row = rowOf(page, title);
  await expect(row.getByText('Available')).toBeVisible();
  await row.getByRole('button', { name: 'Advertise' }).click();
  await expectToast(page, 'Added to advertisement');
  await expect(row.getByText('Advertised')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Advertise:/ })).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(card.getByText('Promoted')).toBeVisible();
});

test('the form begins with photos and title, knows the seller’s contact, and shows no invalid price @long', async ({
  page,
}) => {
  const seller = await join('Seller');
  await postListing(seller, { phone: '+49 89 5550123', location: 'Munich' });
  await logIn(page, seller, '/dashboard/add-item');
  await expect(page.getByLabel('Phone')).toHaveValue('+49 89 5550123');
  await expect(page.getByLabel('Location')).toHaveValue('Munich');
  await expect(page.locator('form fieldset').first().getByRole('textbox').first()).toHaveAccessibleName('Title');

  await page.getByLabel('Title').fill('Blue chair');
  await page.getByLabel('Category').selectOption('Chair');
  await expect(page.getByText(/Similar listings usually sell for \$[\d,.]+–\$[\d,.]+\./)).toBeVisible();
  await page.getByLabel('Price').fill('12abc');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Blue chair' });
  await expect(preview).toBeVisible();
  await expect(preview).not.toContainText('12abc');
  await expect(preview).not.toContainText('$');
});

test('a sold listing says what to do next, and stands above the numbers on a phone @long', async ({ page }) => {
  const [seller, buyer] = [await join('Seller'), await join('Buyer', 'Greta Buys')];
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, seller, '/dashboard/my-products');
  const row = rowOf(page, listing.title);
  await expect(row.getByText('Product Already Sold')).toBeVisible();
  await expect(row.getByText('Sold to Greta Buys. “Handover” shows the next step.')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Message Greta Buys' })).toHaveAttribute('href', /^\/messages\/[\w-]+$/);
  const numbers = await page.getByText('Earned', { exact: true }).boundingBox();
  expect((await row.boundingBox())?.y ?? Infinity).toBeLessThan(numbers?.y ?? 0);
});

test('a seller takes a listing off the market and lists it again @long', async ({ page }) => {
  const seller = await join('Seller');
  const { id, title } = await postListing(seller);
  await logIn(page, seller, '/dashboard/my-products');
  const row = rowOf(page, title);

  await chooseInMenu(row, 'Withdraw');
  await confirm(page, 'Take this listing off sale?', 'Withdraw');
  await expect(page.getByText(`${title} is off sale.`)).toBeVisible();
  await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Advertise' })).toBeHidden();

  await row.getByRole('button', { name: 'List again' }).click();
  await expectToast(page, 'Listed again');
  await expect(row.getByText('Available')).toBeVisible();
  await page.goto(`/furniture/${id}`);
  await expect(page.getByText('This is your own listing.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Advertise: ${title}` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Withdraw: ${title}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Edit: ${title}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0);
});

test('a seller undoes the withdrawal of a listing, which is advertised again @long', async ({ page }) => {
  const seller = await join('Seller');
  const { id, title } = await postListing(seller);
  await seller.api.advertiseListing({ params: { id } });
  await logIn(page, seller, '/dashboard/my-products');
  const row = rowOf(page, title);
  await chooseInMenu(row, 'Withdraw');
  await confirm(page, 'Take this listing off sale?', 'Withdraw');
  await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible();

  const undo = page.getByRole('button', { name: `Undo: ${title}` });
  await undo.click();
  await expectToast(page, 'Listed again');
  await expect(undo).toBeHidden();
  await expect(row.getByText('Available')).toBeVisible();
  expect(await seller.api.getListing({ params: { id } })).toMatchObject({ isAvailable: 'true', advertise: 'true' });
});

test('a seller restores a listing days after deleting it @long', async ({ page }) => {
  const seller = await join('Seller');
  const [listing, other] = [await postListing(seller), await postListing(seller)];
  await seller.api.removeListing({ params: { id: listing.id } });
  await logIn(page, seller, '/dashboard/my-products');
  const removed = page.getByRole('table', { name: 'Recently deleted' });
  await expect(removed.getByRole('rowheader')).toContainText([listing.title]);
  await removed.getByRole('button', { name: `Undo: ${listing.title}` }).click();
  await expectToast(page, `${listing.title} is back.`);
  await expect(removed).toBeHidden();
  const listings = page.getByRole('table', { name: 'My Products' }).getByRole('rowheader');
  await expect(listings).toContainText([other.title, listing.title]);
  await expect(page.getByRole('heading', { level: 1, name: 'My Products' })).toBeFocused();
});
