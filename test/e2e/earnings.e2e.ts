import type { Page } from '@playwright/test';
import { expectToast } from './expect-toast.ts';
import { expect, type Login, logIn, open, people, test } from './fixtures.ts';
import { buyListing, type Listing, postListing } from './listings.ts';
import { actAs, join, type Member, origin } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { rowOf } from './on-screen.ts';
import { logInAt, withOwnShop } from './own-shop.ts';

/** A sale that is handed over. */
async function sell(seller: Member, buyer: Member, at = origin): Promise<Listing> {
  const listing = await postListing(seller);
  await buyListing(buyer, listing, at);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  await seller.api.handOver({ params: { id }, body: { code } });
  return listing;
}

/** All of the money goes back after the payout, and the seller is removed. */
async function oweAndLeave(admin: Login, { email }: Member, at: string): Promise<void> {
  const { api } = await actAs(admin, at);
  const [sale] = (await api.listPayments({ query: { limit: 1 } })).items;
  await api.refundPayment({ params: { id: String(sale?._id) }, body: { reason: 'Not as described.' } });
  await expect
    .poll(async () => (await api.listBalances({ query: { onlyDebts: 'true' } })).items.map((one) => one.owedCents))
    .toEqual([11_040]);
  const { _id } = await api.getUser({ params: { email } });
  await api.deleteUser({ params: { id: _id }, body: { reason: 'Asked for it.' } });
}

async function settleInPart(office: Page, at: string): Promise<void> {
  await open(office, `${at}/dashboard/admin/balances?only=debts`);
  const debt = rowOf(office, 'Sally Seller');
  await debt.getByRole('button', { name: 'Settle' }).click();
  const question = office.getByRole('alertdialog', { name: 'Settle this debt?' });
  await question.getByLabel('Amount').fill('40');
  await question.getByRole('button', { name: 'Settle' }).click();
  await expect(question.getByText('A reason is needed.')).toBeVisible();
  expect(await findObstacles(office)).toEqual([]);
  await question.getByLabel('Reason').fill('Transfer 9');
  await question.getByRole('button', { name: 'Settle' }).click();
  await expectToast(office, 'Booked. $70.40 is still owed.');
  await expect(debt).toContainText('$70.40');
}

const showsFee = async (page: Page) => {
  await page.getByLabel('Price', { exact: true }).fill('120');
  await expect(page.getByText('You get $110.40 after a fee of $9.60.')).toBeVisible();
};

test('a seller sets up payouts at the provider, and is paid automatically @phone @long', async ({
  page,
  anotherBrowser,
}) => {
  const [seller, buyer] = [await join('Seller', 'Sally Seller'), await join('Buyer')];
  await logIn(page, seller, '/dashboard/add-item');
  await showsFee(page);
  const listing = await sell(seller, buyer);

  await open(page, '/dashboard/earnings');
  const row = rowOf(page, listing.title);
  for (const text of ['$120', '$9.60', '$110.40', 'Available']) await expect(row).toContainText(text);
  await expect(page.getByText('Money is waiting for you.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set up payouts' }).click();

  await expect(page.getByRole('heading', { name: 'Set up your payouts' })).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByText('The payment provider still needs some details from you.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue the setup' }).click();
  await page.getByLabel('Account holder').fill('Sally Seller');
  await page.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 00');
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('It goes to your bank account ending in 3000.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);

  await expect(async () => {
    await open(page, '/dashboard/earnings');
    await expect(row).toContainText('Paid', { timeout: 1_000 });
  }).toPass();

  const office = await anotherBrowser();
  await logIn(office, people.admin, '/dashboard');
  await open(office, '/dashboard/admin/payouts?state=paid');
  const paid = rowOf(office, listing.title);
  for (const text of ['Sally Seller', '$110.40', 'Paid', 'tr_']) await expect(paid).toContainText(text);
  await expect(paid.getByRole('button', { name: 'Mark as paid' })).toBeHidden();
  expect(await findObstacles(office)).toEqual([]);
});

test('a seller sees the earnings of a sale, enters a bank account, and is paid by the operator @phone @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  await withOwnShop(
    async (at, admin) => {
      const [seller, buyer] = [await join('Seller', 'Sally Seller', at), await join('Buyer', 'Bea Buyer', at)];
      await logInAt(page, at, seller, '/dashboard/add-item');
      await showsFee(page);
      const listing = await sell(seller, buyer, at);

      await open(page, `${at}/dashboard/earnings`);
      const row = rowOf(page, listing.title);
      for (const text of ['$120', '$9.60', '$110.40', 'Available']) await expect(row).toContainText(text);
      await expect(page.getByText('Money is waiting for you.')).toBeVisible();
      await page.getByLabel('Account holder').fill('Sally Seller');
      await page.getByLabel('IBAN or account number').fill('1');
      await page.getByRole('button', { name: 'Save bank details' }).click();
      await expect(page.getByText('Enter an account number or IBAN')).toBeVisible();
      await page.getByLabel('IBAN or account number').fill('DE89 3704 0044 0532 0130 00');
      await page.getByRole('button', { name: 'Save bank details' }).click();
      await expect(page.getByText('We pay to Sally Seller, account ending in 3000.')).toBeVisible();
      await expect(page.getByText('On the way')).toBeVisible();
      expect(await findObstacles(page)).toEqual([]);

      const office = await anotherBrowser();
      await logInAt(office, at, admin, '/dashboard');
      await open(office, `${at}/dashboard/admin/payouts`);
      const owed = rowOf(office, listing.title);
      for (const text of ['Sally Seller', '$110.40', 'DE89370400440532013000', 'Owed'])
        await expect(owed).toContainText(text);
      await office.getByRole('main').getByRole('link', { name: 'Balances' }).click();
      await expect(rowOf(office, 'Sally Seller')).toContainText('$110.40');
      expect(await findObstacles(office)).toEqual([]);
      await office.getByLabel('Show').selectOption('Only debts');
      await expect(office.getByText('No seller owes the shop money.')).toBeVisible();
      await office.getByRole('main').getByRole('link', { name: 'Payouts' }).click();
      await owed.getByRole('button', { name: 'Mark as paid' }).click();
      const question = office.getByRole('alertdialog', { name: 'Mark this payout as paid?' });
      await question.getByRole('button', { name: 'Mark as paid' }).click();
      await expect(question.getByText('Enter a reference.')).toBeVisible();
      expect(await findObstacles(office)).toEqual([]);
      await question.getByLabel('Reference').fill('Transfer 7');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await owed.getByRole('button', { name: 'Mark as paid' }).click();
      await expect(question.getByLabel('Reference')).toHaveValue('Transfer 7');
      await question.getByRole('button', { name: 'Mark as paid' }).click();
      await expectToast(office, 'The payout is marked as paid.');
      await expect(owed).toBeHidden();

      await open(page, `${at}/dashboard/earnings`);
      await expect(row).toContainText('Paid');
      // The page of a removed person would ask in vain.
      await page.close();
      await oweAndLeave(admin, seller, at);
      await settleInPart(office, at);
    },
    { PAYOUTS: 'manual', PAYOUT_ACCOUNT_SECONDS: '0' },
  );
});
