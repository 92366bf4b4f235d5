import type { Page } from '@playwright/test';
import { cards, payWith } from '../e2e/card.ts';
import { pages } from './set-stage.ts';

export type Viewer = 'stranger' | 'buyer' | 'seller' | 'admin' | 'new-buyer' | 'new-seller';

export type Screen = {
  name: string;
  viewer: Viewer;
  path: string;
  act?: (page: Page) => Promise<unknown>;
  undo?: (page: Page) => Promise<unknown>;
};

const detailOf = (title: string) => (page: Page) =>
  page
    .getByRole('link', { name: `Detail of ${title}` })
    .first()
    .click();

const first = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first().click();

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

/** Filters are in a sheet on narrow screens only. */
const openFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: /^Filter/ });
  if (await button.isVisible()) await button.click();
};

/** Navigation is a menu on narrow screens. */
const openMenu = async (page: Page) => {
  const menu = page.getByRole('navigation', { name: 'Main' }).getByText('Menu');
  if (await menu.isVisible()) await menu.click();
};

const logInWrongly = async (page: Page) => {
  await page.getByLabel('Email', { exact: true }).fill('buyer@settee.test');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
};

const askForLink = async (page: Page) => {
  await page.getByLabel('Email', { exact: true }).fill('nobody@settee.test');
  await page.getByRole('main').getByRole('button').first().click();
};

/** @param ask opens the question */
const confirmed =
  (word: string, ask = press(new RegExp(`^${word}`))) =>
  async (page: Page) => {
    await ask(page);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: word, exact: true }).click();
    await question.waitFor({ state: 'hidden' });
  };

