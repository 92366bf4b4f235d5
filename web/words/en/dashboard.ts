import { area } from '../area.ts';

export const dashboard = area('dashboard', {
  turnOrder: { asc: 'Ascending. Reverse the order', desc: 'Descending. Reverse the order' },
  sortBy: 'Sort by',
  search: 'Search',
  clear: 'Show all',
  overview: 'Overview',
  overviewText: 'How the marketplace is doing, day by day.',
  menu: 'Dashboard menu',
  lede: (name: string) => `Good to see you, ${name}.`,
  addProduct: 'Add a Product', // spec §2
  addProductText: 'Take photos, describe it, set a price.',
  startSelling: 'Start selling',
  startSellingText: 'Sell what you no longer need.',
  myProducts: 'My Products', // spec §2
  myProductsText: 'Your listings: for sale, reserved and sold.',
  myOrders: 'My Orders', // spec §2
  myOrdersText: 'The listings you saved. Pay for them here.',
  messagesText: 'Questions and answers about listings.',
  offersText: 'Prices that you and others suggested.',
  savedLast: 'Recently saved',
  paymentHistory: 'Payment History', // spec §2
  paymentHistoryText: 'Your purchases and refunds.',
  reviews: 'Reviews',
  reviewsText: 'What you can review, and what was said about you.',
  account: 'Account',
  accountText: 'Your name, password and devices.',
  allBuyers: 'All Buyers', // spec §6
  allBuyersText: 'Everyone who buys here.',
  allSellers: 'All Sellers', // spec §6
  allSellersText: 'Everyone who sells here. Verify sellers here.',
  everyListing: 'All Listings',
  everyListingText: 'Every listing in every state.',
  sales: 'Sales',
  salesText: 'Payments and refunds.',
  earnings: 'Earnings',
  earningsText: 'What your sales bring you, and when you are paid.',
  disputes: 'Disputes',
  disputesText: 'Problems with sales that need a decision.',
  payouts: 'Payouts',
  payoutsText: 'What sellers are to be paid.',
  removed: 'Removed',
  removedText: 'Restore what was removed in the last 30 days.',
  auditLog: 'Audit Log',
  auditLogText: 'Who changed what and when.',
  settings: 'Settings',
  settingsText: 'Name, contact, colors and languages.',
  legal: 'Legal pages',
  legalText: 'Terms, privacy, legal notice and more.',
  cases: 'Cases',
  casesText: 'Reports, decisions and appeals.',
  browse: 'Browse furniture',
  browseText: 'See what is for sale.',
  notForYou: 'This screen is not for your account',
  sellersOnly: 'Only sellers list furniture. Your account can become one: what you saved and bought stays as it is.',
  adminsOnly: 'Only admins can open this screen.',
  toOrders: 'Go to My Orders',
  toDashboard: 'Go to the dashboard',
  signedOut: 'You are logged out',
  signedOutText: 'Log in to continue. You will come back to this screen, and what you typed is kept.',
  wasRemoved: (name: string) => `${name} was removed.`,
  broughtBack: (name: string) => `${name} is back.`,
  undoTime: 'You can undo this.',
});

export const confirm = area('confirm', {
  delete: 'Are you sure you want to delete?', // spec §8
  verify: 'Are you sure this seller is varified?', // spec §8
});
