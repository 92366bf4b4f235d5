import { jpeg } from '../support/pictures.ts';
import { expect, logIn, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { actAsAdmin, join, origin } from './members.ts';
import { findObstacles } from './obstacles.ts';
import { rowOf } from './on-screen.ts';

async function delivered() {
  const [seller, buyer] = [await join('Seller', 'Sally Seller'), await join('Buyer', 'Ben Buyer')];
  const listing = await postListing(seller, {
    deliveryRadiusKm: 20,
    deliveryCents: 2_500,
    place: { name: 'Portland', region: 'Oregon', country: 'US', latitude: 45.523, longitude: -122.676 },
  });
  await buyListing(buyer, listing, origin, 'seller_delivery');
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  await seller.api.handOver({ params: { id }, body: { code } });
  return { seller, buyer, listing, id };
}

test('a buyer reports what was delivered, the operator sends a part back, and the buyer appeals @phone @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const { seller, buyer, listing, id } = await delivered();

  await logIn(page, buyer, `/dashboard/purchases/${id}`);
  await expect(page.getByRole('heading', { name: 'Please check it' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Everything is fine' })).toBeVisible();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to Sally Seller').fill('The left leg is broken.');
  await dialog.getByLabel('Add photos').setInputFiles({
    name: 'leg.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpeg(400, 300)),
  });
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Report a problem' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await expect(dialog.getByLabel('Message to Sally Seller')).toHaveValue('The left leg is broken.');
  expect(await findObstacles(page)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption('It is damaged');
  await dialog.getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByRole('heading', { name: 'A problem was reported', level: 2 })).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);

  const sale = await anotherBrowser();
  await sale.setViewportSize({ width: 390, height: 844 });
  await logIn(sale, seller, `/dashboard/sales/${id}`);
  await expect(sale.getByText('The left leg is broken.')).toBeVisible();
  await expect(sale.getByRole('button', { name: 'Give the money back' })).toBeVisible();
  expect(await findObstacles(sale)).toEqual([]);
  await sale.getByRole('button', { name: 'Say what happened' }).click();
  const evidence = sale.getByRole('dialog');
  await evidence.getByRole('button', { name: 'Add to the case' }).click();
  await expect(evidence.getByText('A text is needed.')).toBeVisible();
  expect(await findObstacles(sale)).toEqual([]);
  await evidence.getByLabel('What happened').fill('It was whole at the door.');
  await evidence.getByRole('button', { name: 'Add to the case' }).click();
  await expect(evidence).toHaveCount(0);
  for (const screen of [page, sale]) await expect(screen.getByText('It was whole at the door.')).toBeVisible();

  const desk = await anotherBrowser();
  await desk.setViewportSize({ width: 390, height: 844 });
  await logIn(desk, people.admin, '/dashboard/admin/disputes');
  await expect(rowOf(desk, listing.title)).toContainText('$145');
  await desk.getByRole('link', { name: `Look at it: ${listing.title}` }).click();
  await expect(desk.getByText('Paid: $145', { exact: true })).toBeVisible();
  await expect(desk.getByText('The left leg is broken.')).toBeVisible();
  await expect(desk.getByText('It was whole at the door.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'As it was sold' })).toBeVisible();
  await desk.getByLabel('What happens with the money').selectOption('The buyer gets a part back');
  await desk.getByLabel('Amount that goes back to the buyer').fill('145');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('The leg can be glued.');
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('This is all of the payment or more.', { exact: false })).toBeVisible();
  expect(await findObstacles(desk)).toEqual([]);
  await desk.getByLabel('Amount that goes back to the buyer').fill('20');
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('The buyer gets $20 back, and the seller gets the rest.')).toBeVisible();

  for (const screen of [page, sale]) {
    await expect(screen.getByText('The leg can be glued.')).toBeVisible();
    expect(await findObstacles(screen)).toEqual([]);
  }
  await page.getByLabel('Appeal against the decision').fill('It cannot be glued.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(sale.getByText('It cannot be glued.')).toBeVisible();
});

test('an operator changes a decision for the seller after the buyer appeals, and both read the new one @phone @long', async ({
  page,
  anotherBrowser,
}) => {
  const { seller, buyer, listing, id } = await delivered();
  await buyer.api.reportProblem({ params: { id }, body: { reason: 'It is damaged', text: 'The left leg is broken.' } });
  const admin = await actAsAdmin();
  const release = { outcome: 'release', reason: 'The photos show no damage.' } as const;
  await admin.api.decideDispute({ params: { id }, body: release });

  await logIn(page, buyer, `/dashboard/purchases/${id}`);
  await expect(page.getByText('The photos show no damage.')).toBeVisible();
  await page.getByLabel('Appeal against the decision').fill('The third photo shows the crack.');
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByLabel('Appeal against the decision')).toHaveCount(0);
  await expect(page.getByText('The third photo shows the crack.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  const sale = await anotherBrowser();
  await logIn(sale, seller, `/dashboard/sales/${id}`);
  await expect(sale.getByText('The third photo shows the crack.')).toBeVisible();
  await expect(sale.getByLabel('Appeal against the decision')).toHaveCount(0);

  const desk = await anotherBrowser();
  await logIn(desk, people.admin, '/dashboard/admin/disputes');
  await expect(rowOf(desk, listing.title)).toContainText('Appealed');
  await desk.getByRole('link', { name: `Look at it: ${listing.title}` }).click();
  await expect(desk.getByText('The third photo shows the crack.')).toBeVisible();
  await desk.getByLabel('What happens with the money').selectOption('The buyer gets all of it back');
  await desk.getByRole('textbox', { name: 'Reason' }).fill('The crack is there.');
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByLabel('What happens with the money')).toHaveCount(0);

  for (const screen of [page, sale]) {
    await expect(screen.getByText('The crack is there.')).toBeVisible();
    await expect(screen.getByText(/^Decided on the appeal/)).toBeVisible();
    await expect(screen.getByLabel('Appeal against the decision')).toHaveCount(0);
    expect(await findObstacles(screen)).toEqual([]);
  }
  await expect.poll(async () => (await buyer.api.getFulfillment({ params: { id } })).refundedCents).toBe(14_500);
  await page.goto(`/dashboard/receipt/${listing.id}`);
  await expect(page.getByText('You got a full refund to your card.', { exact: false })).toBeVisible();
});