const inMenu = (action: string) => async (page: Page) => {
  await press(/^More/)(page);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

const pressUndo = async (page: Page) => {
  const undo = page.getByRole('main').getByRole('button', { name: /^Undo/ }).first();
  const name = (await undo.getAttribute('aria-label')) ?? 'Undo';
  await undo.click();
  await page.getByRole('button', { name }).waitFor({ state: 'hidden' });
};

const pay = (card: string, until: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await first(/^Purchase/)(page);
  await payWith(page, card);
  await until(page);
};

const typeCard = async (page: Page) => {
  await first(/^Purchase/)(page);
  await page.getByLabel('Card number').fill(cards.pays);
  await page.getByLabel('Expiration date').fill('12 / 39');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('main').getByRole('heading').first().click();
};

const fillListing = async (page: Page) => {
  await page.getByLabel('Title').fill('Oak rocking chair');
  await page.getByLabel('Price').fill('180');
  await page.setInputFiles('input[type=file]', [
    'assets/demo/cane-back-settee-1.webp',
    'assets/demo/black-iron-bed-1.webp',
  ]);
  await page.getByText('All 2 photos are ready.').waitFor();
};

const typeShop = async (page: Page) => {
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Second Story Vintage');
  await main.getByLabel('Email', { exact: true }).fill('nobody');
  await main.getByLabel('Light theme', { exact: true }).fill('#ffcc00');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await main.getByRole('alert').waitFor();
};

const edit = async (page: Page) => {
  await inMenu('Edit')(page);
  await page.getByRole('button', { name: 'Save changes' }).waitFor();
};

/** Screens of an unused shop. */
export const openingDay: readonly Screen[] = [
  { name: 'removed-empty', viewer: 'admin', path: '/dashboard/admin/removed' },
  { name: 'audit-log-empty', viewer: 'admin', path: '/dashboard/admin/audit-log' },
];

export const screens: readonly Screen[] = [
  { name: 'home', viewer: 'stranger', path: '/' },
  { name: 'home-menu', viewer: 'stranger', path: '/', act: openMenu },
  { name: 'home-de', viewer: 'stranger', path: '/?lang=de' },
  { name: 'home-es', viewer: 'stranger', path: '/?lang=es' },
  { name: 'category', viewer: 'stranger', path: '/category' },
  { name: 'collection', viewer: 'stranger', path: '/collections/sofa' },
  { name: 'collection-filtered', viewer: 'stranger', path: '/collections/chair?material=oak,walnut' },
  { name: 'search', viewer: 'stranger', path: '/search?words=sofa&colour=green,brown' },
  { name: 'search-misspelt', viewer: 'stranger', path: '/search?words=wallnut+tabel' },
  { name: 'search-filters', viewer: 'stranger', path: '/search', act: openFilters },
  { name: 'search-filters-de', viewer: 'stranger', path: '/search?lang=de', act: openFilters },
  { name: 'search-nothing', viewer: 'stranger', path: '/search?category=Sofa&priceMin=90000' },
  {
    name: 'listing-window',
    viewer: 'stranger',
    path: '/collections/cupboard',
    act: detailOf('Long walnut sideboard, sliding doors'),
  },
  {
    name: 'listing',
    viewer: 'stranger',
    path: '/collections/chair',
    act: async (page) => {
      await detailOf('Low walnut lounge chair')(page);
      await page.waitForURL(/furniture/);
      await page.reload();
    },
  },
  {
    name: 'listing-enlarged',
    viewer: 'stranger',
    path: pages.held,
    act: (page) => page.getByRole('region', { name: 'Photos' }).getByRole('link').first().click(),
  },
  { name: 'listing-held', viewer: 'stranger', path: pages.held },
  { name: 'listing-sold', viewer: 'stranger', path: pages.sold },
  { name: 'listing-gone', viewer: 'stranger', path: pages.gone },
  {
    name: 'seller-page',
    viewer: 'stranger',
    path: pages.offered,
    act: async (page) => {
      await page.getByRole('main').locator('a[href^="/sellers/"]').first().click();
      await page.waitForURL(/sellers/);
    },
  },
  { name: 'blog', viewer: 'stranger', path: '/blog' },
  { name: 'login', viewer: 'stranger', path: '/login' },
  { name: 'login-needed', viewer: 'stranger', path: '/dashboard/my-orders' },
  { name: 'login-refused', viewer: 'stranger', path: '/login', act: logInWrongly },
  { name: 'signup', viewer: 'stranger', path: '/signup' },
  { name: 'signup-refused', viewer: 'stranger', path: '/signup', act: press('Sign Up') },
  { name: 'forgot-password', viewer: 'stranger', path: '/forgot-password', act: askForLink },
  { name: 'reset-password', viewer: 'stranger', path: '/reset-password?token=a' },
  { name: 'not-me', viewer: 'stranger', path: '/not-me?token=a' },
  { name: 'first-admin', viewer: 'stranger', path: '/first-admin?token=a' },
  { name: 'reset-password-late', viewer: 'stranger', path: '/reset-password' },
  { name: 'verify-email-late', viewer: 'stranger', path: '/verify-email?error=INVALID_TOKEN' },
  { name: 'unsubscribe', viewer: 'stranger', path: '/unsubscribe/a.price_drop.b' },
  { name: 'not-found', viewer: 'stranger', path: '/no-such-room' },
  { name: 'offline', viewer: 'stranger', path: '/offline' },
  { name: 'dashboard-buyer', viewer: 'buyer', path: '/dashboard' },
  { name: 'search-saved', viewer: 'buyer', path: '/search?category=Sofa&colour=green', act: press('Save this search') },
  { name: 'listing-to-save', viewer: 'buyer', path: pages.held },
  { name: 'my-orders', viewer: 'buyer', path: '/dashboard/my-orders' },
  {
    name: 'my-orders-deleted',
    viewer: 'buyer',
    path: '/dashboard/my-orders',
    act: confirmed('Delete'),
    undo: pressUndo,
  },
  { name: 'payment', viewer: 'buyer', path: '/dashboard/my-orders', act: first(/^Purchase/) },
  { name: 'payment-typed', viewer: 'buyer', path: '/dashboard/my-orders', act: typeCard },
  {
    name: 'payment-declined',
    viewer: 'buyer',
    path: '/dashboard/my-orders',
    act: pay(cards.isDeclined, (page) => page.getByText('Your card was declined.').waitFor()),
  },
  {
    name: 'payment-asks',
    viewer: 'buyer',
    path: '/dashboard/my-orders',
    act: pay(cards.asksWhoPays, (page) => page.locator('iframe[title="Confirm it’s you"]').waitFor()),
    undo: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).waitFor();
      await page.getByRole('link', { name: 'Leave without paying' }).click();
      await page.waitForURL(/my-orders/);
    },
  },
  { name: 'payment-paid', viewer: 'buyer', path: pages.paid },
  { name: 'payment-unknown', viewer: 'buyer', path: pages.gone.replace('/furniture', '/dashboard/payment') },
  { name: 'payment-history', viewer: 'buyer', path: '/dashboard/payment-history' },
  { name: 'receipt', viewer: 'buyer', path: '/dashboard/payment-history', act: first(/^Receipt/) },
  { name: 'not-for-buyers', viewer: 'buyer', path: '/dashboard/add-item' },
  { name: 'messages', viewer: 'buyer', path: '/messages' },
  {
    name: 'conversation-offer',
    viewer: 'buyer',
    path: '/messages',
    act: first(/lounge chair/),
  },
  {
    name: 'conversation-held',
    viewer: 'buyer',
    path: '/messages',
    act: first(/pedestal table/),
  },
  { name: 'offers', viewer: 'buyer', path: '/dashboard/offers' },
  { name: 'your-turn', viewer: 'seller', path: '/dashboard/your-turn' },
  { name: 'offer-form', viewer: 'buyer', path: pages.offered, act: press('Make an offer') },
  { name: 'notifications', viewer: 'buyer', path: '/notifications' },
  { name: 'reviews', viewer: 'buyer', path: '/dashboard/reviews' },
  { name: 'handover-buyer', viewer: 'buyer', path: pages.bought },
  {
    name: 'handover-code',
    viewer: 'buyer',
    path: pages.agreed,
    act: async (page) => {
      await press('Show code')(page);
      await press('Fill the screen')(page);
      await page.getByRole('dialog').getByRole('img').waitFor();
    },
  },
  { name: 'account', viewer: 'buyer', path: '/dashboard/account' },
  { name: 'dashboard-new-buyer', viewer: 'new-buyer', path: '/dashboard' },
  { name: 'my-orders-empty', viewer: 'new-buyer', path: '/dashboard/my-orders' },
  { name: 'payment-history-empty', viewer: 'new-buyer', path: '/dashboard/payment-history' },
  { name: 'messages-empty', viewer: 'new-buyer', path: '/messages' },
  { name: 'offers-empty', viewer: 'new-buyer', path: '/dashboard/offers' },
  { name: 'notifications-empty', viewer: 'new-buyer', path: '/notifications' },
  { name: 'account-new', viewer: 'new-buyer', path: '/dashboard/account' },
  { name: 'dashboard-seller', viewer: 'seller', path: '/dashboard' },
  { name: 'add-product', viewer: 'seller', path: '/dashboard/add-item' },
  { name: 'add-product-filled', viewer: 'seller', path: '/dashboard/add-item', act: fillListing },
  { name: 'add-product-refused', viewer: 'seller', path: '/dashboard/add-item', act: press('Add product') },
  { name: 'my-products', viewer: 'seller', path: '/dashboard/my-products' },
  {
    name: 'my-products-deleted',
    viewer: 'seller',
    path: '/dashboard/my-products',
    act: confirmed('Delete', inMenu('Delete')),
    undo: pressUndo,
  },
  { name: 'edit-product', viewer: 'seller', path: '/dashboard/my-products', act: edit },
  {
    name: 'edit-preview',
    viewer: 'seller',
    path: '/dashboard/my-products',
    act: async (page) => {
      await edit(page);
      await press('Preview')(page);
    },
  },
  { name: 'messages-seller', viewer: 'seller', path: '/messages' },
  { name: 'offers-seller', viewer: 'seller', path: '/dashboard/offers' },
  { name: 'handover-seller', viewer: 'seller', path: pages.handedOver },
  { name: 'my-products-menu', viewer: 'seller', path: '/dashboard/my-products', act: press(/^More/) },
  { name: 'delete-asked', viewer: 'seller', path: '/dashboard/my-products', act: inMenu('Delete') },
  { name: 'import', viewer: 'seller', path: '/dashboard/import' },
  { name: 'import-refused', viewer: 'seller', path: '/dashboard/import', act: press('Import listings') },
  { name: 'dashboard-new-seller', viewer: 'new-seller', path: '/dashboard' },
  { name: 'my-products-empty', viewer: 'new-seller', path: '/dashboard/my-products' },
  { name: 'import-empty', viewer: 'new-seller', path: '/dashboard/import' },
  { name: 'dashboard-admin', viewer: 'admin', path: '/dashboard' },
  { name: 'overview', viewer: 'admin', path: '/dashboard/admin' },
  { name: 'all-buyers', viewer: 'admin', path: '/dashboard/admin/all-buyers/buyer' },
  { name: 'all-sellers', viewer: 'admin', path: '/dashboard/admin/all-seller/seller' },
  { name: 'all-sellers-nobody', viewer: 'admin', path: '/dashboard/admin/all-seller/seller?q=zzz' },
  { name: 'verify-asked', viewer: 'admin', path: '/dashboard/admin/all-seller/seller', act: press(/^Varify/) },
  { name: 'sales', viewer: 'admin', path: '/dashboard/admin/sales' },
  { name: 'refund-asked', viewer: 'admin', path: '/dashboard/admin/sales', act: press(/^Refund/) },
  { name: 'cases', viewer: 'admin', path: '/dashboard/admin/cases' },
  { name: 'payouts', viewer: 'admin', path: '/dashboard/admin/payouts' },
  { name: 'balances', viewer: 'admin', path: '/dashboard/admin/balances' },
  { name: 'my-sales', viewer: 'seller', path: '/dashboard/sales' },
  { name: 'earnings', viewer: 'seller', path: '/dashboard/earnings' },
  { name: 'removed', viewer: 'admin', path: '/dashboard/admin/removed' },
  { name: 'audit-log', viewer: 'admin', path: '/dashboard/admin/audit-log' },
  { name: 'shop-settings', viewer: 'admin', path: '/dashboard/admin/settings' },
  { name: 'shop-settings-typed', viewer: 'admin', path: '/dashboard/admin/settings', act: typeShop },
];
