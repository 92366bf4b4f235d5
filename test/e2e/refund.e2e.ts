import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, holdListing, payListing, postListing } from './listings.ts';
import { actAsAdmin, join } from './members.ts';
import { rowOf } from './on-screen.ts';
import { disputePayment, failRefund, giveBackPart } from './provider.ts';

// beyond the spec: `/dashboard/admin/sales`, GET /payments, POST /payments/{id}/refund: payments and refunds
test('an admin refunds a payment, and list, buyer and audit log show it (reliability 3.13, T35) @long', async ({
  page,
  anotherBrowser,
}) => {
  const [buyer, seller] = [await join('Buyer', 'Bea Buyer'), await join('Seller', 'Sol Seller')];
  const listing = await postListing(seller, { price: '88.50' });
  await buyListing(buyer, listing);

  await logIn(page, people.admin, '/dashboard');
  await page
    .getByRole('navigation', { name: 'Dashboard menu' })
    .getByRole('link', { name: 'Sales', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sales' })).toBeVisible();
  const row = rowOf(page, listing.title);
  for (const text of ['Bea Buyer', seller.email, '$88.50', 'Paid', 'pi_']) await expect(row).toContainText(text);

  await row.getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('alertdialog', { name: 'Refund this payment?' });
  await expect(question).toContainText(`the $88.50 for ${listing.title} goes back to Bea Buyer’s card`);
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(question.getByText('Enter a reason.')).toBeVisible();
  await question.getByLabel('Reason').fill('It arrived broken.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await row.getByRole('button', { name: 'Refund' }).click();
  await expect(question.getByLabel('Reason')).toHaveValue('It arrived broken.');
  await question.getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, 'Refund ordered');
  await expect(question).toBeHidden();
  await expect(row).toContainText('Refunded');
  // Its ID can still be copied, and nothing else is left to do.
  await expect(row.getByRole('button', { name: /^(?!Copy the ID)/ })).toHaveCount(0);

  await open(page, '/dashboard/admin/audit-log');
  const line = rowOf(page, listing.title).first();
  await expect(line).toContainText('Ordered a refund');
  await expect(line).toContainText('reason: It arrived broken.');

  const home = await anotherBrowser();
  await logIn(home, buyer, '/dashboard/payment-history');
  await expect(rowOf(home, listing.title)).toContainText('Refunded');
  await rowOf(home, listing.title).getByRole('link', { name: 'Receipt' }).click();
  await expect(home.getByText('You got a full refund to your card.')).toBeVisible();
  await expect(home.getByRole('button', { name: 'Cancel or return' })).toHaveCount(0);
});

test('an admin records a refund that was sent by bank transfer, since the card takes none @long', async ({
  page,
  anotherBrowser,
}) => {
  const [buyer, seller] = [await join('Buyer', 'Bea Buyer'), await join('Seller')];
  const listing = await postListing(seller, { price: '120' });
  const clientSecret = await holdListing(buyer, listing);
  await payListing(buyer, listing, { clientSecret, card: 'pm_card_pendingRefund' });
  const admin = await actAsAdmin();
  const { items } = await admin.api.listPayments({ query: { limit: 100 } });
  const { _id: id = '', intentId = '' } = items.find(({ title }) => title === listing.title) ?? {};
  await admin.api.refundPayment({ params: { id }, body: { reason: 'It arrived broken.' } });
  await failRefund(intentId);

  await logIn(page, people.admin, '/dashboard/admin/sales');
  const row = rowOf(page, listing.title);
  await expect(async () => {
    await open(page, '/dashboard/admin/sales');
    await expect(row).toContainText('The buyer is still owed $120', { timeout: 1_000 });
  }).toPass();
  await row.getByRole('button', { name: 'Record a transfer' }).click();
  const form = page.getByRole('alertdialog', { name: 'Record a transfer' });
  await expect(form).toContainText('Send exactly $120 from your bank account first');
  await form.getByRole('button', { name: 'Record a transfer' }).click();
  await expect(form.getByText('Enter the day of the transfer')).toBeVisible();
  await expect(form.getByText('A reference is needed.')).toBeVisible();
  await form.getByLabel('Sent on').fill(new Date().toISOString().slice(0, 10));
  await form.getByLabel('Reference').fill('SEPA 4711');
  await form.getByRole('button', { name: 'Record a transfer' }).click();
  await expectToast(page, 'Transfer recorded');
  await expect(form).toBeHidden();
  await expect(row).toContainText('Refunded');

  const home = await anotherBrowser();
  await logIn(home, buyer, `/dashboard/receipt/${listing.id}`);
  await expect(home.getByText('You got $120 back by bank transfer.')).toBeVisible();
});

test('a part refund shows as a part, and a disputed payment is answered once @long', async ({
  page,
  anotherBrowser,
}) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'), { price: '120' });
  await buyListing(buyer, listing);
  const admin = await actAsAdmin();
  const { items } = await admin.api.listPayments({ query: { limit: 100 } });
  const intentId = items.find(({ title }) => title === listing.title)?.intentId ?? '';
  await giveBackPart(intentId, 2_550);

  await logIn(page, buyer, '/dashboard/payment-history');
  const row = rowOf(page, listing.title);
  await expect(async () => {
    await open(page, '/dashboard/payment-history');
    await expect(row).toContainText('Partly refunded: $25.50', { timeout: 1_000 });
  }).toPass();
  await row.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('$25.50 has been refunded to your card.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();

  const office = await anotherBrowser();
  await logIn(office, people.admin, '/dashboard/admin/sales');
  const sale = rowOf(office, listing.title);
  await expect(sale).toContainText('Partly refunded: $25.50');
  await expect(sale.getByRole('button', { name: 'Refund' })).toBeVisible();

  await disputePayment(intentId);
  const respond = sale.getByRole('button', { name: 'Respond' });
  await expect(async () => {
    await open(office, '/dashboard/admin/sales');
    await expect(respond).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await respond.click();
  const form = office.getByRole('alertdialog', { name: /^The buyer’s bank disputes/ });
  await expect(form.getByText('The bank’s reason: none given')).toBeVisible();
  await form.getByRole('button', { name: 'Send to the bank' }).click();
  await expect(form.getByLabel('Evidence')).toBeFocused();
  await form.getByLabel('Evidence').fill('The buyer collected it.');
  await form.getByRole('button', { name: 'Send to the bank' }).click();
  await expectToast(office, 'Evidence sent to the bank');
  await expect(sale).toContainText('Evidence sent. The bank is deciding.');
  await expect(respond).toBeHidden();
});
