import { answerBank, cards, payWith } from './card.ts';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, newPerson, open, signUp, test, waitForHydration } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';
import { slowDown } from './network.ts';
import { cardOf, confirm, expectRed, rowOf } from './on-screen.ts';

// spec §1: Signed-in buyers save listings (orders) and pay by card
// spec §2: `/dashboard/my-orders`
// spec §2: Detail modal: a wishlist button for signed-in users
// spec §2: My orders: titled ‘Items you want to buy’, loading message first
// spec §2: My orders: index, image, Name, Price with $
// spec §2: My orders: Delete, labelled Remove when paid
// spec §8: ‘Product added to wishlist successfully’
test('a new buyer opens a listing’s details, and saves it (spec §2) @long', async ({ page }) => {
  const { id, title } = await postListing(await join('Seller', 'Ines Ledger'), {
    price: '1,250.50',
    productName: 'Sofa',
  });
  await signUp(page, newPerson('Buyer'));

  const window = page.getByRole('dialog', { name: title });
  await cardOf(page, title)
    .getByRole('link', { name: `Detail of ${title}` })
    .click();
  await expect(window.getByText('A chair that somebody has sat on.')).toBeVisible();
  await expect(page).toHaveURL(`/furniture/${id}`);
  await page.goBack();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL('/');

  await cardOf(page, title)
    .getByRole('link', { name: `Detail of ${title}` })
    .click();
  await window.getByRole('button', { name: 'Show phone and email' }).click();
  await expect(window.getByRole('link', { name: '+1 503 555 0100' })).toBeVisible();
  await window.getByRole('button', { name: 'Add to wishlist' }).click();
  await expectToast(page, 'Product added to wishlist successfully');
  await expect(window.getByRole('button', { name: 'Saved' })).toBeVisible();
  await expect(window.getByRole('link', { name: 'Buy now' })).toHaveAttribute(
    'href',
    `/dashboard/payment/${id}?buy=true`,
  );

  await open(page, `/furniture/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'See everything you saved' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Items you want to buy' })).toBeVisible();
  for (const name of ['#', 'Image', 'Name', 'Price'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const row = rowOf(page, title);
  await expect(row.getByRole('cell').first()).toHaveText('1');
  await expect(row.locator('img')).toBeVisible();
  await expect(row.getByRole('rowheader')).toContainText(title);
  await expect(row.getByText('$1,250.50')).toBeVisible();
  await expect(row.getByRole('link', { name: 'Purchase' })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Delete' })).toBeVisible();
  await row.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

// spec §1: Signed-in buyers save listings (orders) and pay by card
// spec §2: `/dashboard/payment/{id}` loads one furniture record before showing (D10)
// spec §2: My Products: ‘Product Already Sold’ for sold items
// spec §2: My orders: Purchase leads to the payment of previousId, ‘Paid’ once paid (D13)
// spec §2: My orders: Delete, labelled Remove when paid
// spec §2: Payment: welcome heading with the product name (D12)
// spec §2: Payment: a card input and a Pay button
// spec §2, §4: Pay is disabled until the provider is ready and a client secret was received
// spec §2, §8: Card errors appear in red under the form
// spec §4: Otherwise ‘Not Available’, and ‘Product Already Sold’ in the seller’s table
// spec §4: Order: unpaid becomes paid after card confirmation and acknowledgement (D3)
// spec §4: Payment form disabled until the client secret arrives
// spec §5: Payment only with card element and provider; otherwise nothing happens
// spec §8: Card errors: the provider’s message in red; a failed confirmation stops the flow
// spec §8: ‘Payment success’ on a succeeded intent
// spec §8: ‘Payment Successful’ on the server’s acknowledgement
test('a buyer is declined by two cards, fails the bank’s question once, and pays (spec §2, §4, §8)', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 402/);
  const seller = await join('Seller');
  const buyer = await join('Buyer');
  const listing = await postListing(seller, { title: 'Story cupboard', productName: 'Cupboard', price: '80' });
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await logIn(page, buyer, '/dashboard/my-orders');

  const hurry = await slowDown(page, { latency: 1500 });
  await rowOf(page, listing.title).getByRole('link', { name: 'Purchase' }).click();
  await expect(page.getByRole('heading', { name: `Welcome to payment for ${listing.title}` })).toBeVisible({
    timeout: 40_000,
  });
  await expect(page.getByText('Preparing your payment…')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay\b/ })).toBeDisabled();
  await hurry();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);

  const refusal = page.getByRole('main').getByRole('alert');
  await payWith(page, cards.isDeclined);
  await expect(refusal).toHaveText('Your card was declined.');
  await expectRed(refusal);
  await payWith(page, cards.hasNoMoney);
  await expect(refusal).toHaveText('Your card has insufficient funds.');
  await payWith(page, cards.asksWhoPays);
  await answerBank(page, 'Fail authentication');
  await expect(refusal).toContainText('Your bank could not confirm that it was you.');
  await payWith(page, cards.asksWhoPays);
  await answerBank(page, 'Complete authentication');
  await expectToast(page, 'Payment success');
  await expectToast(page, 'Payment Successful');
  await expect(page.getByText(`You paid $80 for ${listing.title}`)).toBeVisible();

  await page.getByRole('link', { name: 'Back to your saved list' }).click();
  const order = rowOf(page, listing.title);
  await expect(order.getByText('Paid', { exact: true })).toBeVisible();
  await expect(order.getByRole('link', { name: 'Purchase' })).toBeHidden();
  await expect(order.getByRole('button', { name: 'Remove' })).toBeVisible();

  const sellersPage = await anotherBrowser();
  await logIn(sellersPage, seller, '/dashboard/my-products');
  const product = rowOf(sellersPage, listing.title);
  await expect(product.getByText('Product Already Sold')).toBeVisible();
  await expect(product.getByRole('button')).toHaveCount(0);
  await open(sellersPage, '/collections/cupboard');
  const card = cardOf(sellersPage, listing.title);
  await expect(card.getByText('Not Available')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Detail' })).toBeHidden();
});

// spec §2: Payment history: ‘Paid Items Here’, image, Name, Price, Remove
// spec §8: ‘Items deleted successfully’
test('a paid listing leaves the payment history only after a confirmation, and can be restored (spec §2, §8) @long', async ({
  page,
}) => {
  const buyer = await join('Buyer');
  const listing = await postListing(await join('Seller'));
  await buyer.api.addWish({ body: { previousId: listing.id } });
  await logIn(page, buyer, `/dashboard/payment/${listing.id}`);
  await payWith(page, cards.pays);
  await expectToast(page, 'Payment success');
  await expectToast(page, 'Payment Successful');
  await page.getByRole('link', { name: 'See your purchases' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Paid Items Here' })).toBeVisible();
  const row = rowOf(page, listing.title);
  await expect(row.getByText('$120')).toBeVisible();
  await expect(row.locator('img')).toBeVisible();

  await row.getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Remove' }).click();
  await confirm(page, 'Are you sure you want to delete?', 'Remove');
  await expectToast(page, 'Items deleted successfully');
  await expect(row).toBeHidden();

  await page.getByRole('button', { name: `Undo: ${listing.title}` }).click();
  await expect(row).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(row).toBeVisible();
});
