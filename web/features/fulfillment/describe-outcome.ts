import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/** Says how a sale ended, with what has gone back to the buyer so far. */
export function describeOutcome({ state, priceCents, deliveryCents, refundedCents }: DetailedFulfillment): string {
  const texts = words.fulfillment;
  const isBack = refundedCents >= priceCents + deliveryCents;
  if (state !== 'completed') return isBack ? texts.isBack : texts.goesBack;
  return refundedCents > 0
    ? `${texts.handedOverText} ${texts.partBack(showMoney(refundedCents))}`
    : texts.handedOverText;
}
