import type * as english from './all.ts';

type Corrections = { readonly [Area in keyof typeof english]?: Partial<(typeof english)[Area]> };

/** The specification's texts in correct English, for `WORDING=corrected`. Other texts stay. */
export const corrected: Corrections = {
  app: { loading: 'Loading…' },
  nav: { login: 'Log in', logout: 'Log out' },
  notFound: { title: 'Page not found' },
  category: { title: 'Our categories', card: (category: string) => category },
  listing: { detail: 'Details' },
  listingPage: { loginPrompt: 'Log in to save this item.' },
  payment: { heading: (product: string) => `Checkout: ${product}` },
  titles: { myOrders: 'Saved items', paymentHistory: 'Purchases' },
  dashboard: { myOrders: 'Saved items', paymentHistory: 'Purchases' },
  myProducts: { sold: 'Sold' },
  admin: { verify: 'Verify', verified: 'Verified' },
  confirm: { delete: 'Delete this?', verify: 'Verify this seller?' },
  toast: {
    login: 'You are logged in',
    signup: 'Your account is ready',
    productAdded: 'Your listing is published',
    wishAdded: 'Saved',
    advertised: 'Your listing is advertised',
    intentSucceeded: 'Card accepted',
    paid: 'Payment received',
    wishRemoved: 'Removed from your saved items',
    buyerRemoved: 'Buyer removed',
    sellerRemoved: 'Seller removed',
    sellerVerified: 'Seller verified',
    paidRemoved: 'Removed from your purchases',
    listingDeleted: 'Listing deleted',
  },
};
