import { readFile } from 'node:fs/promises';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, newPerson, open, test } from './fixtures.ts';
import { join } from './members.ts';

const late = 'The server did not answer in time. Try again; what you typed is still here.';

test('a server that takes a sign-up and never answers is given up, and what was typed stays @long', async ({
  page,
}) => {
  const person = newPerson('Buyer');
  await page.clock.install();
  await page.route('**/api/auth/sign-up/email', () => undefined);
  await open(page, '/signup');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expect(main.getByRole('button', { name: 'Creating your account…' })).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(main.getByText(late)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await page.unroute('**/api/auth/sign-up/email');
  await main.getByRole('button', { name: 'Sign Up' }).click();
  await expectToast(page, 'User created successfully');
});

test('a form filled without an event, as some password managers do, logs in @long', async ({ page }) => {
  const { email, password } = await join('Buyer');
  await open(page, '/login');
  await page.evaluate(
    ({ email, password }) => {
      const fill = (name: string, value: string) => {
        const field = document.querySelector<HTMLInputElement>(`main input[name="${name}"]`);
        if (field) field.value = value;
      };
      fill('email', email);
      fill('password', password);
    },
    { email, password },
  );
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login successful');
});

test('a message that asks to log in has the link, and it leads back @long', async ({ page, allowProblem }) => {
  allowProblem(/status of 401|Please log in to continue/);
  await logIn(page, await join('Buyer'), '/');
  const refusal = { code: 'not_signed_in', message: 'Please log in to continue.' };
  await page.route(/\/api\/orders/, (route) => route.fulfill({ status: 401, json: refusal }));
  await page.goto('/dashboard/my-orders');
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: refusal.message });
  await expect(notice.getByRole('link', { name: 'Login' })).toHaveAttribute('href', /from=%2Fdashboard%2Fmy-orders/);
});

test('a list and a photo that wait for a silent server are given up after one time limit @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/did not answer in time/);
  await page.clock.install();
  await logIn(page, await join('Seller'), '/dashboard/add-item');
  await page.route('**/api/images', () => undefined);
  const sent = page.waitForRequest('**/api/images');
  const photo = {
    name: 'chair.webp',
    mimeType: 'image/webp',
    buffer: await readFile('assets/demo/black-iron-bed-1.webp'),
  };
  await page.getByLabel('Image', { exact: true }).setInputFiles(photo);
  await sent;
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('main').getByText(late)).toBeVisible();

  await page.route(/\/api\/orders/, () => undefined);
  const asked = page.waitForRequest(/\/api\/orders/);
  await page.goto('/dashboard/my-orders');
  await asked;
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('main').getByText('The server did not respond.')).toBeVisible();
  await page.unroute(/\/api\/orders/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You have not saved anything yet.')).toBeVisible();

  await page.route('**/api/account', () => undefined);
  const known = page.waitForRequest('**/api/account');
  await page.reload();
  await known;
  await page.clock.fastForward(31_000);
  await expect(page.getByText('The server does not answer. We keep trying.')).toBeVisible();
});

test('the legal notice can be reached while a page waits for a silent server @long', async ({ page }) => {
  await logIn(page, await join('Buyer'));
  await page.route(/\/api\/orders/, () => undefined);
  const asked = page.waitForRequest(/\/api\/orders/);
  await page.goto('/dashboard/my-orders');
  await asked;
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Legal notice' });
  await expect(legal).toBeVisible({ timeout: 10_000 });
  await legal.click();
  await expect(page).toHaveURL(/\/legal\/imprint/);
});

test('the filters promise no count of before while the server is silent @long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/search?words=sofa');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: /^Show \d+ items$/ })).toBeVisible();
  await page.route('**/api/**', () => undefined);
  await sheet.getByRole('checkbox', { name: /^Green/ }).check();
  await expect(sheet.getByRole('button', { name: 'Show results' })).toBeVisible({ timeout: 10_000 });
});

test('a picture that failed is shown once the server is back @long', async ({ page, allowProblem }) => {
  allowProblem(/Failed to load resource|request failed: GET .*\/images\//);
  await page.route('**/images/**', (route) => route.abort());
  await open(page, '/search?words=sofa');
  const shown = () =>
    page
      .locator('article img')
      .first()
      .evaluate((picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0);
  await expect.poll(shown).toBe(false);
  await page.unroute('**/images/**');
  await expect.poll(shown, { timeout: 25_000 }).toBe(true);
});
