import { expect, logIn, open, people, test } from './fixtures.ts';
import { join } from './members.ts';

const nowhere = [
  '/no-such-room',
  '/dashboard/no-such-room',
  '/100%',
  '/furniture/00000000-0000-4000-8000-000000000000',
  '/furniture/not-an-id',
];

// spec §2: `*`: ‘404 Page Not Found...’
test("an address that leads nowhere shows '404 Page Not Found...' with status 404 (spec §2) @everywhere", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  for (const path of nowhere) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByText('404 Page Not Found...')).toBeVisible();
  }
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).fill('sofa');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?words=sofa');
  await page.goBack();
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to furniture with a past');
});

test('an unknown dashboard address shows the 404 page also when logged in (spec §2) @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  await logIn(page, await join('Buyer'));
  for (const path of ['/dashboard/payment', '/dashboard/admin/no-such-room']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found...');
    await expect(page).toHaveTitle('404 Page Not Found... · Settee');
  }
});

// spec §2: `/dashboard/payment/{id}` loads one furniture record before showing (D10)
test('paying for a listing that was never saved is explained @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 404/);
  await logIn(page, await join('Buyer'));
  await open(page, '/dashboard/payment/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'You have not saved this item' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your saved list' }).click();
  await expect(page.getByText('You have not saved anything yet.')).toBeVisible();
});

test('an address with unknown parameters shows the screen without them @long', async ({ page }) => {
  await logIn(page, people.admin);
  for (const [path, heading] of [
    ['/dashboard/my-orders?by=colour&order=round', 'Items you want to buy'],
    ['/dashboard/my-products?by=colour&order=round', 'My Products'],
    ['/dashboard/payment-history?by=colour&order=round', 'Paid Items Here'],
    ['/dashboard/admin?days=many', 'Overview'],
    ['/dashboard/admin/all-buyers/buyer?order=round&q=%00', 'All Buyers'],
    ['/dashboard/admin/all-seller/seller?order=round&q=%00', 'All Sellers'],
    ['/dashboard/add-item?copy=7', 'Add a Product'],
    ['/search?words=%00', 'Search'],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  }
});

test('a link with tracking parameters opens and filters like one without @long', async ({ page }) => {
  await open(page, '/collections/sofa?utm_source=mail&colour=green&fbclid=IwAR0x');
  const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
  await expect(chips).toHaveCount(1);
  await chips.click();
  await expect(chips).toHaveCount(0);
  await expect(page).not.toHaveURL(/colour/);
});
