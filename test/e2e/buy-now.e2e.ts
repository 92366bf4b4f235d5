import { cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { actAs, join } from './members.ts';
import { rowOf } from './on-screen.ts';

test('a visitor buys without a detour: log in, pay, and see the seller’s phone on the success page', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller', 'Ines Ledger'), { price: '480', phone: '+1 503 555 0177' });
  await open(page, `/furniture/${listing.id}`);
  await page.getByRole('link', { name: `Buy now: ${listing.title}` }).click();
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('heading', { name: `Welcome to payment for ${listing.title}` })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard menu' })).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: '$480.00' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Pay $480.00', exact: true })).toBeEnabled();
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment success');
  await expectToast(page, 'Payment Successful');
  await expect(page).toHaveURL(`/dashboard/paid/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'It’s yours' })).toBeVisible();
  await expect(page.getByText('Welcome to payment')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '+1 503 555 0177' })).toHaveAttribute('href', 'tel:+15035550177');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'It’s yours' })).toBeVisible();
  await open(page, `/dashboard/payment/${listing.id}?buy=true`);
  await expect(page).toHaveURL(`/dashboard/paid/${listing.id}`);
});

test('Buy now leads signed-in people straight to the payment page; an own listing cannot be bought @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 40[34]/);
  const seller = await join('Seller');
  const listing = await postListing(seller);
  await logIn(page, await join('Buyer'), `/furniture/${listing.id}`);
  await page.getByRole('link', { name: 'Buy now' }).click();
  await expect(page.getByRole('button', { name: 'Pay $120.00' })).toBeEnabled();
  await page.getByRole('link', { name: 'Leave without paying' }).click();
  await expect(rowOf(page, listing.title).getByRole('link', { name: 'Purchase' })).toBeVisible();

  const own = await postListing(seller);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await logIn(page, seller, `/dashboard/payment/${own.id}?buy=true`);
  await expect(page.getByText('It is your own.')).toBeVisible();
});

test('after a refund the saved list says Refunded and leads to the receipt @long', async ({ page }) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await buyListing(buyer, listing);
  const admin = await actAs(people.admin);
  const { items } = await admin.api.listPayments({ query: {} });
  const payment = items.find(({ title }) => title === listing.title);
  await admin.api.refundPayment({ params: { id: payment?._id ?? '' }, body: { reason: 'It arrived broken.' } });
  await logIn(page, buyer, '/dashboard/my-orders');
  const row = rowOf(page, listing.title);
  await expect(async () => {
    await page.reload();
    await expect(row.getByText('Refunded', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(row.getByText('Sold', { exact: true })).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Purchase' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Your purchases' }).click();
  await row.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
});
