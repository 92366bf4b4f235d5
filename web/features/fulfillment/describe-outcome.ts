import type { DetailedFulfillment } from '../../../shared/contract/fulfillment.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { words } from '../../words.ts';

/** Says how a sale ended, with what has gone back to the buyer so far. */
export function describeOutcome({ state, priceCents, deliveryCents, refundedCents }: DetailedFulfillment): string {
  const said = words.fulfillment;
  const isBack = refundedCents >= priceCents + deliveryCents;
  if (state !== 'completed') return isBack ? said.isBack : said.goesBack;
  return refundedCents > 0 ? `${said.handedOverText} ${said.partBack(showMoney(refundedCents))}` : said.handedOverText;
}
