import { describe, expect, it } from 'vitest';
import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { fulfillmentStates } from '../../../../shared/domain/fulfillment.ts';
import { isUndone } from '../purchases/describe-next-step.ts';
import { contactHeading, describeSteps } from './describe-steps.ts';

type Handover = NonNullable<Receipt['handover']>;
type Row = { handover: Handover; facts?: Partial<Receipt>; said: string[]; heading?: string; undone?: true };

const at = '2026-03-02T10:00:00.000Z';
const reviewUntil = '2026-03-16T10:00:00.000Z';
const kept = 'Sal knows that it is yours and is keeping it for you.';
const checkIt = 'Check it before you take it home. If it is not as described, tell us before you leave with it.';
const checkBrought = 'Check it before you keep it. If it is not as described, tell us at once.';
const call = 'Propose times for the pickup under Handover, or call or write. Bring someone who can help you carry.';
const accepted = 'The seller accepts. Agree on the handover with them; the shop then refunds you.';
const complete = expect.stringMatching(/^The sale is complete\. You can review the seller until .*16/);
const arranging: Handover = { state: 'arranging', turn: 'seller' };
const pickup = 'Contact Sal to arrange the pickup';
const delivery = 'Contact Sal to arrange the delivery';
const asked = 'The seller has your request and will answer it.';

const rows: Record<string, Row> = {
  'no time is proposed': { handover: arranging, said: [kept, call, checkIt], heading: pickup },
  'the seller proposed times': {
    handover: { state: 'arranging', turn: 'buyer' },
    said: [kept, 'Sal proposed times. Choose one.', checkIt],
    heading: pickup,
  },
  'a parcel is to be sent': {
    handover: arranging,
    facts: { method: 'carrier' },
    said: [
      'Sal sends it to you by carrier.',
      kept,
      'Give your address under Handover. You can also call or write.',
      checkBrought,
    ],
    heading: delivery,
  },
  'a parcel is on its way': {
    handover: { state: 'arranged', turn: 'buyer' },
    facts: { method: 'carrier' },
    said: ['It is on its way.', 'Say whether it has arrived, and whether all is well.', checkBrought],
  },
  'a time is agreed': {
    handover: { state: 'arranged', turn: 'seller' },
    said: [kept, 'Meet Sal at the agreed time.', checkIt],
  },
  'the bank disputes the payment': {
    handover: { state: 'arranged', turn: 'seller', isBankDisputed: true },
    said: [expect.stringMatching(/^Your bank disputes this payment, so the seller/)],
  },
  'it is at home': {
    handover: { state: 'inspecting', turn: 'buyer', deadlineAt: at },
    facts: { method: 'seller_delivery' },
    said: [
      'Look at it at home, and say whether all is well.',
      expect.stringMatching(/^You can report a problem until .*2026.*\. After that the seller gets the money\.$/),
      'If something is wrong, report it on the page of the handover.',
    ],
  },
  'a parcel has arrived, or counts as delivered': {
    handover: { state: 'inspecting', turn: 'buyer', deadlineAt: at },
    facts: { method: 'carrier' },
    said: [
      'Say whether it has arrived, and whether all is well.',
      expect.stringMatching(/^You can report a problem until .*2026/),
      'If something is wrong, report it on the page of the handover.',
    ],
  },
  'a problem is reported': {
    handover: { state: 'disputed', turn: 'operator' },
    said: ['You and the seller do not agree. The shop decides.'],
  },
  'somebody did not come': {
    handover: { state: 'no_show', turn: 'buyer' },
    said: ['Somebody missed the meeting: see the handover.'],
  },
  'it is handed over': {
    handover: { state: 'completed', turn: 'none', completedAt: at, reviewUntil },
    said: [complete],
  },
  'the buyer has written a review, or the time for it is over': {
    handover: { state: 'completed', turn: 'none', completedAt: at },
    said: ['The sale is complete.'],
  },
  'an appeal waits': {
    handover: { state: 'completed', turn: 'operator', completedAt: at },
    said: ['The decision is looked at once more. We will email you.'],
  },
  'the buyer refused it': {
    handover: { state: 'refused', turn: 'none' },
    said: ['You refused it. Your money goes back.'],
    undone: true,
  },
  'it is cancelled': {
    handover: { state: 'cancelled', turn: 'none' },
    said: ['Cancelled. Your money goes back.'],
    undone: true,
  },
  'the buyer asked to cancel': {
    handover: arranging,
    facts: { returnState: 'open' },
    said: [asked],
    heading: pickup,
  },
  'the buyer asked to return it': {
    handover: { state: 'completed', turn: 'none', completedAt: at, reviewUntil },
    facts: { returnState: 'open' },
    said: [asked, complete],
  },
  'the buyer asked to return it, and the seller has left': {
    handover: { state: 'completed', turn: 'none', completedAt: at, reviewUntil },
    facts: { returnState: 'open', returnByShop: true, returnUntil: at },
    said: [
      expect.stringMatching(
        /^The seller has left\. The shop has your request.* decides by .*2026.*\. If it does not, your request is accepted\.$/,
      ),
      complete,
    ],
  },
  'the shop takes it back, since the seller has left': {
    handover: { state: 'completed', turn: 'none', completedAt: at },
    facts: { returnState: 'accepted', returnByShop: true },
    said: [expect.stringMatching(/^Your request is accepted\. The seller has left, so keep the item/)],
    undone: true,
  },
  'the buyer withdrew from the contract of a seller who has left': {
    handover: { state: 'completed', turn: 'none', completedAt: at },
    facts: { returnState: 'accepted', returnReason: 'withdrawal', returnByShop: true },
    said: [expect.stringMatching(/^You withdrew from the contract\. The seller has left, so the shop sees to it/)],
    undone: true,
  },
  'the shop accepted for a seller who is back': {
    handover: { state: 'completed', turn: 'none', completedAt: at },
    facts: { returnState: 'accepted', returnAnsweredByShop: true },
    said: [expect.stringMatching(/^Your request was accepted while the seller was away\. Agree on the return/)],
    undone: true,
  },
  'the seller takes it back': {
    handover: { state: 'completed', turn: 'none', completedAt: at },
    facts: { returnState: 'accepted' },
    said: [accepted],
    undone: true,
  },
  'the buyer withdrew': {
    handover: arranging,
    facts: { returnState: 'accepted', returnReason: 'withdrawal' },
    said: [
      'You withdrew from the contract. The seller must pay you back within 14 days; agree on the return with them.',
    ],
    heading: pickup,
    undone: true,
  },
  'the seller lets the buyer cancel': {
    handover: arranging,
    facts: { returnState: 'accepted' },
    said: [accepted],
    heading: pickup,
    undone: true,
  },
};

describe('what a receipt says about what happens next', () => {
  it('has a row for every state', () => {
    const known = new Set(Object.values(rows).map(({ handover }) => handover.state));
    expect(fulfillmentStates.filter((state) => !known.has(state))).toEqual([]);
  });

  it.each(Object.entries(rows))('%s', (_, { handover, facts, said, heading = 'Sold by Sal', undone = false }) => {
    const receipt = { sellerName: 'Sal', handover, ...facts } as Receipt;
    expect(describeSteps(receipt)).toEqual(said);
    expect(contactHeading(receipt)).toBe(heading);
    // The page after a payment says that it is theirs.
    expect(isUndone(receipt)).toBe(undone);
  });
});
