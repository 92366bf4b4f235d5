import { expect, logIn, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { actAsAdmin, join, type Member } from './members.ts';
import { rowOf } from './on-screen.ts';

async function remove({ email }: Member) {
  const { api } = await actAsAdmin();
  const { _id: id } = await api.getUser({ params: { email } });
  await api.deleteUser({ params: { id }, body: { reason: 'The photos are of another shop.' } });
  return () => api.restoreUser({ params: { id } });
}

test('what was typed can be read and copied after the other one has left, and is sent once they are back', async ({
  page,
}) => {
  const [seller, buyer] = [await join('Seller', 'Sol Seller'), await join('Buyer')];
  const listing = await postListing(seller);
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Is it still available?' } });
  await logIn(page, buyer, `/messages/${id}`);
  const message = page.getByLabel('Message to Sol Seller');
  await message.fill('I would come on Saturday.');
  const restore = await remove(seller);
  const typed = page.getByLabel('What you typed');
  await expect(typed).toHaveValue('I would come on Saturday.');
  await expect(typed).toBeFocused();
  await expect(page.getByText('Sol Seller has left.')).toBeVisible();
  await restore();
  await expect(message).toHaveValue('I would come on Saturday.');
  await expect(typed).toBeHidden();
  await expect(message).toBeFocused();
  await message.fill('');
  const restoreAgain = await remove(seller);
  await expect(message).toBeHidden();
  await restoreAgain();
  await expect(message).toBeFocused();
});

test('the purchases and the receipt of a buyer show at once that the seller has left', async ({ page }) => {
  const [seller, buyer] = [await join('Seller', 'Sol Seller'), await join('Buyer')];
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/payment-history');
  const row = rowOf(page, listing.title);
  const hasLeft = row.getByText(/^Sol Seller has left this shop/);
  await expect(row.getByRole('link', { name: /^Handover/ })).toBeVisible();
  await expect(hasLeft).toHaveCount(0);
  const restore = await remove(seller);
  await expect(hasLeft).toBeVisible();
  await restore();
  await expect(hasLeft).toHaveCount(0);
  await buyer.api.requestReturn({ params: { id: listing.id }, body: { reason: 'damaged', text: 'A leg is broken.' } });
  await page.goto(`/dashboard/receipt/${listing.id}`);
  await expect(page.getByText('The seller has your request and will answer it.')).toBeVisible();
  await remove(seller);
  await expect(page.getByText('The seller has left. The shop has your request,')).toBeVisible();
});

test('the focus stays near after the last offer is answered, and after an admin answers a return', async ({
  page,
  anotherBrowser,
}) => {
  const [seller, leaver, buyer] = [await join('Seller'), await join('Seller'), await join('Buyer')];
  const [offered, sold] = [await postListing(seller), await postListing(leaver)];
  await buyer.api.makeOffer({ body: { listingId: offered.id, amountCents: 10_000 } });
  await logIn(page, seller, '/dashboard');
  const waiting = page.getByRole('region', { name: 'Your turn' });
  await waiting.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(waiting.getByText('Nothing is waiting for you.')).toBeVisible();
  const isNear = () => waiting.evaluate((region) => region.parentElement?.contains(document.activeElement));
  await expect.poll(isNear).toBe(true);

  await buyListing(buyer, sold);
  await buyer.api.requestReturn({ params: { id: sold.id }, body: { reason: 'damaged', text: 'A leg is broken.' } });
  await remove(leaver);
  const office = await anotherBrowser();
  await logIn(office, people.admin, '/dashboard/admin/sales?returns=open');
  const row = rowOf(office, sold.title);
  await row.getByRole('button', { name: 'Read request' }).press('Enter');
  await office.getByRole('dialog', { name: 'Return request' }).getByRole('button', { name: 'Decline' }).press('Enter');
  const question = office.getByRole('alertdialog');
  await question.getByRole('textbox').fill('It was whole.');
  await office.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: 'Read request' })).toBeFocused();
  await row.getByRole('button', { name: 'Read request' }).press('Enter');
  await office.getByRole('dialog', { name: 'Return request' }).getByRole('button', { name: 'Decline' }).press('Enter');
  await question.getByRole('button', { name: 'Decline' }).press('Enter');
  await expect(row).toBeHidden();
  await expect.poll(() => office.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
