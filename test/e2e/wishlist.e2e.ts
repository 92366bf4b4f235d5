import { expectToast } from './expect-toast.ts';
import { expect, logIn, test } from './fixtures.ts';
import { postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { slowDown } from './network.ts';
import { confirm, rowOf } from './on-screen.ts';

// spec §2: My orders: Delete, labelled Remove when paid
// spec §6: Buyer: deletes or removes own orders (D9)
// spec §8: ‘Removed order from wishlist successfully’
// spec §8: ‘Are you sure you want to delete?’ (D18)
test('a listing leaves the wishlist only after a confirmation, and can be restored (spec §2, §8)', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/my-orders');
  const row = rowOf(page, listing.title);

  await expect(row.getByText('Pickup in Portland, Oregon')).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await expect(question.getByText(listing.title)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await row.getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete?', 'Delete');
  await expectToast(page, 'Removed order from wishlist successfully');
  await expect(page.getByText('You have not saved anything yet.')).toBeVisible();

  const undo = page.getByRole('button', { name: `Undo: ${listing.title}` });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(row.getByRole('link', { name: 'Purchase' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeFocused();
});

// beyond the spec: Buyers sort their saved listings as they like: GET /orders with `sort` and `order`
test('my orders are sorted by what the buyer asks for, and stay so after a reload @long', async ({ page }) => {
  const buyer = await join('Buyer');
  const seller = await join('Seller');
  const [dear, cheap] = [await postListing(seller, { price: '900' }), await postListing(seller, { price: '90' })];
  for (const listing of [dear, cheap]) await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/my-orders');
  const expectFirst = async ({ title }: { title: string }) => expect(page.getByRole('row').nth(1)).toContainText(title);
  await expectFirst(cheap);
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('button').click();
  await expectFirst(dear);
  await page.reload();
  await expectFirst(dear);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  await page.getByLabel('Sort by').selectOption('Name');
  await expectFirst(dear.title < cheap.title ? dear : cheap);
});

// spec §8: Other call failures are not handled (D1)
test('a listing that another tab removed already shows a message @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  const { insertedId } = await buyer.api.addWish({ body: { previousId: listing.id } });
  await logIn(page, buyer, '/dashboard/my-orders');
  await expect(rowOf(page, listing.title)).toBeVisible();
  await buyer.api.removeWish({ params: { id: insertedId } });
  await rowOf(page, listing.title).getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Are you sure you want to delete?', 'Delete');
  await expectToast(page, 'There is nothing here. It may have been deleted or removed.');
});

// spec §2: My orders: titled ‘Items you want to buy’, loading message first
test("my orders say 'Loading...' before the table comes (spec §2) @long", async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard');
  const hurry = await slowDown(page, { latency: 4000 });
  await page.getByRole('navigation', { name: 'Dashboard menu' }).getByRole('link', { name: 'My Orders' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await hurry();
  await expect(rowOf(page, listing.title)).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();
});
