import type { Fulfillment } from '../../../../shared/contract/fulfillment.ts';
import { type FulfillmentState, isOpen } from '../../../../shared/domain/fulfillment.ts';
import { words } from '../../../words.ts';
import { bankDisputePhase } from '../bank-dispute-phase.ts';

type Facts = Pick<Fulfillment, 'turn' | 'awaitsAddress'> & {
  state: Exclude<FulfillmentState, 'completed'>;
  method: Fulfillment['method'] | undefined;
};

/** Says in one line what a purchase waits for, to its buyer. */
export function describePurchase({ state, turn, method, awaitsAddress }: Facts, sellerName: string): string {
  const texts = words.purchases.next;
  if (awaitsAddress) return texts.giveAddress;
  if (state === 'arranging') {
    if (turn === 'buyer') return texts.answerTimes(sellerName);
    return method === 'carrier' ? words.delivery.asBuyer.carrier(sellerName) : texts.agree(sellerName);
  }
  if (state === 'arranged') {
    if (turn !== 'buyer') return texts.meet(sellerName);
    return method === 'carrier' ? texts.inspectParcel : words.salesList.steps.answerPrice;
  }
  // It may only count as delivered.
  return state === 'inspecting' && method === 'carrier' ? texts.inspectParcel : texts[state];
}

/** @returns undefined when it has ended */
export function describeOpenPurchase({ state, ...one }: Fulfillment): string | undefined {
  if (!isOpen(state)) return undefined;
  if (one.isBankDisputed) return words.bankDisputes[bankDisputePhase(state, one.method)].buyer;
  return describePurchase({ ...one, state }, one.other.name);
}
