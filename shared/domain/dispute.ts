import type { Refusal } from '../words/refusal.ts';
import { disputeRefusals } from '../words/refusals/disputes.ts';
import { fieldRefusals } from '../words/refusals/fields.ts';
import type { FulfillmentParty, FulfillmentState } from './fulfillment.ts';
import type { Cents } from './money.ts';

export const disputeOutcomes = ['refund', 'part_refund', 'release'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** After a part went back, an appeal adds to it. */
export type ShownOutcome = DisputeOutcome | 'more' | 'no_more';

/** @param first what was appealed */
export function shownOutcome(outcome: DisputeOutcome, first?: DisputeOutcome | null): ShownOutcome {
  if (first !== 'part_refund' || outcome === 'refund') return outcome;
  return outcome === 'release' ? 'no_more' : 'more';
}

/** Days after a decision in which buyer or seller can appeal, once. */
export const APPEAL_DAYS = 7;
/**
 * Days until an undecided dispute is refunded, and an appealed decision stands; hours until the operator is reminded.
 */
export const DECIDE_DAYS = 30;
export const DECIDE_REMINDER_HOURS = 72;

/** Times that each of the two can add to a dispute. */
export const MOST_EVIDENCE = 10;

export const disputeStates = ['open', 'decided', 'appealed', 'closed'] as const;
export type DisputeState = (typeof disputeStates)[number];

type Decided = {
  state: DisputeState;
  outcome: DisputeOutcome | undefined;
  decidedBy: FulfillmentParty | 'operator' | 'clock' | undefined;
  decidedAt: Date | undefined;
  sale: FulfillmentState;
};

/** Whether the payment was refunded in spite of the decision. */
export const isRefundedAnyway = ({ outcome, sale }: Pick<Decided, 'outcome' | 'sale'>): boolean =>
  sale === 'cancelled' && outcome !== 'refund';

/** Excludes their own full refund, and what they accepted. @param now epoch milliseconds, and seconds to appeal */
export function canAppeal(
  { state, outcome, decidedBy, decidedAt, sale }: Decided,
  by: FulfillmentParty,
  { now, seconds }: { now: number; seconds: number },
): boolean {
  if (state !== 'decided' || !decidedAt || now > decidedAt.getTime() + seconds * 1000) return false;
  if (isRefundedAnyway({ outcome, sale })) return false;
  return decidedBy !== by && !(by === 'buyer' && outcome === 'refund') && !(by === 'seller' && outcome === 'release');
}

/** Both can add to it while somebody still decides. */
export const acceptsEvidence = (dispute: DisputeState, sale: FulfillmentState): boolean =>
  dispute === 'appealed' || (dispute === 'open' && sale === 'disputed');

/** From then on the decision is final. @param seconds for a decision */
export const appealEnds = (appealedAt: Date, seconds: number): Date => new Date(appealedAt.getTime() + seconds * 1000);

/** Returns how the sale ends by an outcome. */
export const decidedState = (outcome: DisputeOutcome): FulfillmentState =>
  outcome === 'refund' ? 'cancelled' : 'completed';

/** Checks a part of what is left. @returns why it is refused, or undefined */
export function refusePart(amount: Cents | undefined, left: Cents): Refusal | undefined {
  if (amount === undefined) return disputeRefusals.amountNeeded();
  if (amount <= 0) return fieldRefusals.amountAboveZero();
  if (amount >= left) return disputeRefusals.wholePayment();
  return undefined;
}
