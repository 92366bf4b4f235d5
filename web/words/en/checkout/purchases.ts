import { area } from '../../area.ts';

/** What the buyer has paid for. */
export const purchases = area('purchases', {
  title: 'Your purchases',
  all: 'All purchases',
  saved: 'What you saved',
  paidOn: (day: string) => `Paid on ${day}`,
  seller: 'Seller',
  step: 'Next step',
  next: {
    agree: (seller: string) => `Agree with ${seller} on a time.`,
    answerTimes: (seller: string) => `${seller} proposed times. Choose one.`,
    meet: (seller: string) => `Meet ${seller} at the agreed time.`,
    yourTurn: 'It is your turn: see the handover.',
    inspecting: 'Look at it at home, and say whether all is well.',
    disputed: 'A problem is reported. The shop decides.',
    refused: 'You refused it. Your money goes back.',
    no_show: 'Somebody missed the meeting: see the handover.',
    cancelled: 'Cancelled. Your money goes back.',
    completed: (day: string) => `The sale is complete. You can review the seller until ${day}.`,
  },
  buyer: 'Bought by',
  means: 'Paid with',
  byCard: 'Card',
  shop: 'Sold through',
  imprint: 'Legal notice',
});
