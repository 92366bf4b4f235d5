import type { Page } from '@playwright/test';
import { expect, logIn, people, test } from './fixtures.ts';
import { buyListing, postListing, saveListing, uploadPhoto } from './listings.ts';
import { join } from './members.ts';
import { slowDown } from './network.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard menu' });

test('the dashboard first lists what waits for a person, and updates itself', async ({ page, anotherBrowser }) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const listing = await postListing(seller);
  const turnOf = (screen: Page) => screen.getByRole('region', { name: 'Your turn' });
  await logIn(page, seller, '/dashboard');
  await expect(page.getByRole('heading', { name: 'How your listings are doing' })).toBeVisible();
  await expect(turnOf(page)).toBeHidden();

  const offer = await buyer.api.makeOffer({ body: { listingId: listing.id, amountCents: 8_000 } });
  await expect(turnOf(page).getByText(listing.title)).toBeVisible();
  await expect(turnOf(page).getByRole('button', { name: 'Accept' })).toBeVisible();
  // The heading alone says it.
  await expect(turnOf(page).getByText('Your turn')).toHaveCount(1);
  await seller.api.acceptOffer({ params: { id: offer.id } });
  await expect(turnOf(page).getByText('Nothing is waiting for you')).toBeVisible();

  await buyer.api.startConversation({ body: { listingId: listing.id, text: 'Is it heavy?' } });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(main.getByRole('listitem').getByText('Is it heavy?')).toBeVisible();
  await expect(main.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/messages');

  const phone = await anotherBrowser();
  await logIn(phone, buyer, '/dashboard');
  await expect(turnOf(phone).getByRole('link', { name: `Pay $80: ${listing.title}` })).toBeVisible();
  await buyListing(buyer, { ...listing, price: '80' });
  await expect(turnOf(page).getByText('Propose a time, or choose one that is proposed.')).toBeVisible();
  await expect(turnOf(page).getByText('Your turn')).toHaveCount(1);

  const { id } = await seller.api.getFulfillment({ params: { id: listing.id } });
  const start = new Date(Date.now() + 86_400_000).toISOString();
  const end = new Date(Date.now() + 90_000_000).toISOString();
  await seller.api.proposeWindows({ params: { id }, body: { windows: [{ start, end }] } });
  await expect(turnOf(page).getByText('Nothing is waiting for you')).toBeVisible();
  await expect(turnOf(phone).getByText(`${seller.name} proposed times. Choose one.`)).toBeVisible();
  await expect(turnOf(phone).getByRole('listitem')).toHaveCount(1);
  await turnOf(phone)
    .getByRole('link', { name: `Agree on a time: ${listing.title}` })
    .click();
  await phone.waitForURL(`/dashboard/purchases/${id}`);
});

test('a buyer sees the last saved listings and can pay; without any, there is a link to the shop @long', async ({
  page,
  anotherBrowser,
}) => {
  const [buyer, seller] = [await join('Buyer'), await join('Seller')];
  const [first, dropped, sold, last] = [
    await postListing(seller),
    await postListing(seller, { price: '80' }),
    await postListing(seller),
    await postListing(seller),
  ];
  for (const listing of [first, dropped, sold, last]) await saveListing(buyer, listing);
  await seller.api.updateListing({ params: { id: dropped.id }, body: { price: '60' } });
  await buyListing(await join('Buyer'), sold);

  await logIn(page, buyer, '/dashboard');
  const line = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(page.getByRole('heading', { level: 2, name: 'Recently saved' })).toBeVisible();
  await expect(line(sold.title).getByRole('button', { name: 'Purchase' })).toBeDisabled();
  await expect(line(dropped.title).getByText('Price dropped from $80 to $60')).toBeVisible();
  await expect(line(first.title)).toHaveCount(0);
  await expect(menuOf(page).getByRole('link').first()).toHaveText('My Orders');
  await line(last.title).getByRole('link', { name: 'Purchase' }).click();
  await expect(page.getByRole('timer')).toBeVisible();

  const newcomer = await anotherBrowser();
  await logIn(newcomer, await join('Buyer'), '/dashboard');
  await newcomer.getByRole('link', { name: 'Browse items' }).click();
  await newcomer.waitForURL('/');
});

