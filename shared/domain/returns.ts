import type { PurchaseState } from './purchase.ts';
import { WITHDRAWAL_DAYS } from './selling-as.ts';

export const returnReasons = ['changed_mind', 'not_as_described', 'damaged', 'never_received', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** How far a request is. The seller accepts or declines it; a refund of the purchase ends it in any state. */
export const returnStates = ['open', 'accepted', 'declined', 'refunded'] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnAnswers = ['accepted', 'declined'] as const satisfies ReturnState[];
export type ReturnAnswer = (typeof returnAnswers)[number];

/** Requests that a buyer can make for one purchase, so that a declined one cannot be repeated without end. */
export const RETURN_REQUESTS = 3;

const DAY_MS = 24 * 3600_000;

/**
 * Whether the seller must accept a request that is made now. The law counts from the receipt, which is not known here,
 * so this counts from the payment: a later request can still be owed, and the seller is told so.
 */
export const mustAccept = (sale: { paidAt: Date; byTrader: boolean }, now: Date): boolean =>
  sale.byTrader && now.getTime() < sale.paidAt.getTime() + WITHDRAWAL_DAYS * DAY_MS;

type Former = { state: ReturnState };

export const returnCan = {
  /** Whether the buyer can ask: the money is still here, no request waits, and the buyer has not asked too often. */
  ask: (purchase: PurchaseState, former: readonly Former[]): boolean =>
    purchase === 'paid' &&
    former.length < RETURN_REQUESTS &&
    former.every(({ state }) => state !== 'open' && state !== 'accepted'),
  /** Whether the seller can give this answer. */
  answer: (request: { state: ReturnState; mustAccept: boolean }, answer: ReturnAnswer): boolean =>
    request.state === 'open' && (answer === 'accepted' || !request.mustAccept),
};
