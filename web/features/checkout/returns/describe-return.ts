import type { Paid } from '../../../../shared/contract/checkout.ts';
import { words } from '../../../words.ts';
import { showMoment } from '../../fulfillment/show-window.ts';

/** Says to the buyer what a pending return waits for. @returns undefined without one */
export function describeReturn(
  paid: Pick<Paid, 'returnState' | 'returnReason' | 'returnByShop' | 'returnAnsweredByShop' | 'returnUntil'>,
) {
  const { returnState, returnReason, returnByShop, returnAnsweredByShop, returnUntil } = paid;
  const { byShop, stateTexts, withdrawnText } = words.returns;
  if (returnState === 'accepted' && returnReason === 'withdrawal')
    return returnByShop ? byShop.withdrawn : withdrawnText;
  if (returnState === 'accepted' && returnByShop) return byShop.accepted;
  if (returnState === 'accepted') return returnAnsweredByShop ? byShop.acceptedBefore : stateTexts.accepted;
  if (returnState !== 'open') return undefined;
  if (!returnByShop) return stateTexts.open;
  return returnUntil ? `${byShop.open} ${byShop.until(showMoment(returnUntil))}` : byShop.open;
}
