import { cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { buyListing, holdListing, postListing, saveListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { cardOf, rowOf } from './on-screen.ts';

test.beforeEach(({ allowProblem }) => allowProblem(/status of 409/));

// spec §2, §4: Pay is disabled until the provider is ready and a client secret was received
// spec §4, §9: The secret is requested again whenever the price changes (D2)
// spec §9: A payment-intent request for each price value
test('a changed price is confirmed before anything is paid (spec §4)', async ({ page }) => {
  const [seller, buyer, rival] = [await join('Seller'), await join('Buyer'), await join('Buyer')];
  const listing = await postListing(seller, { price: '100' });
  await saveListing(buyer, listing);
  await holdListing(rival, listing);
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await expect(page.getByText('Someone else is paying for this right now.')).toBeVisible();
  await rival.api.releaseHold({ params: { previousId: listing.id } });
  await seller.api.updateListing({ params: { id: listing.id }, body: { price: '90.50' } });

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The price is now $90.50. You have not been charged.')).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay\b/ });
  await expect(pay).toBeDisabled();
  await page.getByRole('button', { name: 'Continue with $90.50' }).click();
  await expect(pay).toBeEnabled();
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment Successful');
  await expect(page.getByText(`You paid $90.50 for ${listing.title}`)).toBeVisible();

  await page.getByRole('link', { name: 'Back to your saved list' }).click();
  await expect(rowOf(page, listing.title).getByText('$90.50')).toBeVisible();
});

test('a changed listing is shown again before anything is paid', async ({ page }) => {
  const [seller, buyer, rival] = [await join('Seller'), await join('Buyer'), await join('Buyer')];
  const listing = await postListing(seller, { price: '100' });
  await saveListing(buyer, listing);
  await holdListing(rival, listing);
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await expect(page.getByText('Someone else is paying for this right now.')).toBeVisible();
  await rival.api.releaseHold({ params: { previousId: listing.id } });
  await seller.api.updateListing({ params: { id: listing.id }, body: { defects: 'One leg is broken.' } });

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByText('The seller has changed this listing since you read it.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeHidden();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show it as it is now' }).click();
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeEnabled();
  await page.getByText('What you buy').click();
  await expect(page.getByText('One leg is broken.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
});

test('a listing that was sold meanwhile is not paid for (spec §4) @long', async ({ page }) => {
  const [buyer, rival] = [await join('Buyer'), await join('Buyer')];
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, '/dashboard/my-orders');
  await expect(rowOf(page, listing.title).getByRole('link', { name: 'Purchase' })).toBeVisible();
  await buyListing(rival, listing);

  await rowOf(page, listing.title).getByRole('link', { name: 'Purchase' }).click();
  await expect(page.getByText('This item has been sold or taken down. You have not been charged.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeHidden();
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  const purchase = rowOf(page, listing.title).getByRole('button', { name: 'Purchase' });
  await expect(purchase).toBeDisabled();
  await expect(purchase).toHaveAccessibleDescription('Sold');
});

// spec §8: Other call failures are not handled (D1)
test('a listing that was sold while somebody looked at it cannot be saved @long', async ({ page }) => {
  const listing = await postListing(await join('Seller'), { productName: 'Table' });
  await logIn(page, await join('Buyer'), `/furniture/${listing.id}`);
  const save = page.getByRole('button', { name: 'Add to wishlist' });
  await expect(save).toBeVisible();
  await buyListing(await join('Buyer'), listing);
  await save.click();
  await expect(page.getByText('This item has been sold or taken down.')).toBeVisible();
  await expect(save).toBeHidden();
  await open(page, '/collections/table');
  await expect(cardOf(page, listing.title).getByText('Not Available')).toBeVisible();
});

// spec §5: Payment only with card element and provider; otherwise nothing happens
test('a mistyped card is corrected before it is sent, and what was typed stays @long', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await saveListing(buyer, listing);
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await page.getByLabel('Card number').fill('4242 4242 4242 4241');
  await expect(page.getByText('That is not a valid card number. Check the digits.')).toBeVisible();
  await page.getByLabel('Expiration date').fill('01 / 20');
  await expect(page.getByText('This card has expired.')).toBeVisible();
  await page.getByLabel('CVC').fill('12');
  await page.getByLabel('CVC').blur();
  await expect(page.getByText('Enter the whole code: 3 digits, or 4 on American Express.')).toBeVisible();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4241');
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment success');
  await expectToast(page, 'Payment Successful');
});
