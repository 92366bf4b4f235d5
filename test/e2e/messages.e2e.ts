import type { Locator, Page } from '@playwright/test';
import { readEvents } from '../support/event-reader.ts';
import { jpeg } from '../support/pictures.ts';
import { cards, payWith } from './card.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { postListing } from './listings.ts';
import { join } from './members.ts';
import { findObstacles } from './obstacles.ts';

const phone = { width: 390, height: 844 };

const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message to / });

async function write(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('');
}

test('two people on phones ask, answer, agree on a price and pay it @phone @long', async ({ page, anotherBrowser }) => {
  const seller = await join('Seller', 'Sally Seller');
  const buyer = await join('Buyer', 'Ben Buyer');
  const listing = await postListing(seller, { price: '200' });

  await open(page, `/furniture/${listing.id}`);
  await page.getByRole('link', { name: `Message seller: ${listing.title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Is it still available?' }).click();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sally Seller' })).toBeVisible();
  await expect(log(page).getByText('Is it still available?')).toBeVisible();

  const other = await anotherBrowser();
  await other.setViewportSize(phone);
  await logIn(other, seller);
  await other.getByRole('link', { name: 'Messages 1' }).click();
  await other.getByRole('link', { name: /Ben Buyer/ }).click();
  await expect(log(other).getByText('Is it still available?')).toBeVisible();
  await expect(log(page).getByText('Read')).toBeVisible();
  await write(other, 'Yes, it is.');
  await expect(log(page).getByText('Yes, it is.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Sally Seller: Yes, it is.' })).toBeAttached();

  await write(page, 'Good. Call me on +1 503 555 0188.');
  await expect(log(page).getByText('Sally Seller does not see a phone number in this message.')).toBeVisible();
  await expect(log(other).getByText('Good. Call me on')).toBeVisible();
  await expect(log(other).getByText('555 0188')).toHaveCount(0);

  await page
    .getByLabel('Add photos')
    .setInputFiles([{ name: 'room.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await jpeg(640, 480)) }]);
  await write(page, 'It would stand here.');
  await log(other).getByRole('button', { name: 'Enlarge: Photo' }).click();
  await expect(other.getByRole('dialog', { name: 'Photo' })).toBeVisible();
  await other.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your offer').fill('20');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('Enter an amount between $60 and $200.')).toBeVisible();
  await dialog.getByRole('button', { name: /^\$150/ }).click();
  await expect(dialog.getByLabel('Your offer')).toHaveValue('150');
  expect(await findObstacles(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('Your offer of $150 is sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to the conversation' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change offer' })).toBeVisible();

  await expect(log(other).getByText('Your turn')).toBeVisible();
  await other.getByRole('button', { name: 'Other price: $150, Ben Buyer' }).click();
  await other.getByRole('dialog').getByLabel('Your price').fill('180');
  await other.getByRole('button', { name: 'Send this price' }).click();
  await expect(log(other).getByText('Answered with another price')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Sally Seller offers \$180$/ })).toBeAttached();

  await page.getByRole('button', { name: 'Accept: $180, Sally Seller' }).click();
  await page.getByRole('alertdialog', { name: 'Accept $180?' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('paragraph').getByText('Agreed: $180', { exact: true })).toBeVisible();
  await expect(other.getByText('Reserved for Ben Buyer')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  expect(await findObstacles(other)).toEqual([]);

  await open(page, `/furniture/${listing.id}`);
  await expect(page.getByText('Reserved for you', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Agreed: $180.')).toBeVisible();
  await expect(page.getByText(/Someone is paying|This item is reserved/)).toHaveCount(0);
  await page.getByRole('link', { name: `Pay $180: ${listing.title}` }).click();
  await expect(page.getByRole('button', { name: 'Pay $180.00' })).toBeEnabled();
  await expect(page.getByText(/^Reserved for you until \w+ \d+, \d{4}, /)).toBeVisible();
  await payWith(page, cards.pays);
  await expect(page).toHaveURL(`/dashboard/paid/${listing.id}`);
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  await expect(log(other).getByText('Ben Buyer has paid.')).toBeVisible();
  await open(page, '/messages');
  await expect(page.getByRole('listitem').filter({ hasText: listing.title })).toContainText(
    'You have paid. It is yours.',
  );
});

test('a message written without a connection is kept over a reload and sent when it is back', async ({
  page,
  context,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/);
  const listing = await postListing(await join('Seller', 'Olga Offline'));
  const buyer = await join('Buyer');
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
  await logIn(page, buyer, `/messages/${id}`);
  await composer(page).fill('A draft that stays');
  await page.reload();
  await expect(composer(page)).toHaveValue('A draft that stays');

  await context.setOffline(true);
  await composer(page).press('Enter');
  await expect(log(page).getByText('Waiting for a connection. It is sent by itself.')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await page.route(`**/api/conversations/${id}/messages`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  allowProblem(/ERR_FAILED/);
  await context.setOffline(false);
  await page.reload();
  await expect(log(page).getByText('A draft that stays')).toBeVisible();
  await page.unroute(`**/api/conversations/${id}/messages`);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(log(page)).toContainText(/A draft that stays[\s\S]*· Sent/);
  const { items } = await buyer.api.listMessages({ params: { id } });
  expect(items.map(({ text }) => text)).toEqual(['Hello.', 'A draft that stays']);
});

test('a photo chosen without a connection survives a reload, waits with its own preview and is sent once @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/);
  const listing = await postListing(await join('Seller', 'Olga Offline'));
  const buyer = await join('Buyer');
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
  await logIn(page, buyer, `/messages/${id}`);
  await expect(composer(page)).toBeVisible();
  const writes = /\/api\/(message-photos|conversations\/[^/]+\/messages)$/;
  await page.route(writes, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  const buffer = Buffer.from(await jpeg(640, 480));
  await page.getByLabel('Add photos').setInputFiles([{ name: 'room.jpg', mimeType: 'image/jpeg', buffer }]);
  const shown = (place: Locator) =>
    expect
      .poll(() => place.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
      .toEqual([640]);
  await shown(page.getByRole('list', { name: 'Photos to send' }).locator('img'));
  const stored = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const request = indexedDB.open('settee-photos');
          request.onsuccess = () => {
            const all = request.result.transaction('photos').objectStore('photos').count();
            all.onsuccess = () => resolve(all.result);
          };
        }),
    );
  await expect(page.getByRole('alert').filter({ hasText: 'We could not reach the server' })).toBeVisible();
  await expect.poll(stored).toBe(1);
  await page.reload();
  await shown(page.getByRole('list', { name: 'Photos to send' }).locator('img'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log(page).getByText('Waiting for a connection. It is sent by itself.')).toBeVisible();
  await page.reload();
  await shown(log(page).getByRole('button', { name: 'Enlarge: Photo' }).locator('img'));

  await page.unroute(writes);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const arrived = async () =>
    (await buyer.api.listMessages({ params: { id } })).items.map(({ images }) => images?.length);
  await expect.poll(arrived).toEqual([undefined, 1]);
  await expect.poll(stored).toBe(0);
});

test('a hidden tab does not reconnect, and shows what it missed once it is visible @long', async ({ page }) => {
  const seller = await join('Seller');
  const listing = await postListing(seller);
  const buyer = await join('Buyer');
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
  const asked: string[] = [];
  let position = '';
  await page.route('**/api/events', async (route) => {
    asked.push(route.request().headers()['last-event-id'] ?? '');
    if (asked.length > 1) return route.continue();
    // The first stream ends before anything has happened, as each does after a while.
    const stream = await readEvents(buyer);
    await expect.poll(() => stream.lastId()).not.toBe('0');
    position = stream.lastId();
    await stream.close();
    await route.fulfill({ contentType: 'text/event-stream', body: `retry: 1000\nid: ${position}\n\n` });
  });
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { configurable: true, value: true }));
  await logIn(page, buyer, `/messages/${id}`);
  await expect(log(page).getByText('Hello.')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await seller.api.sendMessage({ params: { id }, body: { text: 'Yes, it is.' } });
  await page.waitForTimeout(4_000);
  expect(asked).toHaveLength(1);

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(log(page).getByText('Yes, it is.')).toBeVisible();
  expect(asked).toEqual(['', position]);
});

test('a refused message keeps its text, and the same one is sent again; all by keyboard @long', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 500/);
  const listing = await postListing(await join('Seller'));
  const buyer = await join('Buyer');
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Hello.' } });
  await logIn(page, buyer, '/messages');
  const row = page.getByRole('link', { name: new RegExp(listing.title) });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const ids: unknown[] = [];
  await page.route(`**/api/conversations/${id}/messages`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    ids.push(route.request().postDataJSON().clientId);
    if (ids.length > 1) return route.continue();
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'Something went wrong.' } });
  });
  await composer(page).focus();
  await page.keyboard.type('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Not sent.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send again' }).press('Enter');
  await expect(log(page).getByText('Sent')).toBeVisible();
  await expect(log(page).getByText('and another')).toHaveCount(1);
  expect(ids[0]).toBe(ids[1]);
});

test('earlier messages load above, and new ones arrive below, without moving the view @long', async ({ page }) => {
  const seller = await join('Seller', 'Lena Long');
  const listing = await postListing(seller);
  const buyer = await join('Buyer');
  const { id } = await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Number 0' } });
  for (let number = 1; number < 50; number++)
    await seller.api.sendMessage({ params: { id }, body: { text: `Number ${number}` } });
  await logIn(page, buyer, `/messages/${id}`);
  await expect(log(page).getByText('Number 49', { exact: true })).toBeInViewport();
  await log(page).focus();
  for (let press = 0; press < 8; press++) await page.keyboard.press('PageUp');
  await expect(log(page).getByText('Number 0', { exact: true })).toBeAttached();
  await seller.api.sendMessage({ params: { id }, body: { text: 'The newest' } });
  await page.getByRole('button', { name: 'New messages' }).click();
  await expect(log(page).getByText('The newest')).toBeInViewport();
  const texts = await log(page)
    .getByText(/^Number \d+$/)
    .allTextContents();
  expect(texts).toEqual(Array.from({ length: 50 }, (_, number) => `Number ${number}`));
});

test('inbox and thread speak German and Spanish, and a seller’s rules answer an offer at once @long', async ({
  page,
}) => {
  const seller = await join('Seller', 'Rosa Regel');
  const buyer = await join('Buyer');
  const listing = await postListing(seller, { price: '100' });
  await logIn(page, seller, `/dashboard/edit/${listing.id}`);
  await page.getByLabel('Decline at once below (optional)').fill('50');
  await page.getByLabel('Accept at once from (optional)').fill('90');
  await page.getByRole('button', { name: 'Save the rules' }).click();
  await expect(page.getByText('Rules saved')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();

  await logIn(page, buyer, '/messages?lang=de');
  await expect(page.getByRole('heading', { level: 1, name: 'Nachrichten' })).toBeVisible();
  await expect(page.getByText('Noch keine Nachrichten.')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
  await open(page, `/furniture/${listing.id}?lang=de`);
  const offer = async (amount: string) => {
    await page.getByRole('dialog').getByLabel('Dein Preisvorschlag').fill(amount);
    await page.getByRole('button', { name: 'Vorschlag senden' }).click();
  };
  await page.getByRole('button', { name: `Preis vorschlagen: ${listing.title}` }).click();
  await offer('40');
  await expect(page.getByText(/nimmt .*40.* nicht an/)).toBeVisible();
  await page.getByRole('button', { name: 'Mehr vorschlagen' }).click();
  await offer('92,50');
  await expect(page.getByText(/^Angenommen: .*92,50/)).toBeVisible();
  await page.getByRole('link', { name: 'Unterhaltung öffnen' }).click();
  await expect(page.getByText('Für dich reserviert')).toBeVisible();

  await open(page, '/messages?lang=es');
  await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible();
  await page.getByRole('link', { name: /Rosa Regel/ }).click();
  await expect(page.getByText('Reservado para ti')).toBeVisible();
  expect(await findObstacles(page)).toEqual([]);
});
