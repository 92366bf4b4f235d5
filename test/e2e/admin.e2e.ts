import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';
import { cardOf, confirm, rowOf } from './on-screen.ts';

const adminLinks = ['All Buyers', 'All Sellers', 'Sales'];

// spec §2, §6: The admin links are there for admins only
// spec §6: Admin: also All Buyers and All Sellers; lists, deletes, verifies
test('only an admin has links to buyers and sellers (spec §6) @long', async ({ page }) => {
  for (const person of [await join('Buyer'), await join('Seller'), people.admin]) {
    await logIn(page, person, '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Dashboard menu' });
    await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible();
    for (const name of adminLinks)
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible({ visible: person === people.admin });
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }
});

test('Back from a person returns an admin to the same order and place in the list @long', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 400 });
  await logIn(page, people.admin, '/dashboard/admin/all-seller/seller?by=name&order=desc');
  const last = page.getByRole('rowheader').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to all sellers' });
  const person = page.url();
  await back.click();
  await expect(page).toHaveURL('/dashboard/admin/all-seller/seller?by=name&order=desc');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // Without a visit before.
  await open(page, person);
  await page.evaluate(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await back.click();
  await expect(page).toHaveURL('/dashboard/admin/all-seller/seller');
});

// spec §1: A verified seller is shown with the badge
// spec §1: An admin lists buyers and sellers, deletes users, verifies sellers
// spec §2: `/dashboard/admin/all-seller/{type}` loads sellers
// spec §2: Admin sellers: Name with badge, email, Varify or ‘Seller is varified’, Delete
// spec §4: Seller: unverified to verified, no reverse
// spec §8: ‘Varified seller successfully’
// spec §8: ‘Are you sure this seller is varified?’ (D18)
test('an admin verifies a seller, whose cards then show the badge (spec §2, §4, §8)', async ({ page }) => {
  const seller = await join('Seller', 'Honest Harriet');
  const { title } = await postListing(seller);
  await logIn(page, people.admin, '/');
  const badge = cardOf(page, title).getByText('Verified seller');
  await expect(cardOf(page, title)).toBeVisible();
  await expect(badge).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'All Sellers' }).click();
  const row = rowOf(page, seller.email);
  await expect(row.getByRole('rowheader')).toContainText(seller.name);
  const question = 'Are you sure this seller is varified?';
  await row.getByRole('button', { name: 'Varify' }).click();
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: 'Cancel' }).click();
  await expect(row.getByText('Seller is varified')).toBeHidden();
  await row.getByRole('button', { name: 'Varify' }).click();
  await confirm(page, question, 'Varify');
  await expectToast(page, 'Varified seller successfully');
  await expect(row.getByText('Seller is varified')).toBeVisible();
  await expect(row.getByRole('rowheader').getByRole('img', { name: 'Verified seller' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Varify' })).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(badge).toBeVisible();
});

// spec §1: An admin lists buyers and sellers, deletes users, verifies sellers
// spec §2: `/dashboard/admin/all-buyers/{type}` loads buyers
// spec §2: Admin buyers: index, Name (displayName), email, Delete
// spec §8: ‘Removed buyer successfully’
// spec §8: ‘Are you sure you want to delete?’ (D18)
test('an admin removes a buyer, whose session ends with a notice, and restores them (spec §2, §8) @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 401/);
  const buyer = await join('Buyer', 'Short Visit');
  const buyersPage = await anotherBrowser();
  await logIn(buyersPage, buyer, '/dashboard/my-orders');

  await logIn(page, people.admin, '/dashboard/admin/all-buyers/buyer');
  await expect(page.getByRole('heading', { level: 1, name: 'All Buyers' })).toBeVisible();
  const row = rowOf(page, buyer.email);
  await expect(row.getByRole('rowheader')).toHaveText(buyer.name);
  await expect(row.getByRole('cell').first()).toHaveText(/^\d+$/);
  await row.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete?', 'Delete');
  await expectToast(page, 'Removed buyer successfully');
  await expect(row).toBeHidden();

  await buyersPage.getByRole('link', { name: 'Payment History' }).click();
  const removal =
    'The shop removed this account. The email about the decision says why. To appeal, answer that email within six months, or write to the shop.';
  await expectToast(buyersPage, removal);
  await expect(buyersPage.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(buyersPage.getByRole('main').getByText(removal)).toBeVisible();
  await expect(buyersPage.getByRole('main').getByRole('link', { name: 'Legal notice' })).toBeVisible();
  await open(buyersPage, '/dashboard/payment-history');
  await buyersPage.getByLabel('Email', { exact: true }).fill(buyer.email);
  await buyersPage.getByLabel('Password', { exact: true }).fill(buyer.password);
  await buyersPage.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(buyersPage.getByRole('main').getByRole('alert')).toBeVisible();

  await page.getByRole('button', { name: `Undo: ${buyer.name}` }).click();
  await expectToast(page, `${buyer.name} is back.`);
  await expect(row).toBeVisible();
  await logIn(buyersPage, buyer, '/dashboard/my-orders');
});

// spec §2: `/dashboard/admin/all-seller/{type}` loads sellers
// spec §2: Admin sellers: Name with badge, email, Varify or ‘Seller is varified’, Delete
// spec §8: ‘Removed seller successfully’
test('an admin removes a seller, whose listings leave the shop, and restores both (spec §2, §8)', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 410/);
  const seller = await join('Seller', 'Gone Fishing');
  const { id, title } = await postListing(seller);
  await logIn(page, people.admin, '/dashboard/admin/all-seller/seller');
  await expect(page.getByRole('heading', { level: 1, name: 'All Sellers' })).toBeVisible();
  await rowOf(page, seller.email).getByRole('button', { name: 'Delete' }).click();
  const reason = page.getByRole('alertdialog').getByRole('textbox', { name: /Reason/ });
  await expect(reason).toHaveValue('The account breaks our terms.');
  const clause = page.getByRole('alertdialog').getByRole('combobox', { name: /Clause/ });
  await expect(clause).toHaveValue('4. Listing and selling');
  await confirm(page, 'Are you sure you want to delete?', 'Delete');
  await expectToast(page, 'Removed seller successfully');
  await expect(rowOf(page, seller.email)).toBeHidden();

  const visitor = await anotherBrowser();
  await open(visitor, '/');
  await expect(visitor.getByRole('article').first()).toBeVisible();
  await expect(cardOf(visitor, title)).toBeHidden();
  expect((await visitor.goto(`/furniture/${id}`))?.status()).toBe(410);

  await page.getByRole('button', { name: `Undo: ${seller.name}` }).click();
  await expectToast(page, `${seller.name} is back.`);
  await open(visitor, `/furniture/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
});
