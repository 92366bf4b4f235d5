// Separate from the screens' words, because the title shows before the screen loads.

import { area } from '../../area.ts';

export const titles = area('titles', {
  overview: 'Overview',
  login: 'Login',
  signup: 'Sign Up',
  google: 'Continue with Google',
  forgotPassword: 'Forgot your password?',
  firstAdmin: 'Your own shop',
  notMe: 'Was this not you?',
  resetPassword: 'Choose a new password',
  verifyEmail: 'Confirm your email',
  dashboard: 'Dashboard', // spec §2
  addProduct: 'Add a Product', // spec §2
  editProduct: 'Edit',
  myProducts: 'My Products', // spec §2
  myOrders: 'Items you want to buy', // spec §2
  saved: 'Saved',
  paid: 'It’s yours',
  search: 'Search',
  searchOf: (typed: string) => `“${typed}”`,
  from: (list: string, first: string) => `${list}, from “${first}”`,
  searchLede: 'Second-hand furniture by name, size, price, style and distance.',
  gone: 'This listing is gone',
  payment: 'Payment',
  paymentHistory: 'Paid Items Here', // spec §2
  receipt: 'Receipt',
  account: 'Your Account',
  allBuyers: 'All Buyers', // spec §6
  allSellers: 'All Sellers', // spec §6
  everyListing: 'All Listings',
  anyListing: 'Listing',
  person: 'Person',
  sales: 'Sales',
  removed: 'Removed',
  importListings: 'Import from CSV',
  unsubscribe: 'Stop these emails',
  notifications: 'Notifications',
  auditLog: 'Audit Log',
  settings: 'Settings',
  legal: 'Legal pages',
  cases: 'Cases',
  earnings: 'Earnings',
  disputes: 'Disputes',
  payouts: 'Payouts',
  balances: 'Balances',
  reviews: 'Reviews',
  messages: 'Messages',
  offers: 'Offers',
  handover: 'Handover',
  statement: 'Statement of reasons',
});
