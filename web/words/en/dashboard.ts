// Words that the dashboard's screens share.

import { area } from '../area.ts';

export const dashboard = area('dashboard', {
  turnOrder: { asc: 'Sorted upwards. Turn round', desc: 'Sorted downwards. Turn round' },
  sortBy: 'Sort by',
  search: 'Search',
  clear: 'Show all',
  overview: 'Overview',
  overviewText: 'How the shop is doing, day by day.',
  menu: 'Dashboard menu',
  lede: (name: string) => `Good to see you, ${name}.`,
  addProduct: 'Add a Product', // spec §2
  addProductText: 'Photograph it, describe it, name a price.',
  myProducts: 'My Products', // spec §2
  myProductsText: 'What you have listed, what is on hold and what is sold.',
  myOrders: 'My Orders', // spec §2
  myOrdersText: 'The pieces you saved, and the way to pay for them.',
  savedLast: 'What you saved last',
  paymentHistory: 'Payment History', // spec §2
  paymentHistoryText: 'What you have paid for, and any refund.',
  account: 'Account',
  accountText: 'Your name, your password, and where you are signed in.',
  allBuyers: 'All Buyers', // spec §6
  allBuyersText: 'Who buys here.',
  allSellers: 'All Sellers', // spec §6
  allSellersText: 'Who sells here, and whom you vouch for.',
  sales: 'Sales',
  salesText: 'What was paid, and the way to send it back.',
  removed: 'Removed',
  removedText: 'People and pieces of the last 30 days, and the way to bring them back.',
  auditLog: 'Audit Log',
  auditLogText: 'Who changed what, and when.',
  browse: 'Browse the pieces',
  browseText: 'Go back to what is for sale now.',
  notForYou: 'This screen is not for your account',
  sellersOnly: 'Only sellers list furniture. Yours is a buyer account: save what you like and pay for it here.',
  adminsOnly: 'Only an admin may see who buys and sells here.',
  toOrders: 'Go to My Orders',
  toDashboard: 'Go to the dashboard',
  signedOut: 'You are logged out',
  signedOutText: 'Log in to go on. You will come back to this screen, and what you typed is kept.',
  wasRemoved: (name: string) => `${name} was removed.`,
  broughtBack: (name: string) => `${name} is back.`,
  undoTime: 'You can undo this.',
});

export const confirm = area('confirm', {
  delete: 'Are you sure you want to delete?', // spec §8
  verify: 'Are you sure this seller is varified?', // spec §8
});
