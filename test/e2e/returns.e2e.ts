import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join, origin } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { rowOf } from './on-screen.ts';

test('a buyer asks to return a purchase, the seller accepts, and an admin refunds it @long', async ({
  page,
  anotherBrowser,
}) => {
  const [buyer, seller] = [await join('Buyer', 'Bea Buyer'), await join('Seller', 'Sol Seller')];
  const listing = await postListing(seller, { price: '88.50' });
  await buyListing(buyer, listing);

  await logIn(page, buyer, '/dashboard/payment-history');
  await rowOf(page, listing.title).getByRole('button', { name: 'Cancel or return' }).click();
  const form = page.getByRole('dialog', { name: 'Cancel or return' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Choose a reason.')).toBeVisible();
  await expect(form.getByText('Say in a sentence what happened.')).toBeVisible();
  await expect(form.getByLabel('Reason')).toBeFocused();
  expect(await findObstacles(page)).toEqual([]);
  await form.getByLabel('Reason').selectOption('Damaged');
  await form.getByLabel('What happened?').fill('A leg is broken.');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await rowOf(page, listing.title).getByRole('button', { name: 'Cancel or return' }).click();
  await expect(form.getByLabel('What happened?')).toHaveValue('A leg is broken.');
  const shed = await anotherBrowser();
  await logIn(shed, seller, '/dashboard/my-products');
  await expect(rowOf(shed, listing.title)).toBeVisible();
  const requests = shed.getByRole('region', { name: 'Return requests' });
  await expect(requests).toHaveCount(0);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Your request is sent.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, listing.title)).toContainText('Return: Open');
  await expect(rowOf(page, listing.title)).toContainText('The seller has your request and will answer it.');
  await expect(rowOf(page, listing.title).getByRole('button', { name: 'Your return request' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel or return' })).toHaveCount(0);
  const mails = async () => (await fetch(`${origin}/sandbox/mail?to=${seller.email}`)).text();
  await expect.poll(mails).toContain('wants to cancel or return');

  await open(shed, '/dashboard/your-turn');
  await expect(requests.getByText('A leg is broken.')).toBeVisible();
  await open(shed, '/dashboard');
  await expect(requests.getByText('A leg is broken.')).toBeVisible();
  expect(await findObstacles(shed)).toEqual([]);
  await requests.getByRole('button', { name: 'Accept' }).click();
  const question = shed.getByRole('alertdialog', { name: 'Accept this request?' });
  await question.getByRole('button', { name: 'Accept' }).click();
  await expect(question.getByText('Write a sentence to the buyer.')).toBeVisible();
  await expect(question.getByRole('textbox')).toBeFocused();
  await question.getByLabel('Your answer to the buyer').fill('I will pick it up on Monday.');
  expect(await findObstacles(shed)).toEqual([]);
  await question.getByRole('button', { name: 'Accept' }).click();
  await expectToast(shed, 'Answered. The buyer is told by email.');
  await expect(requests.getByText('Accepted')).toBeVisible();
  await expect(requests.getByRole('button')).toHaveCount(0);
  await shed.reload();
  await expect(shed.getByRole('heading', { name: 'How your listings are doing' })).toBeVisible();
  await expect(requests).toHaveCount(0);
  await expect(rowOf(page, listing.title)).toContainText('Return: Accepted');

  const office = await anotherBrowser();
  await logIn(office, people.admin, '/dashboard/admin/sales');
  await office.getByLabel('Return request').selectOption('Accepted');
  const row = rowOf(office, listing.title);
  await expect(row).toContainText('Return: Accepted');
  await row.getByRole('button', { name: 'Read request' }).click();
  const request = office.getByRole('dialog', { name: 'Return request' });
  for (const text of ['Damaged', 'A leg is broken.', 'I will pick it up on Monday.'])
    await expect(request.getByText(text)).toBeVisible();
  expect(await findObstacles(office)).toEqual([]);
  await office.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Refund' }).click();
  const refund = office.getByRole('alertdialog', { name: 'Refund this payment?' });
  await refund.getByLabel('Reason').fill('The seller accepted the return.');
  await refund.getByRole('button', { name: 'Refund' }).click();
  await expectToast(office, 'Refund ordered');

  await open(page, '/dashboard/payment-history');
  await rowOf(page, listing.title).getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText('Receipt number')).toBeVisible();
  await expect(page.getByText('Return: Refunded')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel or return' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Your return request' }).click();
  await expect(form.getByText('You got your money back.')).toBeVisible();
  await expect(form.getByText('I will pick it up on Monday.')).toBeVisible();
});

test('a trader near the threshold gives tax details; the buyer withdraws and gets an acknowledgement @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const [buyer, seller] = [await join('Buyer', 'Bea Buyer'), await join('Seller', 'Tara Trader')];
  const address = 'Main Street 1';
  const trader = {
    kind: 'trader',
    legalName: 'Tables Ltd.',
    address,
    registration: 'HRB 1',
    email: seller.email,
  } as const;
  await seller.api.changeSellingAs({ body: trader });
  const listing = await postListing(seller, { price: '1900' });
  await buyListing(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  await seller.api.handOver({ params: { id }, body: { code } });

  await logIn(page, seller, '/dashboard/earnings');
  const tax = page.getByRole('region', { name: 'For the tax authority' });
  await tax.getByLabel('Full name').fill('Tara Trader');
  await tax.getByLabel('Address').fill(address);
  await tax.getByRole('button', { name: 'Save for the report' }).click();
  await expect(tax.getByText('Enter your tax number.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await tax.getByLabel('Tax number').fill('DE 123');
  await tax.getByRole('button', { name: 'Save for the report' }).click();
  await expect(tax.getByText('Tara Trader, tax number DE 123')).toBeVisible();

  const home = await anotherBrowser();
  await logIn(home, buyer, `/dashboard/receipt/${listing.id}`);
  await home.getByRole('button', { name: 'Withdraw from contract' }).click();
  const question = home.getByRole('alertdialog', { name: 'Withdraw from this contract?' });
  await question.getByLabel('What you want to add (optional)').fill('It is too big.');
  expect(await findObstacles(home)).toEqual([]);
  await question.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expectToast(home, 'You have withdrawn. We sent you the confirmation by email.');
  await expect(home.getByRole('button', { name: 'Withdraw from contract' })).toHaveCount(0);
  const mails = async () => (await fetch(`${origin}/sandbox/mail?to=${buyer.email}`)).text();
  await expect.poll(mails).toContain('We received your withdrawal');
  expect(await mails()).toContain('It is too big.');
});
