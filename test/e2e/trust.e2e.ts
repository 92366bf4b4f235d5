import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { actAs, actAsAdmin, join } from './members.ts';
import { findObstacles } from './obstacles.ts';

test("a buyer opens the seller's page, blocks the seller, and ends the block on the account page @long", async ({
  page,
}) => {
  const seller = await join('Seller', 'Vera Visited');
  const listing = await postListing(seller);
  const buyer = await join('Buyer');
  await logIn(page, buyer, `/furniture/${listing.id}`);
  await page.getByRole('link', { name: 'Vera Visited' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Visited');
  await expect(page.getByRole('link', { name: listing.title }).first()).toBeVisible();
  await expect(page.getByText('No reviews yet.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Block Vera Visited' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expectToast(page, 'Vera Visited is blocked');
  await open(page, '/dashboard/account');
  await page.getByRole('button', { name: 'Unblock: Vera Visited' }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
});

test('buyer and seller review each other, a visitor reports the review, and an admin hides it @long', async ({
  page,
  anotherBrowser,
}) => {
  // The demo leaves this sale to be reviewed.
  const kenji = await actAs({ email: 'kenji@settee.test', password: people.buyer.password });
  const [sale] = (await kenji.api.listReviewedSales()).filter(({ canReview }) => canReview);
  if (!sale) throw new Error('The demo has no sale to review.');
  const { fulfillmentId, listing } = sale;

  await logIn(page, people.buyer, '/dashboard/reviews');
  await page.getByRole('button', { name: `Write a review: ${listing.title}` }).click();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText('Choose one to five stars.')).toBeVisible();
  await page.getByRole('radio', { name: '4 of 5 stars, Good' }).check({ force: true });
  await page.getByText('As described').click();
  await page.getByLabel('Your review (optional)').fill('Teak as shown, and a fair price.');
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByText(/^Not shown yet/)).toBeVisible();

  const visitor = await anotherBrowser();
  const me = await kenji.api.getAccount();
  await open(visitor, `/sellers/${me._id}`);
  await expect(visitor.getByText('No reviews yet.')).toBeVisible();
  await kenji.api.writeReview({ body: { fulfillmentId, stars: 5, text: 'Quick and friendly.' } });
  await visitor.reload();
  await expect(visitor.getByText('Teak as shown, and a fair price.')).toBeVisible();
  await expect(visitor.getByText('June A. bought', { exact: false })).toBeVisible();
  await visitor.getByRole('button', { name: 'Report this review' }).click();
  const form = visitor.getByRole('dialog');
  await form.getByLabel('Reason').selectOption('Misleading');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText(/Its case number is C-\d+\./)).toBeVisible();

  const { items } = await (await actAsAdmin()).api.listCases({ query: { kind: 'review', state: 'open' } });
  const found = items.find(({ title }) => title === listing.title);
  await logIn(page, people.admin, '/dashboard/admin/cases?kind=review&state=open');
  await page.getByRole('link', { name: `${found?.caseNumber}: ${listing.title}` }).click();
  await expect(page.getByText('Teak as shown, and a fair price.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByLabel('Action').selectOption('Hide the review');
  await page.getByLabel('Template').selectOption('Misleading');
  await page.getByRole('button', { name: 'Decide' }).click();
  await expectToast(page, 'Decided. The people concerned are told by email.');
  await visitor.reload();
  await expect(visitor.getByText('No reviews yet.')).toBeVisible();
});
