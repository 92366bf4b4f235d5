import type { Page } from '@playwright/test';

/** Who looks; a stranger has not logged in. */
export type Viewer = 'stranger' | 'buyer' | 'seller' | 'admin';

export type Screen = {
  name: string;
  viewer: Viewer;
  /** Where the screen is, or the link with this label on the screen before it, whose address only the database knows. */
  path: string;
  /** What a person does there before the picture is worth taking. */
  act?: (page: Page) => Promise<unknown>;
};

const firstDetail = (page: Page) =>
  page
    .getByRole('link', { name: /^Detail of/ })
    .first()
    .click();

const first = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first().click();

const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).first().click();

/** On a narrow screen the filters are a sheet; on a wide one they stand there anyway. */
const openFilters = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Filters' });
  if (await button.isVisible()) await button.click();
};

/** Every screen of the product, in the states that are worth a look. */
export const screens: readonly Screen[] = [
  { name: 'home', viewer: 'stranger', path: '/' },
  { name: 'category', viewer: 'stranger', path: '/category' },
  { name: 'collection', viewer: 'stranger', path: '/collections/Sofa' },
  { name: 'search', viewer: 'stranger', path: '/search?words=sofa&colour=green,brown' },
  { name: 'search-filters', viewer: 'stranger', path: '/search', act: openFilters },
  { name: 'search-nothing', viewer: 'stranger', path: '/search?category=Sofa&priceMin=90000' },
  { name: 'piece-window', viewer: 'stranger', path: '/collections/Cupboard', act: firstDetail },
  {
    name: 'piece',
    viewer: 'stranger',
    path: '/collections/Chair',
    act: async (page) => {
      await firstDetail(page);
      await page.waitForURL(/furniture/);
      await page.reload();
    },
  },
  { name: 'blog', viewer: 'stranger', path: '/blog' },
  { name: 'login', viewer: 'stranger', path: '/login' },
  { name: 'signup', viewer: 'stranger', path: '/signup' },
  { name: 'signup-refused', viewer: 'stranger', path: '/signup', act: press('Sign Up') },
  { name: 'forgot-password', viewer: 'stranger', path: '/forgot-password' },
  { name: 'not-found', viewer: 'stranger', path: '/no-such-room' },
  { name: 'dashboard-buyer', viewer: 'buyer', path: '/dashboard' },
  { name: 'my-orders', viewer: 'buyer', path: '/dashboard/my-orders' },
  { name: 'payment', viewer: 'buyer', path: '/dashboard/my-orders', act: first(/^Pay/) },
  { name: 'payment-history', viewer: 'buyer', path: '/dashboard/payment-history' },
  { name: 'receipt', viewer: 'buyer', path: '/dashboard/payment-history', act: first(/^Receipt/) },
  { name: 'not-for-buyers', viewer: 'buyer', path: '/dashboard/add-item' },
  { name: 'account', viewer: 'buyer', path: '/dashboard/account' },
  { name: 'dashboard-seller', viewer: 'seller', path: '/dashboard' },
  { name: 'add-product', viewer: 'seller', path: '/dashboard/add-item' },
  { name: 'add-product-refused', viewer: 'seller', path: '/dashboard/add-item', act: press('Add product') },
  { name: 'my-products', viewer: 'seller', path: '/dashboard/my-products' },
  { name: 'edit-product', viewer: 'seller', path: '/dashboard/my-products', act: first(/^Edit/) },
  { name: 'delete-asked', viewer: 'seller', path: '/dashboard/my-products', act: press('Delete') },
  { name: 'dashboard-admin', viewer: 'admin', path: '/dashboard' },
  { name: 'overview', viewer: 'admin', path: '/dashboard/admin' },
  { name: 'all-buyers', viewer: 'admin', path: '/dashboard/admin/all-buyers/buyer' },
  { name: 'all-sellers', viewer: 'admin', path: '/dashboard/admin/all-seller/seller' },
  { name: 'sales', viewer: 'admin', path: '/dashboard/admin/sales' },
  { name: 'removed', viewer: 'admin', path: '/dashboard/admin/removed' },
  { name: 'audit-log', viewer: 'admin', path: '/dashboard/admin/audit-log' },
];
