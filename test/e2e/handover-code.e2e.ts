import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { chromium, devices } from '@playwright/test';
import { findChromium } from '../../tools/find-chromium.mjs';
import { agreeOnTime } from '../support/agree-on-time.ts';
import { filmOfQr } from './camera-film.ts';
import { expect, logIn, test } from './fixtures.ts';
import { buyListing, postListing } from './listings.ts';
import { join, type Member, origin } from './members.ts';
import { findObstacles } from './obstacles.ts';

test.use({ serviceWorkers: 'allow' });

/** A sale with an agreed time. */
async function sold(seller: Member, buyer: Member) {
  const listing = await postListing(seller);
  await buyListing(buyer, listing);
  const { id } = await buyer.api.getFulfillment({ params: { id: listing.id } });
  await agreeOnTime(seller, buyer, id);
  const { code } = await buyer.api.getHandoverCode({ params: { id } });
  return { id, code, listing };
}

/** What Chromium logs without a connection. */
const offline =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_INCOMPLETE_CHUNKED_ENCODING|Failed to fetch|could not reach the server|network error response|unknown error occurred when fetching the script/;

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the seller scans the QR code of the buyer with the camera @phone @long', async ({ page }) => {
  const [seller, buyer] = [await join('Seller'), await join('Buyer')];
  const { id, code, listing } = await sold(seller, buyer);
  await logIn(page, buyer, `/dashboard/purchases/${id}`);
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('img', { name: 'QR code for the seller’s camera' })).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);

  const folder = await mkdtemp(joinPath(tmpdir(), 'settee-film-'));
  const film = joinPath(folder, 'qr.y4m');
  await writeFile(film, filmOfQr(`${origin}/dashboard/sales/${id}#${code}`));
  const fakes = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', ...fakes, `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: origin });
    const phone = await context.newPage();
    await logIn(phone, seller, '/dashboard/my-products');
    // Reached by a link: the page is opened anew, where the camera is allowed.
    await phone.getByRole('link', { name: `Handover: ${listing.title}` }).click();
    await phone.getByRole('button', { name: 'Scan the code' }).click();
    await expect(phone.getByRole('heading', { name: 'Handed over' })).toBeVisible();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
  await expect(page.getByRole('heading', { name: 'Handed over' })).toBeVisible();
});

test('a camera app opens the page of the seller with the code typed @phone @long', async ({ page }) => {
  const [seller, buyer] = [await join('Seller'), await join('Buyer')];
  const { id, code } = await sold(seller, buyer);
  await logIn(page, seller, `/dashboard/sales/${id}#${code}`);
  await expect(page.getByLabel('Code of the buyer')).toHaveValue(code);
  expect(page.url()).not.toContain(code);
});

test('buyer and seller print their sheets, and only the buyer’s has the code @phone @long', async ({
  page,
  anotherBrowser,
}) => {
  const [seller, buyer] = [await join('Seller', 'Sally Seller'), await join('Buyer', 'Ben Buyer')];
  const { id, code, listing } = await sold(seller, buyer);
  await logIn(page, seller, `/dashboard/sales/${id}`);
  await page.getByLabel('Address').fill('12 Alder Street');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByText('12 Alder Street')).toBeVisible();
  const other = await anotherBrowser();
  await logIn(other, buyer, `/dashboard/purchases/${id}`);
  await expect(other.getByText('12 Alder Street')).toBeVisible();

  for (const [screen, who] of [
    [page, 'Sold to Ben Buyer'],
    [other, 'Bought from Sally Seller'],
  ] as const) {
    // The dialog of the browser cannot be opened here; it would stay open while the sheet is looked at.
    await screen.evaluate(() => {
      window.print = () => undefined;
    });
    await screen.getByRole('button', { name: 'Print a sheet' }).click();
    const sheet = screen.locator('body > article');
    await expect(sheet).toBeAttached();
    await expect(sheet).toBeHidden();
    await screen.emulateMedia({ media: 'print' });
    for (const text of [listing.title, who, '12 Alder Street']) await expect(sheet).toContainText(text);
    await expect(screen.getByRole('main')).toBeHidden();
    await expect(sheet.getByRole('img')).toHaveCount(screen === other ? 1 : 0);
    const text = (await sheet.textContent()) ?? '';
    expect(text.includes(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe(screen === other);
    await screen.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(sheet).toHaveCount(0);
  }
});

test('a handover is confirmed without a connection, kept over a reload, and sent later @phone @long', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(offline);
  const [seller, buyer] = [await join('Seller'), await join('Buyer', 'Ben Buyer')];
  const { id, code, listing } = await sold(seller, buyer);
  await logIn(page, seller, '/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(`/dashboard/sales/${id}`);
  await expect(page.getByText('This page can check the code without a connection too.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain(code);

  await context.setOffline(true);
  const field = page.getByLabel('Code of the buyer');
  await field.fill(wrong(code));
  await field.press('Enter');
  await expect(page.getByText(/^This is not the code of this purchase\./)).toBeVisible();

  await page.goto(`/dashboard/sales/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `${listing.title}, With Ben Buyer` })).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm the handover' }).click();
  await expect(page.getByText('The handover is recorded.')).toBeVisible();
  const recordedBy = Date.now();
  await page.reload();
  await expect(page.getByText('The handover is recorded.')).toBeVisible();
  expect(await buyer.api.getFulfillment({ params: { id } })).toMatchObject({ state: 'arranged' });

  await context.setOffline(false);
  await page.goto(`/dashboard/sales/${id}`);
  await expect(page.getByRole('heading', { name: 'Handed over' })).toBeVisible();
  const { state, handedOverAt } = await buyer.api.getFulfillment({ params: { id } });
  expect(state).toBe('completed');
  expect(Date.parse(String(handedOverAt))).toBeLessThanOrEqual(recordedBy);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('handover:')))).toEqual([]);
});

test('five wrong codes without a connection lock the field for ten minutes @phone @long', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(offline);
  const [seller, buyer] = [await join('Seller'), await join('Buyer')];
  const { id, code } = await sold(seller, buyer);
  await logIn(page, seller, `/dashboard/sales/${id}`);
  await expect(page.getByText('This page can check the code without a connection too.')).toBeVisible();
  await context.setOffline(true);
  const field = page.getByLabel('Code of the buyer');
  for (let tries = 1; tries <= 5; tries++) {
    await field.fill(wrong(code));
    await field.press('Enter');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.values({ ...localStorage })
            .map(String)
            .find((text) => text.includes('"tries"')),
        ),
      )
      .toContain(`"wrong":${tries % 5}`);
  }
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText('Too many wrong codes. Please try again in ten minutes.')).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 11 * 60_000);
  await field.press('Enter');
  await expect(page.getByText('The handover is recorded.')).toBeVisible();
});
