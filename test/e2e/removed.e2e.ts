import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join } from './members.ts';
import { chooseInMenu, confirm, rowOf } from './on-screen.ts';

test('a seller undoes the deletion of a listing; an admin can do the same later (reliability T34, T35) @long', async ({
  page,
  anotherBrowser,
}) => {
  const seller = await join('Seller');
  const listing = await postListing(seller);
  await logIn(page, seller, '/dashboard/my-products');
  const row = rowOf(page, listing.title);
  const remove = async () => {
    await chooseInMenu(row, 'Delete');
    await confirm(page, 'Are you sure you want to delete?', 'Delete');
    await expect(row).toBeHidden();
  };

  await remove();
  await page.getByRole('button', { name: `Undo: ${listing.title}` }).click();
  await expectToast(page, `${listing.title} is back.`);
  await expect(row.getByText('Available')).toBeVisible();
  await remove();

  const office = await anotherBrowser();
  await logIn(office, people.admin, '/dashboard/admin/removed');
  const removed = rowOf(office, listing.title);
  await expect(removed).toContainText(seller.name);
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expectToast(office, `${listing.title} is back.`);
  await expect(removed).toBeHidden();

  await open(office, '/dashboard/admin/audit-log');
  const lines = rowOf(office, listing.title);
  await expect(lines.first()).toContainText('Restored a listing');
  await expect(lines.first()).toContainText('removed: yes → no');
  await expect(lines).toHaveCount(4);
  await open(page, '/dashboard/my-products');
  await expect(row).toBeVisible();
});

test('a buyer opens the receipt of a paid listing; nobody else finds it there @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  const [buyer, seller] = [await join('Buyer'), await join('Seller', 'Rosa Receipt')];
  const listing = await postListing(seller, { price: '88.50' });
  await buyListing(buyer, listing);

  await logIn(page, buyer, '/dashboard/payment-history');
  await rowOf(page, listing.title).getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const sheet = page.getByRole('article');
  for (const text of [listing.title, '$88.50', 'Rosa Receipt', seller.email, '+1 503 555 0100', 'Portland, Oregon'])
    await expect(sheet).toContainText(text);
  for (const text of [buyer.name, buyer.email, 'Card', 'hello@settee.test']) await expect(sheet).toContainText(text);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const paper = { width: 760, height: 1_000 };
  await page.setViewportSize(paper);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeHidden();
  await expect(sheet).toBeVisible();

  const other = await anotherBrowser();
  await logIn(other, seller, `/dashboard/receipt/${listing.id}`);
  await expect(other.getByRole('heading', { name: 'There is no receipt here' })).toBeVisible();
});
