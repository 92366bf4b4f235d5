import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { actAsAdmin, join, origin } from './members.ts';
import { findObstacles } from './obstacles.ts';

async function caseOf(title: string) {
  const { items } = await (await actAsAdmin()).api.listCases({ query: { kind: 'listing' } });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`Nobody has reported ${title}.`);
  return found;
}

test('a visitor reports a listing, an admin hides it with a template, and its seller reads why and appeals @long', async ({
  page,
  anotherBrowser,
  allowProblem,
}) => {
  allowProblem(/status of 4(?:10|22)/);
  const seller = await join('Seller', 'Rita Reported');
  const listing = await postListing(seller);

  await open(page, `/furniture/${listing.id}`);
  await page.getByRole('button', { name: 'Report this item' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Choose a reason.')).toBeVisible();
  await form.getByLabel('Reason').selectOption('Misleading');
  await form.getByLabel('What is wrong?').fill('The photos show another one.');
  await form.getByLabel('Your email').fill('not an email');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText('Write the email like name@example.com.')).toBeVisible();
  await form.getByLabel('Your email').fill('visitor@stories.test');
  expect(await findObstacles(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText(/Its case number is C-\d+\./)).toBeVisible();

  const desk = await anotherBrowser();
  const { caseNumber, _id } = await caseOf(listing.title);
  await logIn(desk, people.admin, '/dashboard/admin/cases?state=open');
  await desk.getByRole('link', { name: `${caseNumber}: ${listing.title}` }).click();
  await expect(desk.getByText('The photos show another one.')).toBeVisible();
  expect(await findObstacles(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Enter a reason.')).toBeVisible();
  await desk.getByLabel('Action').selectOption('Hide the listing');
  await desk.getByLabel('Template').selectOption('Misleading');
  await expect(desk.getByLabel('Reason, in English')).toHaveValue(/do not show the furniture as it is/);
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expectToast(desk, 'Decided. The people concerned are told by email.');
  await expect(desk.getByText(/^Decided by /)).toBeVisible();

  const mails = async () => (await fetch(`${origin}/sandbox/mail?to=${seller.email}`)).text();
  await expect.poll(mails).toContain(`/dashboard/cases/${_id}`);
  await logIn(page, seller, `/furniture/${listing.id}`);
  await expect(page.getByText('Hidden by the shop. Nobody but you sees it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Report/ })).toHaveCount(0);
  await open(page, '/dashboard');
  await page.getByText('One of your listings is hidden by the shop.').waitFor();
  await page.getByRole('link', { name: 'See your listings' }).click();
  await expect(page.getByText('Hidden by the shop')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Advertise/ })).toHaveCount(0);
  await page.getByRole('link', { name: `Read why, appeal: ${listing.title}` }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/cases/${_id}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of reasons');
  await expect(page.getByText('The listing is hidden.')).toBeVisible();
  await expect(page.getByText('Section 4 of the terms: Misleading')).toBeVisible();
  await page.getByLabel('Why is the decision wrong?').fill('They show this very one.');
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expectToast(page, 'Your appeal is sent. We will write to you when it is decided.');
  await expect(page.getByText('It is not decided yet.')).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('They show this very one.')).toBeVisible();
  await expect(desk.getByRole('radio', { checked: true })).toHaveCount(0);
  await desk.getByLabel('Reason, in English').fill('The photos are right after all.');
  await desk.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Choose whether the decision stays.')).toBeVisible();
  await expect(desk.getByRole('radio', { name: 'Keep the decision Hide the listing' })).toBeVisible();
  await desk.getByRole('radio', { name: /^Take it back/ }).check();
  await desk.getByRole('button', { name: 'Decide' }).click();
  expect(await findObstacles(desk)).toEqual([]);
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expectToast(desk, 'Decided. The people concerned are told by email.');
  await expect(desk.getByText('The decision is taken back.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The decision is taken back.')).toBeVisible();
  await open(desk, `/furniture/${listing.id}`);
  await expect(desk.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
});

test('a visitor reports the seller of a listing, and a suspended seller reads so on every screen @long', async ({
  page,
  anotherBrowser,
}) => {
  const seller = await join('Seller', 'Sam Suspect');
  const listing = await postListing(seller);
  await open(page, `/furniture/${listing.id}`);
  await page.getByRole('button', { name: 'Report this seller' }).click();
  const form = page.getByRole('dialog', { name: 'Report this seller' });
  await form.getByLabel('Reason').selectOption('Spam');
  expect(await findObstacles(page)).toEqual([]);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByText(/Its case number is C-\d+\./)).toBeVisible();
  const admin = await actAsAdmin();
  const { items } = await admin.api.listCases({ query: { kind: 'account' } });
  const found = items.find(({ title }) => title === 'Sam Suspect');
  expect(found).toMatchObject({ kind: 'account' });

  const theirs = await anotherBrowser();
  await logIn(theirs, seller, '/dashboard/add-item');
  const notice = theirs.getByText(/^Your account is suspended: you can neither list nor sell\./);
  await expect(theirs.getByRole('button', { name: 'Add product' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await admin.api.decideCase({
    params: { id: String(found?._id) },
    body: { action: 'suspend', reason: 'Two buyers got nothing.' },
  });
  await expect(notice).toBeVisible();
  expect(await findObstacles(theirs)).toEqual([]);
  await expect(theirs.getByRole('button', { name: 'Add product' })).toBeVisible();
  await open(theirs, '/dashboard/add-item');
  await expect(theirs.getByRole('main').getByRole('heading', { level: 1, name: 'Add a Product' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Add product' })).toHaveCount(0);
  await theirs.getByRole('link', { name: 'See notifications' }).click();
  await expect(theirs.getByRole('main').getByRole('link', { name: /Sam Suspect/ })).toBeVisible();
});

test('a report shows why it was refused, even where the form has no such field @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const { id } = await postListing(await join('Seller'));
  const fields = { targetId: 'This address is not complete.', reason: 'Choose a reason.' };
  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 422, json: { code: 'invalid_input', message: 'Check the fields.', fields } }),
  );
  await open(page, `/furniture/${id}`);
  await page.getByRole('button', { name: 'Report this item' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Reason').selectOption('Misleading');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'This address is not complete.' })).toBeVisible();
  await expect(form.getByText('Choose a reason.')).toBeVisible();
});
