import type { Receipt } from '../../../../shared/contract/checkout.ts';
import { words } from '../../../words.ts';
import { showMoment } from '../../fulfillment/show-window.ts';
import { describeNextStep, isMissingSeller } from '../purchases/describe-next-step.ts';
import { describeReturn } from '../returns/describe-return.ts';

const stateOf = ({ handover }: Receipt) => handover?.state ?? 'arranging';

/** Each line is true for the state of the handover. */
export function describeSteps(receipt: Receipt): string[] {
  const asked = receipt.returnState === 'open' && describeReturn(receipt);
  if (!asked) return handoverSteps(receipt);
  // Nobody arranges a handover while the seller is asked to cancel it.
  const others = stateOf(receipt) === 'arranging' ? [] : handoverSteps({ ...receipt, returnState: undefined });
  return [asked, ...others];
}

function handoverSteps(receipt: Receipt): string[] {
  const { sellerName, method, handover, returnState } = receipt;
  const state = stateOf(receipt);
  const next = describeNextStep(receipt);
  const step = next ? [next] : [];
  if (returnState === 'accepted' || (handover?.isBankDisputed && state !== 'completed')) return step;
  if (isMissingSeller(receipt)) return [...step, words.disputes.leftThen.seeHandover];
  const texts = method ? words.delivery : words.receipt;
  const isTurn = handover?.turn === 'buyer';
  const way = method ? [words.delivery.asBuyer[method](sellerName)] : [];
  const arrangeIt = method && method !== 'pickup' ? words.delivery.arrangeIt[method] : words.receipt.arrangeIt;
  if (state === 'arranging') return [...way, texts.kept(sellerName), ...(isTurn ? step : [arrangeIt]), texts.checkIt];
  if (state === 'arranged' && method === 'carrier' && isTurn && !handover?.awaitsAddress)
    return [`${words.disputes.sentTitle}.`, ...step, texts.checkIt];
  if (state === 'arranged') return [...way, texts.kept(sellerName), ...step, texts.checkIt];
  if (state !== 'inspecting') return step;
  const until = handover?.deadlineAt;
  return [...step, ...(until ? [words.disputes.inspectUntil(showMoment(until))] : []), words.receipt.toReport];
}

export function contactHeading(receipt: Receipt): string {
  const { sellerName, sellerHasLeft, method } = receipt;
  if (stateOf(receipt) !== 'arranging' || sellerHasLeft) return words.payment.seller(sellerName);
  return method ? words.delivery.arrange(sellerName) : words.payment.collect(sellerName);
}
