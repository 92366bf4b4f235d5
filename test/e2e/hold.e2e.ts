import { expect, logIn, open, test } from './fixtures.ts';
import { postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { cardOf, rowOf } from './on-screen.ts';

// beyond the spec: DELETE /payment-intent/{previousId}: leaving the payment ends the hold (D7)
test('while one buyer pays, another sees when the listing may be free again, and gets it when the first leaves @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const [first, second] = [await join('Buyer'), await join('Buyer')];
  const listing = await postListing(await join('Seller'), { productName: 'Bed' });
  await Promise.all([first, second].map((buyer) => saveListing(buyer, listing)));
  await logIn(page, first, `/dashboard/payment/${listing.id}`);
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);

  const rival = await anotherBrowser();
  await open(rival, '/collections/bed');
  const card = cardOf(rival, listing.title);
  await expect(card.getByText('Reserved', { exact: true })).toBeVisible();
  await expect(card.getByText(/^Reserved until \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
  await open(rival, `/furniture/${listing.id}`);
  await expect(
    rival.getByText(/Someone is paying for this right now\. If they do not finish, it will be available again at \d/),
  ).toBeVisible();
  await logIn(rival, second, '/dashboard/my-orders');
  await expect(rowOf(rival, listing.title).getByText(/^Someone else is paying\. Reserved until \d/)).toBeVisible();
  await expect(rowOf(rival, listing.title).getByRole('button', { name: 'Purchase' })).toBeDisabled();
  await open(rival, `/furniture/${listing.id}`);
  await expect(rival.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(rival.getByRole('link', { name: 'Buy now' })).toBeHidden();
  await open(rival, `/dashboard/payment/${listing.id}`);
  await expect(rival.getByText('Someone else is paying for this right now.')).toBeVisible();
  await expect(rival.getByText(/^If they do not finish, it will be available again at \d/)).toBeVisible();
  await expect(rival.getByRole('button', { name: /^Pay\b/ })).toBeHidden();

  await page.getByRole('link', { name: 'Leave without paying' }).click();
  const ownOrder = rowOf(page, listing.title);
  await expect(ownOrder.getByRole('link', { name: 'Purchase' })).toBeVisible();
  await expect(ownOrder.getByText('Reserved for you')).toBeHidden();
  await rival.getByRole('button', { name: 'Try again' }).click();
  await expect(rival.getByRole('button', { name: /^Pay\b/ })).toBeEnabled();
  await expect(rival.getByRole('timer')).toBeVisible();
});

test('closing the payment page releases the hold @long', async ({ page, context, anotherBrowser }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/my-orders');
  const payment = await context.newPage();
  await open(payment, `/dashboard/payment/${listing.id}`);
  await expect(payment.getByRole('timer')).toBeVisible();
  const visitor = await anotherBrowser();
  await open(visitor, `/furniture/${listing.id}`);
  await expect(visitor.getByText('Reserved', { exact: true })).toBeVisible();

  await payment.close({ runBeforeUnload: true });
  await expect(async () => {
    await open(visitor, `/furniture/${listing.id}`);
    await expect(visitor.getByText('Reserved', { exact: true })).toBeHidden({ timeout: 1000 });
  }).toPass();
});
