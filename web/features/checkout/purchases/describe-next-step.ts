import type { Paid } from '../../../../shared/contract/checkout.ts';
import { showDate } from '../../../platform/i18n/formats.ts';
import { words } from '../../../words.ts';
import { bankDisputePhase } from '../../fulfillment/bank-dispute-phase.ts';
import { describePurchase } from '../../fulfillment/sales/describe-purchase.ts';
import { describeReturn } from '../returns/describe-return.ts';

/** Whether all money goes back: nothing is left to hand over or return. */
export const isGivenBack = ({ refund }: Pick<Paid, 'refund'>): boolean => refund !== undefined && refund !== 'partly';

/** The money goes back, or is to go back. */
export const isUndone = (paid: Pick<Paid, 'refund' | 'handover' | 'returnState'>): boolean =>
  isGivenBack(paid) ||
  paid.returnState === 'accepted' ||
  paid.handover?.state === 'cancelled' ||
  paid.handover?.state === 'refused';

/** @returns undefined when nothing happens next */
export function describeNextStep(paid: Paid): string | undefined {
  const { handover, sellerName, method } = paid;
  const texts = words.purchases.next;
  if (isGivenBack(paid) || !handover) return undefined;
  const { state, turn, awaitsAddress, reviewUntil } = handover;
  if (handover.isBankDisputed && state !== 'completed')
    return words.bankDisputes[bankDisputePhase(state, method)].buyer;
  if (state === 'cancelled' || state === 'refused' || state === 'disputed') return texts[state];
  if (turn === 'operator') return words.disputes.appealedText;
  const returned = describeReturn(paid);
  if (returned) return returned;
  if (state === 'completed')
    return reviewUntil ? texts.completed(showDate(reviewUntil)) : words.fulfillment.handedOverText;
  if (isMissingSeller(paid)) return words.disputes.hasLeft(sellerName);
  return describePurchase({ state, turn, method, awaitsAddress }, sellerName);
}

/** The handover needs a seller who has left. */
export function isMissingSeller({ sellerHasLeft, handover, method }: Paid): boolean {
  if (!sellerHasLeft || !handover) return false;
  const { state, turn, awaitsAddress } = handover;
  const isSent = method === 'carrier' && turn === 'buyer' && !awaitsAddress;
  return state === 'arranging' || (state === 'arranged' && !isSent);
}
