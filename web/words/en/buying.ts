// Words of a buyer's screens: saved pieces, the payment and what comes after it.

import { area } from '../area.ts';

export const myOrders = area('myOrders', {
  noneHint:
    'Open a piece that you like and press “Add to wishlist”. Here you will see when its price drops, and pay for it.',
  state: 'State',
  sorts: { saved: 'Saved', name: 'Name', price: 'Price', state: 'State' },
  states: {
    available: 'For sale',
    held: 'On hold',
    sold: 'Sold',
    gone: 'Not for sale now',
  },
  moneyBack: {
    pending: () => 'Your payment came too late. All of it is on its way back to your card.',
    refunded: () => 'Your payment came too late. All of it has been sent back to your card.',
    failed: () => 'Your payment came too late. Sending it back failed once; we are working on it.',
  },
  dropped: (before: string, now: string) => `Price dropped from ${before} to ${now}`,
  none: 'Your wishlist is empty.',
  browse: 'Find something to love',
  name: 'Name', // spec §2
  price: 'Price', // spec §2
  payment: 'Payment',
  purchase: 'Purchase', // spec §2
  paid: 'Paid', // spec §2
  delete: 'Delete', // spec §2
  remove: 'Remove', // spec §2
  actions: 'Actions',
  gone: 'Sold or withdrawn',
  onHold: (time: string) => `Somebody else is paying. Back at ${time} if they do not.`,
  heldByMe: (time: string) => `Held for you until ${time}`,
  savedAt: (price: string) => `was ${price}`,
  deleteText: (name: string) => `${name} leaves your wishlist. You can undo it until you leave this page.`,
  removeText: (name: string) => `${name} leaves this list. It is yours, and your payment history keeps it.`,
});

export const payment = area('payment', {
  heading: (product: string) => `Welcome to payment for ${product}`, // spec §2
  amount: 'You pay',
  amountPaid: 'Price',
  seller: (name: string) => `Sold by ${name}`,
  pay: 'Pay', // spec §2
  paying: 'Paying…',
  preparing: 'Preparing the payment…',
  notPrepared: 'The payment could not be prepared. Nothing was charged.',
  held: 'This piece is held for you for',
  soonOver: 'Two minutes left to pay.',
  leave: 'Leave without paying',
  backToOrders: 'Back to your orders',
  priceChanged: (price: string) => `The price is now ${price}. Nothing was charged.`,
  goOn: (price: string) => `Go on with ${price}`,
  onHold: 'Somebody else is paying for this piece right now.',
  onHoldUntil: (time: string) => `If they do not finish, it comes back at ${time}. It stays on your wishlist.`,
  holdOver: 'The time to pay is over, and nothing was charged.',
  startAgain: 'Start again',
  tryAgain: 'Try again',
  sold: 'This piece has been sold or withdrawn. Nothing was charged.',
  processing: 'Your bank is still working on it',
  processingText: 'The piece stays yours meanwhile. You may leave this page: the result arrives by itself.',
  notCompleted: 'The payment was not completed',
  unsettled: 'Your payment is safe',
  unsettledText:
    'Your card was accepted, but the confirmation has not reached this page yet. It arrives by itself; do not pay again.',
  checkAgain: 'Check again',
  checking: 'Checking…',
  paid: 'It is yours',
  paidText: (product: string, price: string) => `You paid ${price} for ${product}, and the seller has been told.`,
  collect: (seller: string) => `To arrange the collection, write to ${seller}:`,
  toReceipt: 'See your receipt',
  toHistory: 'See your payment history',
  notOnWishlist: 'This piece is not on your wishlist',
  notOnWishlistText: 'Only pieces that you saved can be paid for. It may have been removed.',
});

export const card = area('card', {
  label: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  expiryForm: 'MM / YY',
  cvc: 'CVC',
  testCards: 'No real money moves here. 4242 4242 4242 4242 pays, with any date to come and any CVC.',
  authentication: 'Confirm that it is you',
  authenticationText: 'Your bank asks before it pays. Close this window to use another card.',
  notLoaded: 'The card field could not be loaded, and nothing was charged. Check your connection, then try again.',
  noAnswer: 'The card provider did not answer. Wait a moment before you try again: this piece is never charged twice.',
  errors: {
    incomplete_number: 'Type the whole card number.',
    invalid_number: 'This is not a card number. Check the digits.',
    incomplete_expiry: 'Type month and year, such as 09 / 31.',
    invalid_expiry_month: 'The month must be 01 to 12.',
    invalid_expiry_year_past: 'This card has expired.',
    invalid_expiry_year: 'This year is too far away. Check the date.',
    incomplete_cvc: 'Type the whole code: 3 digits, or 4 on American Express.',
  },
});

export const paymentHistory = area('paymentHistory', {
  sorts: { paid: 'Paid on', name: 'Name', price: 'Price' },
  none: 'You have not paid for anything yet.',
  noneHint:
    'Save a piece, press “Purchase” in your orders and pay by card. From then on it stands here with its receipt.',
  toOrders: 'See what you saved',
  name: 'Name', // spec §2
  price: 'Price', // spec §2
  paidOn: 'Paid on',
  receipt: 'Receipt',
  remove: 'Remove', // spec §2
  actions: 'Actions',
  removeText: (name: string) =>
    `${name} leaves your history. The piece stays yours, and you can undo it until you leave this page.`,
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
  steps: (seller: string) => [
    `${seller} has been told that the piece is yours and keeps it for you.`,
    'Call or write to agree on a day, and bring somebody who can carry the other end.',
    'Look the piece over before you take it along. If it is not what was described, tell us before you leave with it.',
  ],
  refundTitle: 'Your money',
  refund: {
    pending: () => 'All of it is on its way back to your card. Your bank may take five to ten days to show it.',
    partly: (amount: string) =>
      `Partly refunded: ${amount} has been sent back to your card. Your bank may take five to ten days to show it.`,
    refunded: () => 'All of it has been sent back to your card. Your bank may take five to ten days to show it.',
    failed: () => 'The refund has not gone through yet. We are working on it, and you need to do nothing.',
  },
  none: 'There is no receipt here',
  noneText: 'A receipt is shown to the buyer alone, once the payment has come through.',
});
