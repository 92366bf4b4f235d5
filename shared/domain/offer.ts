import type { Cents } from './money.ts';

export const offerStates = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'superseded'] as const;
export type OfferState = (typeof offerStates)[number];

export type OfferParty = 'buyer' | 'seller';

export type OfferEvent = 'accept' | 'decline' | 'counter' | 'withdraw' | 'expire' | 'supersede';

/** `clock`: the marketplace itself. */
type OfferActor = 'proposer' | 'other' | 'clock';

type OfferStep = { event: OfferEvent; from: OfferState; to: OfferState; by: OfferActor };

/** A test compares it with `offer_steps` in the schema. */
export const offerProcess: readonly OfferStep[] = [
  { event: 'accept', from: 'open', to: 'accepted', by: 'other' },
  { event: 'decline', from: 'open', to: 'declined', by: 'other' },
  { event: 'counter', from: 'open', to: 'countered', by: 'other' },
  { event: 'withdraw', from: 'open', to: 'withdrawn', by: 'proposer' },
  { event: 'expire', from: 'open', to: 'expired', by: 'clock' },
  /** By the same person's newer offer, or by a sale, removal or block. */
  { event: 'supersede', from: 'open', to: 'superseded', by: 'clock' },
];

/** Hours of an open offer, and of an accepted one's hold. */
export const OFFER_HOURS = 48;
export const OFFER_HOLD_HOURS = 24;
export const MOST_OFFER_HOLD_HOURS = 168;

/** Percent of the price. */
const LEAST_PERCENT = 30;

/** In minor units, inclusive. */
export const offerBounds = (price: Cents): { least: Cents; most: Cents } => ({
  least: Math.ceil((price * LEAST_PERCENT) / 100),
  most: price,
});

/** The price may have fallen since the offer. */
export const isAbovePrice = (amount: Cents, price: Cents): boolean => amount > price;

/** Whether a side may cause it. */
export function offerCan(event: OfferEvent, state: OfferState, by: 'proposer' | 'other'): boolean {
  return offerProcess.some((step) => step.event === event && step.from === state && step.by === by);
}

/** Undefined unless open. */
export const offerTurn = (state: OfferState, proposedBy: OfferParty): OfferParty | undefined =>
  state === 'open' ? (proposedBy === 'buyer' ? 'seller' : 'buyer') : undefined;

/** Returns who acts next: answers an open offer, or pays an agreed price. @param isHeld until the buyer pays */
export const offerWaitsFor = (state: OfferState, proposedBy: OfferParty, isHeld: boolean): OfferParty | undefined =>
  isHeld ? 'buyer' : offerTurn(state, proposedBy);

/** In minor units; only the seller sees them. */
export type OfferRules = { accepts: boolean; floorCents: Cents | null; acceptCents: Cents | null };

/** Answers by the seller's rules. Rules older than a lower price never ask for more than it. */
export function answerByRules(
  amount: Cents,
  { floorCents, acceptCents }: OfferRules,
  price: Cents,
): 'accept' | 'decline' | undefined {
  if (floorCents !== null && amount < Math.min(floorCents, price)) return 'decline';
  if (acceptCents !== null && amount >= Math.min(acceptCents, price)) return 'accept';
  return undefined;
}
