import { area } from '../../area.ts';

export const sales = area('sales', {
  find: 'Search by listing, buyer or seller',
  noneFound: 'No payments match.',
  download: 'Export as CSV',
  totals: 'Totals per seller as CSV',
  totalsYear: 'Year',
  lede: 'Every payment, newest first, and where the money is now.',
  none: 'Nothing has been paid yet.',
  noneHint: 'Payments appear here as soon as a buyer pays. You can refund them here.',
  name: 'Name',
  buyer: 'Buyer',
  seller: 'Seller',
  paid: 'Paid',
  state: 'State',
  states: {
    paid: 'Paid',
    refund_pending: 'Refund in progress',
    refunded: 'Refunded',
    refund_failed: 'Refund failed',
    disputed: 'Disputed',
  },
  partly: (amount: string) => `Partly refunded: ${amount}`,
  intent: 'Provider ID',
  noCard: 'No card was charged',
  actions: 'Actions',
  refund: 'Refund',
  retry: 'Try again',
  question: 'Refund this payment?',
  consequence: (price: string, listing: string, buyer: string) =>
    `What is left of the ${price} for ${listing} goes back to ${buyer}’s card. You cannot undo this. The listing stays sold; its seller can list it again.`,
  reason: 'Reason',
  reasonHint: 'Kept in the audit log. The buyer and the seller do not see it.',
  reasonMissing: 'Enter a reason.',
  ordered: 'Refund ordered',
});

export const dispute = area('dispute', {
  respond: 'Respond',
  dueBy: (day: string) => `Respond by ${day}`,
  sentBefore: 'Evidence sent. The bank is deciding.',
  title: (listing: string) => `The buyer’s bank disputes the payment for ${listing}`,
  lede: (day: string) =>
    `Tell the bank by ${day} why the payment was right. It takes your answer once, and then decides. The listing’s title and the buyer’s name and email go with it.`,
  ledeUndated:
    'Tell the bank why the payment was right. It takes your answer once, and then decides. The listing’s title and the buyer’s name and email go with it.',
  reason: (word: string) => `The bank’s reason: ${word}`,
  text: 'Evidence',
  textHint: 'When and how it was handed over, what the buyer wrote, what the listing said.',
  textMissing: 'Write what the bank should know.',
  send: 'Send to the bank',
  sent: 'Evidence sent to the bank',
});
