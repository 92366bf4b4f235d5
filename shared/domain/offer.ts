import type { Cents } from './money.ts';

export const offerStates = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'superseded'] as const;
export type OfferState = (typeof offerStates)[number];

export type OfferParty = 'buyer' | 'seller';

export type OfferEvent = 'accept' | 'decline' | 'counter' | 'withdraw' | 'expire' | 'supersede';

/** `clock`: the marketplace itself. */
type OfferActor = 'proposer' | 'other' | 'clock';

type OfferStep = { event: OfferEvent; from: OfferState; to: OfferState; by: OfferActor };

/** The state machine; a test compares it with `offer_steps` in the schema. */
export const offerProcess: readonly OfferStep[] = [
  { event: 'accept', from: 'open', to: 'accepted', by: 'other' },
  { event: 'decline', from: 'open', to: 'declined', by: 'other' },
  { event: 'counter', from: 'open', to: 'countered', by: 'other' },
  { event: 'withdraw', from: 'open', to: 'withdrawn', by: 'proposer' },
  { event: 'expire', from: 'open', to: 'expired', by: 'clock' },
  /** Replaced by the same person's newer offer, or the listing was sold, removed or blocked. */
  { event: 'supersede', from: 'open', to: 'superseded', by: 'clock' },
];

/** Hours for which an offer is open, and for which an accepted one holds the listing. */
export const OFFER_HOURS = 48;
export const OFFER_HOLD_HOURS = 24;

/** Percent of the price. */
const LEAST_PERCENT = 30;

/** Returns the bounds of an offer in minor units, inclusive. */
export const offerBounds = (price: Cents): { least: Cents; most: Cents } => ({
  least: Math.ceil((price * LEAST_PERCENT) / 100),
  most: price,
});

/** Nobody pays more than the present price, which may have fallen since the offer. */
export const isAbovePrice = (amount: Cents, price: Cents): boolean => amount > price;

export function offerCan(event: OfferEvent, state: OfferState, by: 'proposer' | 'other'): boolean {
  return offerProcess.some((step) => step.event === event && step.from === state && step.by === by);
}

/** Returns undefined when the offer is not open. */
export const offerTurn = (state: OfferState, proposedBy: OfferParty): OfferParty | undefined =>
  state === 'open' ? (proposedBy === 'buyer' ? 'seller' : 'buyer') : undefined;

/** Per listing, in minor units; only the seller sees them. */
export type OfferRules = { accepts: boolean; floorCents: Cents | null; acceptCents: Cents | null };

/** Answers a buyer's new offer by the seller's rules. Those from before a lower price never ask for more than it. */
export function answerByRules(
  amount: Cents,
  { floorCents, acceptCents }: OfferRules,
  price: Cents,
): 'accept' | 'decline' | undefined {
  if (floorCents !== null && amount < Math.min(floorCents, price)) return 'decline';
  if (acceptCents !== null && amount >= Math.min(acceptCents, price)) return 'accept';
  return undefined;
}
