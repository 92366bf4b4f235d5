import { jpeg } from '../support/pictures.ts';
import { cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { buyListing, postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { cardOf, rowOf } from './on-screen.ts';

const six = ['Bed', 'Sofa', 'Dressing Table', 'Table', 'Cupboard', 'Chair'];

// spec §2: `/login`: link to `/signup`
// spec §2: `/signup`: full name, email, password, account type (buyer or seller)
// spec §9: Account types at sign-up: buyer, seller
test('a person without an account goes from /login to /signup, as buyer or seller (spec §2, §9)', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await page.waitForURL('/signup');
  await expect(page.getByLabel('Account type').getByRole('option')).toHaveText(['Buyer', 'Seller']);
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

// spec §2: After login: the page the user came from, else `/`
// spec §3: Auth token: in local storage under token
// spec §8: ‘Login successful’
// spec §9: Default post-login path: /
test('a login without an earlier page leads home, and its token stays until Log Out (spec §3, §9)', async ({
  page,
}) => {
  const { email, password } = await join('Buyer');
  const token = () => page.evaluate(() => localStorage.getItem('token'));
  await open(page, '/login');
  expect(await token()).toBeNull();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
  await expectToast(page, 'Login successful');
  const claims = (await token())?.split('.')[1] ?? '';
  const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(exp - iat).toBe(300);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(token).toBeNull();
});

// spec §2: `/`: list of available products
// spec §2: `/`: About Us with 24-hour availability, an office in a city, phone and email
test('the home page shows listings for sale, the address and the contact (spec §2)', async ({ page }) => {
  const seller = await join('Seller');
  const [kept, sold] = [await postListing(seller), await postListing(seller)];
  await buyListing(await join('Buyer'), sold);
  await open(page, '/');
  await expect(cardOf(page, kept.title).getByRole('link', { name: `Detail of ${kept.title}` })).toBeVisible();
  await expect(cardOf(page, sold.title)).toBeHidden();
  const about = page.getByRole('region', { name: 'About Us' });
  await expect(about.getByText('We answer 24 hours a day')).toBeVisible();
  await expect(about.getByText('Portland, Oregon')).toBeVisible();
  await expect(about.getByRole('link', { name: '+1 503 555 0142' })).toHaveAttribute('href', 'tel:+15035550142');
  await expect(about.getByRole('link', { name: 'hello@settee.test' })).toHaveAttribute(
    'href',
    'mailto:hello@settee.test',
  );
});

// spec §2: `/category`: cards with image, ‘{category} Category’ and Explore
test('every category has its picture and a link to its collection (spec §2)', async ({ page }) => {
  await open(page, '/category');
  const category = page.getByRole('main').getByRole('article');
  await expect(category.getByRole('heading')).toHaveText(six.map((name) => `${name} Category`));
  for (const name of six) {
    const card = category.filter({ has: page.getByRole('heading', { name: `${name} Category`, exact: true }) });
    const picture = card.getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const slug = name.toLowerCase().replace(' ', '-');
    await expect(card.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', `/collections/${slug}`);
  }
});

// spec §2: Add Product: name, location, phone, price, condition, year, description, image file (D12, D20)
// spec §2: Add Product: category from the fixed list
// spec §9: Six categories, unless an admin adds more
test('a product is described by the fields of the specification, in one of six categories (spec §2, §9)', async ({
  page,
}) => {
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  for (const label of ['Name', 'Location', 'Phone', 'Email', 'Price', 'Condition', 'Year of purchase', 'Description'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Image', { exact: true })).toHaveAttribute('type', 'file');
  await expect(page.getByLabel('Category').getByRole('option')).toHaveText(['Choose a category', ...six]);
});

// spec §2: My orders: Purchase leads to the payment of previousId, ‘Paid’ once paid (D13)
// spec §4: Then the paid record is created, order and listing are marked paid (D3)
// spec §4, §9: The secret is requested again whenever the price changes (D2)
// spec §7: on acknowledgement: POST /paid with the furniture object (D3)
// spec §7: then PUT /order/{previousId} (D3)
// spec §7: and PUT /paid/{id} (D3)
// spec §7: Confirmation in the browser, billing email is buyerEmail
// spec §9: A payment-intent request for each price value
test('a payment is confirmed by one call, and the calls that follow in the specification answer too (spec §7, §9)', async ({
  page,
}) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/my-orders');
  const purchase = rowOf(page, listing.title).getByRole('link', { name: 'Purchase' });
  await expect(purchase).toHaveAttribute('href', `/dashboard/payment/${listing.id}`);

  const made: string[] = [];
  let billed: string | null = null;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/confirm'))
      billed = new URLSearchParams(request.postData() ?? '').get('payment_method_data[billing_details][email]');
    if (pathname.startsWith('/api/') && request.method() !== 'GET') made.push(`${request.method()} ${pathname}`);
  });
  await purchase.click();
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment Successful');
  expect(billed).toBe(buyer.email);
  const [record] = (await buyer.api.listPaid({ params: { email: buyer.email } })).items;
  expect(made.filter((call) => call !== 'POST /api/jwt')).toEqual([
    'POST /api/payment-intent',
    `PUT /api/payment/${listing.id}`,
  ]);
  const [order] = (await buyer.api.listWishes({ query: { email: buyer.email } })).items;
  if (!order || !record) throw new Error('The payment left no order and no record.');
  expect((await buyer.call('recordPaid', { body: order })).status).toBe(200);
  expect((await buyer.call('markOrderPaid', { params: { previousId: listing.id } })).status).toBe(200);
  expect((await buyer.call('markPaid', { params: { id: record._id } })).status).toBe(200);
});

// spec §2: `/dashboard/payment-history`
// spec §2: Payment history: ‘Paid Items Here’, image, Name, Price, Remove
test('the payment history has picture, Name, Price and Remove in each row (spec §2)', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'), { price: '1250.50' });
  await buyListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/payment-history');
  for (const name of ['Image', 'Name', 'Price'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const row = rowOf(page, listing.title);
  await expect(row.locator('img')).toBeVisible();
  await expect(row.getByRole('rowheader')).toContainText(listing.title);
  await expect(row.getByText('$1,250.50')).toBeVisible();
  await expect(row.getByRole('button', { name: 'Remove' })).toBeVisible();
});

// spec §8: Failures of the follow-up paid calls are only logged (D1, D3)
test('a connection that drops after the card was taken loses nothing, and the buyer is told (spec §8)', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route('**/api/payment/*', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment success');
  await expect(
    page.getByText('Your card was accepted, but the confirmation has not reached this page yet.'),
  ).toBeVisible();
  await page.unroute('**/api/payment/*');
  await context.setOffline(false);
  await expectToast(page, 'Payment Successful');
  await expect(page.getByText(`You paid $120 for ${listing.title}`)).toBeVisible();
});

// spec §8: Product create failures: nothing shown (D1)
test('a listing that fails to be listed stays in the form, and is listed when the connection is back (spec §8)', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  const photo = { name: 'chair.jpg', mimeType: 'image/jpeg', buffer: await jpeg() };
  await page.getByLabel('Image', { exact: true }).setInputFiles(photo);
  await expect(page.getByText('The photo is ready.')).toBeVisible();
  const typed = { Location: 'Portland', Phone: '+1 503 555 0100', Price: '80', 'Year of purchase': '2019' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Description').fill('Wide arms.');
  await page.getByLabel('Category').selectOption('Chair');
  await page.getByLabel('Condition').selectOption('Good');

  await context.setOffline(true);
  const submit = page.getByRole('button', { name: 'Add product' });
  await submit.click();
  await expect(page.getByText('Your listing wasn’t published.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Wide arms.');
  await context.setOffline(false);
  await submit.click();
  await expectToast(page, 'Added items successfully');
  await page.waitForURL('/');
});
