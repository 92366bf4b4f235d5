import type { PagedCall } from './contract.ts';

/**
 * Every call of Settee: its name here, its method and its address below `/api` (spec §7).
 * The browser needs only this table, so the schemas stay out of the first page's script.
 */
export const paths = {
  // people
  getUser: 'GET /users/:email',
  createUser: 'POST /users',
  issueToken: 'POST /jwt',
  listUsers: 'GET /users-type/:type',
  verifySeller: 'PUT /users/:id',
  suspendBadge: 'POST /users/:id/suspend-badge',
  deleteUser: 'DELETE /users/:id',
  restoreUser: 'POST /users/:id/restore',
  // oneself
  getAccount: 'GET /account',
  updateAccount: 'PATCH /account',
  startSelling: 'POST /account/seller',
  deleteAccount: 'DELETE /account',
  exportAccount: 'GET /account/export',
  listSessions: 'GET /account/sessions',
  endSession: 'DELETE /account/sessions/:id',
  endOtherSessions: 'DELETE /account/sessions',
  saveSearch: 'POST /saved-searches',
  listSavedSearches: 'GET /saved-searches',
  changeSavedSearch: 'PATCH /saved-searches/:id',
  removeSavedSearch: 'DELETE /saved-searches/:id',
  getAlertChoices: 'GET /account/alerts',
  changeAlertChoices: 'PATCH /account/alerts',
  // what admins look after
  listRemovedUsers: 'GET /removed-users',
  listRemovedListings: 'GET /removed-furniture',
  listActs: 'GET /audit-log',
  listPayments: 'GET /payments',
  refundPayment: 'POST /payments/:id/refund',
  exportPayments: 'GET /payments-export',
  listEveryListing: 'GET /all-furniture',
  getEveryListing: 'GET /all-furniture/:id',
  getPerson: 'GET /people/:id',
  getMarketNumbers: 'GET /market-numbers',
  // listings
  createListing: 'POST /furniture',
  listAvailable: 'GET /furniture-available',
  listOwnListings: 'GET /furniture/:email',
  listOwnRemoved: 'GET /furniture/:email/removed',
  advertiseListing: 'PUT /furniture/:id',
  updateListing: 'PATCH /furniture-update/:id',
  endHold: 'POST /furniture/:id/end-hold',
  removeListing: 'DELETE /furniture/:id',
  restoreListing: 'POST /furniture/:id/restore',
  listCollection: 'GET /item/:name',
  listCategories: 'GET /categories',
  getListing: 'GET /listing/:id',
  getInterest: 'GET /listing/:id/interest',
  countView: 'POST /furniture/:id/view',
  getSellerNumbers: 'GET /seller-numbers',
  listPlaces: 'GET /places',
  searchListings: 'GET /search',
  listSimilar: 'GET /listing/:id/similar',
  // many pieces from a file
  createImport: 'POST /imports',
  checkImport: 'POST /import-check',
  listImports: 'GET /imports',
  getImport: 'GET /imports/:id',
  getImportErrors: 'GET /imports/:id/errors',
  tellImportPictures: 'PUT /import-pictures',
  // wishlist
  addWish: 'POST /orders',
  listWishes: 'GET /orders',
  removeWish: 'DELETE /orders/:id',
  restoreWish: 'POST /orders/:id/restore',
  getWish: 'GET /get-furniture/:id',
  listSaved: 'GET /saved',
  // purchases
  createPaymentIntent: 'POST /payment-intent',
  releaseHold: 'DELETE /payment-intent/:previousId',
  confirmPayment: 'PUT /payment/:previousId',
  recordPaid: 'POST /paid',
  markOrderPaid: 'PUT /order/:previousId',
  markPaid: 'PUT /paid/:id',
  listPaid: 'GET /paid/:email',
  removePaid: 'DELETE /paid/:id',
  restorePaid: 'POST /paid/:id/restore',
  getReceipt: 'GET /receipt/:id',
  // images and settings
  uploadImage: 'POST /images',
  getSettings: 'GET /settings',
} as const;

export type CallName = keyof typeof paths;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls whose answer is one page of a list: the browser has to know them without the schemas. */
export const pagedCalls: Record<PagedCall, true> = {
  listUsers: true,
  listRemovedUsers: true,
  listRemovedListings: true,
  listActs: true,
  listPayments: true,
  listEveryListing: true,
  listAvailable: true,
  listOwnListings: true,
  listOwnRemoved: true,
  listCollection: true,
  listWishes: true,
  listPaid: true,
};

/** The method and the address of a call, apart. */
export function route(name: CallName): { method: Method; path: string } {
  const [method, path] = paths[name].split(' ') as [Method, string];
  return { method, path };
}

/** Fills `:name` places of a path; every value is escaped, so an e-mail or a slash cannot change the address. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