test('a seller sees the figures of their listings; without any, there is a link to the form @long', async ({
  page,
  anotherBrowser,
}) => {
  const seller = await join('Seller');
  await postListing(seller);
  await saveListing(await join('Buyer'), await postListing(seller));
  await logIn(page, seller, '/dashboard');
  const figures = page.getByRole('region', { name: 'How your listings are doing' });
  await expect(figures.getByText('2 still for sale')).toBeVisible();
  await expect(menuOf(page).getByRole('link').first()).toHaveText('Add a Product');

  const newcomer = await anotherBrowser();
  await logIn(newcomer, await join('Seller'), '/dashboard');
  await expect(newcomer.getByText('You have nothing for sale.')).toBeVisible();
  await newcomer.getByRole('link', { name: 'Add a Product', exact: true }).last().click();
  await newcomer.waitForURL('/dashboard/add-item');
});

test('an admin first sees what happened in the shop, each screen once, and is told when the numbers cannot load', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 409/);
  const isAsked = (url: URL) => url.pathname === '/api/market-numbers';
  const message = 'The numbers are being counted.';
  await page.route(isAsked, (route) => route.fulfill({ status: 409, json: { code: 'conflict', message } }));
  await logIn(page, people.admin, '/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'The last 30 days' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  const screens = await menuOf(page).getByRole('link').allInnerTexts();
  const entries = page.getByRole('main').getByRole('link', { name: 'Who changed what and when.' });
  await expect(entries).toBeHidden();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(entries).toBeVisible();
  // Some entries have a count.
  for (const screen of screens.map((text) => text.replace(/\s*\d+\+?$/, '')))
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: screen }).last()).toBeVisible();
  await page.unroute(isAsked);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5000 });
    await expect(page.getByRole('region', { name: 'What happened' }).getByText('New accounts')).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
});

test('an admin sees how much waits, and is led to it', async ({ page }) => {
  const listing = await postListing(await join('Seller'));
  await (await join('Buyer')).api.sendReport({
    body: { kind: 'listing', targetId: listing.id, reason: 'misleading' },
  });
  await logIn(page, people.admin, '/dashboard');
  await expect(menuOf(page).getByRole('link', { name: /^Cases \d+\+?$/ })).toBeVisible();
  await page.getByRole('region', { name: 'To do' }).getByRole('link', { name: 'Open cases' }).click();
  await page.waitForURL('/dashboard/admin/cases?state=open');
  await expect(page.getByRole('link', { name: listing.title })).toBeVisible();
});

test('a loading page starts at its top, and Back restores the position @long', async ({ page }) => {
  const seller = await join('Seller');
  const image = await uploadPhoto(seller);
  for (let listing = 0; listing < 8; listing++) await postListing(seller, { image });
  await page.setViewportSize({ width: 390, height: 700 });
  await logIn(page, seller, '/dashboard/my-products');
  const last = page.getByRole('button', { name: /^More/ }).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const place = await scrolled();
  expect(place).toBeGreaterThan(700);
  const hurry = await slowDown(page, { latency: 3000 });
  await last.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(page.getByText('Loading...')).toBeInViewport();
  await hurry();
  await expect(page.getByRole('heading', { level: 1, name: /^Edit/ })).toBeInViewport();
  await page.goBack();
  await expect.poll(scrolled).toBe(place);
});

test('Back after a full load returns to the place in a continued list @long', async ({ page }) => {
  const seller = await join('Seller');
  const image = await uploadPhoto(seller);
  for (let listing = 0; listing < 30; listing++) await postListing(seller, { image, productName: 'Bed' });
  // A page that comes back from memory proves nothing.
  await page.route(/\/(search|dashboard)/, async (route) => {
    const isPage = route.request().resourceType() === 'document';
    if (!isPage) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await logIn(page, seller, '/search?category=Bed');
  const titles = page.getByRole('main').getByRole('article');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect.poll(() => titles.count()).toBeGreaterThan(24);
  await titles.nth(27).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/blog');
  await page.goBack();
  await expect.poll(() => titles.count()).toBeGreaterThan(24);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});
