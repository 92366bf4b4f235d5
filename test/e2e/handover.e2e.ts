import type { Page } from '@playwright/test';
import { jpeg } from '../support/pictures.ts';
import { expect, logIn, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';

/** Whether the fields of a time do not cover each other, and lie within the card. */
const fieldsApart = (page: Page) =>
  page.getByRole('group', { name: 'Time 2' }).evaluate((group) => {
    const [, from, until] = [...group.querySelectorAll('input')].map((field) => field.getBoundingClientRect());
    const card = group.closest('section')?.getBoundingClientRect();
    if (!from || !until || !card) return false;
    const isApart = from.right <= until.left || from.bottom <= until.top;
    return isApart && until.right <= card.right;
  });

test('a sale completes for buyer and seller by the right code, and not by a wrong one @phone @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const seller = await join('Seller', 'Sally Seller');
  const buyer = await join('Buyer', 'Ben Buyer');
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  const link = `Handover: ${listing.title}`;

  await logIn(page, buyer, '/dashboard/payment-history');
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByText('Bought from Sally Seller')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Meet and hand over' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await page.getByRole('button', { name: 'Show code' }).click();
  const spelled = await page.getByText(/^(\d, ){5}\d$/).textContent();
  const code = (spelled ?? '').replaceAll(', ', '');
  await expect(page.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);

  const other = await anotherBrowser();
  await other.setViewportSize({ width: 390, height: 844 });
  await logIn(other, seller, '/dashboard/my-products');
  await other.getByRole('link', { name: link }).click();
  const field = other.getByLabel('Code of the buyer');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await field.fill(wrong);
  await field.press('Enter');
  await expect(other.getByText(/^This is not the code of this purchase\./)).toBeVisible();
  await expect(field).toHaveValue(wrong);
  await expect(field).toBeFocused();
  expect(await findObstacles(other)).toEqual([]);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await other.getByRole('button', { name: 'Confirm the handover' }).click();

  for (const [screen, name] of [
    [other, 'Ben Buyer'],
    [page, 'Sally Seller'],
  ] as const) {
    await expect(screen.getByRole('heading', { name: 'Handed over' })).toBeVisible();
    await screen.getByRole('button', { name: `Review ${name}` }).click();
    expect(await findObstacles(screen)).toEqual([]);
    await screen.getByRole('radio', { name: '5 of 5 stars, Very good' }).check({ force: true });
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect(screen.getByText('You have reviewed this sale.')).toBeVisible();
  }
  await other.getByRole('link', { name: 'Message Ben Buyer' }).click();
  await expect(other.getByRole('link', { name: link })).toBeVisible();
  await page.getByRole('link', { name: 'Payment History' }).click();
  await expect(page.getByRole('link', { name: link })).toBeVisible();
});

test('buyer and seller agree on a time, change it, and the buyer refuses the listing at the door @phone @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const seller = await join('Seller', 'Sally Seller');
  const buyer = await join('Buyer', 'Ben Buyer');
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  const link = `Handover: ${listing.title}`;
  await logIn(page, buyer, '/dashboard/payment-history');
  await page.getByRole('link', { name: link }).click();
  await expect(page.getByText('Sally Seller proposes when you can meet.')).toBeVisible();

  const other = await anotherBrowser();
  await other.setViewportSize({ width: 390, height: 844 });
  await logIn(other, seller, '/dashboard/my-products');
  await other.getByRole('link', { name: link }).click();
  await other.getByRole('button', { name: 'Add another time' }).click();
  await other.getByRole('group', { name: 'Time 2' }).getByLabel('From').fill('18:00');
  for (const width of [1024, 320, 390]) {
    await other.setViewportSize({ width, height: 844 });
    expect(await fieldsApart(other)).toBe(true);
  }
  await other.getByRole('button', { name: 'Propose' }).click();
  await expect(other.getByText('Ben Buyer has not answered yet.')).toBeVisible();
  expect(await findObstacles(other)).toEqual([]);

  const answers = page.getByRole('button', { name: /^Accept: / });
  await expect(answers).toHaveCount(2);
  expect(await findObstacles(page)).toEqual([]);
  await answers.nth(1).click();
  await expect(page.getByRole('heading', { name: 'The time is agreed' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'The time is agreed' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toBe('handover.ics');

  await other.getByRole('button', { name: 'Change the time' }).click();
  await expect(other.getByText('You can change the time 2 more times.')).toBeVisible();
  await other.getByRole('button', { name: 'Propose' }).click();
  await page.getByRole('button', { name: /^Accept: / }).click();
  await expect(page.getByRole('heading', { name: 'The time is agreed' })).toBeVisible();

  await expect(page.getByText(/^If something is wrong at the handover, you can refuse it here/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refuse it' })).toBeHidden();
  const { id } = await seller.api.getFulfillment({ params: { id: listing.id } });
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await seller.api.proposeWindows({ params: { id }, body: { windows: [{ start: soon(1), end: soon(3) }] } });
  await page.getByRole('button', { name: /^Accept: / }).click();
  await page.getByRole('button', { name: 'Refuse it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message to Sally Seller').fill('The left leg is broken.');
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(dialog.getByText('A reason is needed.')).toBeVisible();
  await expect(dialog.getByText('Add at least one photo that shows why.')).toBeVisible();
  await expect(dialog.getByLabel('Message to Sally Seller')).toHaveValue('The left leg is broken.');
  expect(await findObstacles(page)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption('It is damaged');
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  await expect(dialog.getByText('Add at least one photo that shows why.')).toBeVisible();
  await dialog.getByLabel('Add photos').setInputFiles({
    name: 'leg.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpeg(400, 300)),
  });
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Refuse it' }).click();
  for (const screen of [page, other])
    await expect(screen.getByRole('heading', { name: 'Refused' }).first()).toBeVisible();
  await expect(other.getByText('It is damaged', { exact: false }).first()).toBeVisible();
  await other.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(other.getByText('Es ist beschädigt', { exact: false }).first()).toBeVisible();
});
