import { cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { rowOf } from './on-screen.ts';

test('a seller offers a delivery, a buyer chooses it, and both see its fee and who travels @phone @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const [seller, buyer] = [await join('Seller', 'Sally Seller'), await join('Buyer', 'Bea Buyer')];
  const listing = await postListing(seller);
  await seller.api.updateListing({
    params: { id: listing.id },
    body: { place: { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 } },
  });

  // The seller sets how buyers get it; what is missing is shown beside the field.
  await logIn(page, seller, `/dashboard/edit/${listing.id}`);
  const ways = page.getByRole('group', { name: 'How buyers get it' });
  await ways.getByRole('switch', { name: 'Pickup' }).uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(ways.getByText('Offer at least one way to get it.')).toBeVisible();
  await ways.getByRole('switch', { name: 'You deliver' }).check();
  await expect(ways.getByText('Offer at least one way to get it.')).toBeHidden();
  await ways.getByLabel('Up to how far (miles)').fill('900');
  await ways.getByLabel('Fee for the delivery').fill('25');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(ways.getByText('Write the distance as a whole number, from 1 to 310 miles.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await ways.getByLabel('Up to how far (miles)').fill('20');
  await ways.getByRole('switch', { name: 'Pickup' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Changes saved');

  // The buyer sees it on the page, and chooses before paying.
  const home = await anotherBrowser();
  await logIn(home, buyer, `/furniture/${listing.id}`);
  await expect(home.getByText('Pickup in Portland, Oregon · Delivery within 20 miles for $25')).toBeVisible();
  await home.getByRole('link', { name: `Buy now: ${listing.title}` }).click();
  await expect(home.getByRole('button', { name: 'Pay $120.00' })).toBeEnabled();
  await home.getByRole('radio', { name: /^Delivery by the seller/ }).check();
  await expect(home.getByRole('button', { name: 'Pay $145.00' })).toBeDisabled();
  await expect(home.getByText('Name the town or confirm the distance, and you can pay.')).toBeVisible();
  await home.getByLabel('Town to deliver to').fill('Salem, Oregon');
  await expect(home.getByText('Salem, Oregon is farther away than the seller delivers.')).toBeVisible();
  await expect(home.getByRole('button', { name: 'Pay $145.00' })).toBeDisabled();
  expect(await findObstacles(home)).toEqual([]);
  await home.getByLabel('Town to deliver to').fill('Portland, Oregon');
  await expect(home.getByRole('button', { name: 'Pay $145.00' })).toBeEnabled();
  const lines = home.getByRole('definition');
  for (const amount of ['$120.00', '$25.00', '$145.00']) await expect(lines.filter({ hasText: amount })).toHaveCount(1);
  await payWith(home, cards.pays);
  await expectToast(home, 'Payment Successful');
  await expect(home.getByText('You paid $145 for')).toBeVisible();
  await expect(home.getByText('Sally Seller brings it to you.')).toBeVisible();
  await open(home, `/dashboard/receipt/${listing.id}`);
  for (const amount of ['$120', '$25', '$145'])
    await expect(home.getByRole('definition').filter({ hasText: new RegExp(`^\\${amount}$`) })).toHaveCount(1);
  expect(await findObstacles(home)).toEqual([]);

  // The seller reads who comes to whom, and the amount of the sale.
  await open(page, '/dashboard/my-products');
  await expect(
    rowOf(page, listing.title).getByText('Sold to Bea Buyer. “Handover” shows the next step.'),
  ).toBeVisible();
  await open(page, `/dashboard/sales/${listing.id}`);
  await expect(page.getByText('You bring it to Bea Buyer.')).toBeVisible();
  await expect(page.getByText('+ $25 delivery')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await open(page, '/dashboard/earnings');
  for (const text of ['$120', '+ $25 delivery', '$9.60', '$135.40'])
    await expect(rowOf(page, listing.title)).toContainText(text);
});
