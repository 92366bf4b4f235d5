import { readFile } from 'node:fs/promises';
import { expectToast } from './expect-toast.ts';
import { expect, logIn, open, people, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';

test('a listing of a trader shows the trader’s details and the right of withdrawal @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 422/);
  const seller = await join('Seller', 'Tara Trader');
  const listing = await postListing(seller);
  await open(page, `/furniture/${listing.id}`);
  await expect(page.getByText('Private seller')).toBeVisible();
  await expect(page.getByText('You buy from a person, not from a business')).toBeVisible();

  await logIn(page, seller, '/dashboard/add-item');
  await expect(page.getByRole('radio', { name: 'a private person' })).toBeChecked();
  await open(page, '/dashboard/account');
  const setting = page.getByRole('region', { name: 'How you sell' });
  await setting.getByRole('radio', { name: 'a trader' }).check();
  await setting.getByRole('button', { name: 'Save' }).click();
  await expect(setting.getByText('Enter the legal name.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await setting.getByLabel('Legal name').fill('Tara’s Tables Ltd.');
  await setting.getByLabel('Address').fill('Main Street 1\nPortland');
  await setting.getByLabel('Registration or VAT number').fill('HRB 12345');
  await setting.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Saved. Your listings show it now.');

  await open(page, '/dashboard/add-item');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a Product');
  await expect(page.getByRole('radio', { name: 'a trader' })).toHaveCount(0);
  await open(page, `/furniture/${listing.id}`);
  await expect(page.getByText('Tara’s Tables Ltd.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('link', { name: 'How to return it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returns');
});

test('an admin downloads the yearly totals as CSV in a browser that cannot write files @long', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const [buyer, seller] = [await join('Buyer'), await join('Seller', 'Yara Year')];
  await buyListing(buyer, await postListing(seller, { price: '64' }));
  await logIn(page, people.admin, '/dashboard/admin/sales');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Totals per seller as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toMatch(new RegExp(`,Yara Year,${seller.email},private,,,1,64\\.00,0\\.00`));
});

test('the yearly totals are written into the chosen file while they arrive; without a file nothing is written @long', async ({
  page,
}) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller', 'Sid Stream')];
  await buyListing(buyer, await postListing(seller, { price: '77' }));
  // The private file system of the page stands for the person's choice.
  await page.addInitScript(() => {
    let asked = 0;
    Object.assign(window, {
      showSaveFilePicker: async () => {
        asked += 1;
        if (asked === 1) throw new DOMException('Nothing was chosen.', 'AbortError');
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle('totals.csv', { create: true });
      },
    });
  });
  await logIn(page, people.admin, '/dashboard/admin/sales');
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  const button = page.getByRole('button', { name: 'Totals per seller as CSV' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-busy');
  expect(calls.filter((url) => url.includes('seller-totals'))).toEqual([]);
  await button.click();
  const written = () =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await folder.getFileHandle('totals.csv').catch(() => undefined);
      return file ? (await file.getFile()).text() : '';
    });
  await expect.poll(written).toMatch(new RegExp(`,Sid Stream,${seller.email},private,,,1,77\\.00,0\\.00`));
});
