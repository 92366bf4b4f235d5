import { area } from '../area.ts';

export const myOrders = area('myOrders', {
  noneHint:
    'Press the heart on a listing you like. You will see it here when its price drops, and you can pay for it here.',
  state: 'Status',
  sorts: { saved: 'Date saved', name: 'Name', price: 'Price', state: 'Status' },
  states: {
    available: 'For sale',
    held: 'Reserved',
    sold: 'Sold',
    gone: 'Not for sale right now',
    refunded: 'Refunded',
  },
  moneyBack: {
    pending: () => 'Your payment came too late. All of it is on its way back to your card.',
    refunded: () => 'Your payment came too late. All of it has been sent back to your card.',
    failed: () => 'Your payment came too late. Sending it back failed once; we are working on it.',
  },
  dropped: (before: string, now: string) => `Price dropped from ${before} to ${now}`,
  none: 'You have not saved anything yet.',
  browse: 'Browse listings',
  name: 'Name', // spec §2
  price: 'Price', // spec §2
  payment: 'Payment',
  purchase: 'Purchase', // spec §2
  paid: 'Paid', // spec §2
  delete: 'Delete', // spec §2
  remove: 'Remove', // spec §2
  actions: 'Actions',
  gone: 'Sold or taken down',
  onHold: (time: string) => `Someone else is paying. Reserved until ${time}.`,
  heldByMe: (time: string) => `Reserved for you until ${time}`,
  savedAt: (price: string) => `was ${price}`,
  deleteText: (name: string) =>
    `${name} will no longer be in your saved list. You can undo this until you leave this page.`,
  removeText: (name: string) => `${name} will leave this list. It stays yours and stays in your payment history.`,
});

export const payment = area('payment', {
  heading: (product: string) => `Welcome to payment for ${product}`, // spec §2
  seller: (name: string) => `Sold by ${name}`,
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  preparing: 'Preparing your payment…',
  notPrepared: 'We could not prepare the payment. You have not been charged.',
  held: 'Reserved for you for',
  soonOver: 'Two minutes left to pay.',
  fullHold: (minutes: number) => `Start to enter your card, and it is yours for ${minutes} minutes.`,
  leave: 'Leave without paying',
  backToOrders: 'Back to your saved list',
  priceChanged: (price: string) => `The price is now ${price}. You have not been charged.`,
  goOn: (price: string) => `Continue with ${price}`,
  onHold: 'Someone else is paying for this right now.',
  onHoldUntil: (time: string) =>
    `If they do not finish, it will be available again at ${time}. It stays in your saved list.`,
  holdOver: 'Your reservation ran out. You have not been charged.',
  startAgain: 'Start over',
  tryAgain: 'Try again',
  sold: 'This listing has been sold or taken down. You have not been charged.',
  processing: 'Your bank is still processing the payment',
  processingText:
    'It stays reserved for you in the meantime. You can leave this page; we will let you know the result.',
  notCompleted: 'The payment did not go through',
  unsettled: 'Your payment is safe',
  unsettledText:
    'Your card was accepted, but the confirmation has not reached this page yet. It will arrive by itself, so please do not pay again.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  paid: 'It’s yours',
  paidText: (product: string, price: string) => `You paid ${price} for ${product}. We have let the seller know.`,
  collect: (seller: string) => `Contact ${seller} to arrange the pickup`,
  toReceipt: 'See your receipt',
  toHistory: 'See your payment history',
  notOnWishlist: 'You have not saved this listing',
  notOnWishlistText: 'You can only pay for what you have saved. It may have been removed from your list.',
  itemPrice: 'Item price',
  handover: 'Pickup',
  handoverText: 'Free, arranged with the seller',
  fees: 'Fees',
  noFees: 'None',
  total: 'Total',
  orByCard: 'or pay by card',
  cannotBuy: 'You cannot buy this listing',
  ownListing: 'It is your own.',
  toListing: 'Back to the listing',
  keepBrowsing: 'Keep browsing',
});

export const card = area('card', {
  label: 'Card details',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryForm: 'MM / YY',
  cvc: 'CVC',
  testCards: 'Test mode: use 4242 4242 4242 4242 with any future date and any CVC. No real money is charged.',
  authentication: 'Confirm it’s you',
  authenticationText: 'Your bank wants to check that it is you. Close this window to use another card.',
  notLoaded: 'The card form could not be loaded. You have not been charged. Check your connection, then try again.',
  noAnswer: 'The card provider did not respond. Wait a moment before you try again; you will never be charged twice.',
  errors: {
    incomplete_number: 'Enter the whole card number.',
    invalid_number: 'That is not a valid card number. Check the digits.',
    incomplete_expiry: 'Enter month and year, such as 09 / 31.',
    invalid_expiry_month: 'The month must be between 01 and 12.',
    invalid_expiry_year_past: 'This card has expired.',
    invalid_expiry_year: 'That year is too far away. Check the date.',
    incomplete_cvc: 'Enter the whole code: 3 digits, or 4 on American Express.',
  },
});

export const paymentHistory = area('paymentHistory', {
  sorts: { paid: 'Paid on', name: 'Name', price: 'Price' },
  none: 'You have not paid for anything yet.',
  noneHint: 'When you buy something, you will find it here with its receipt.',
  toOrders: 'See what you saved',
  name: 'Name', // spec §2
  price: 'Price', // spec §2
  paidOn: 'Paid on',
  receipt: 'Receipt',
  remove: 'Remove', // spec §2
  actions: 'Actions',
  removeText: (name: string) =>
    `${name} will leave your history. It stays yours, and you can undo this until you leave this page.`,
  refunds: {
    pending: () => 'Refund on its way',
    partly: (amount: string) => `Partly refunded: ${amount}`,
    refunded: () => 'Refunded',
    failed: () => 'Refund failed; we are working on it',
  },
});

export const receipt = area('receipt', {
  print: 'Print',
  toHistory: 'Payment history',
  number: 'Receipt number',
  paidOn: 'Paid on',
  amount: 'Amount paid',
  seller: 'Sold by',
  next: 'What happens next',
  kept: (seller: string) => `${seller} knows that it is yours and is keeping it for you.`,
  arrangeIt: 'Call or write to agree on a day for the pickup, and bring someone who can help you carry.',
  checkIt: 'Check it before you take it home. If it is not as described, tell us before you leave with it.',
  toReport: 'If something is wrong, report it on the page of the handover.',
  refundTitle: 'Your refund',
  refund: {
    pending: () => 'Your money is on its way back to your card. It can take five to ten days to show up.',
    partly: (amount: string) => `${amount} has been refunded to your card. It can take five to ten days to show up.`,
    refunded: () => 'You got a full refund to your card. It can take five to ten days to show up.',
    failed: () => 'The refund has not gone through yet. We are working on it, and you do not need to do anything.',
  },
  none: 'There is no receipt here',
  noneText: 'Only the buyer can see a receipt, once the payment has gone through.',
});
