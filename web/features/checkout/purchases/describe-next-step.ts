import type { Paid } from '../../../../shared/contract/checkout.ts';
import { words } from '../../../words.ts';

/** Whether all of the money goes back: nothing is left to hand over or to return. */
export const isGivenBack = ({ refund }: Pick<Paid, 'refund'>): boolean => refund !== undefined && refund !== 'partly';

/** Words what happens next with a purchase. @returns undefined when nothing does */
export function describeNextStep(paid: Paid): string | undefined {
  const { handover, sellerName } = paid;
  const said = words.purchases.next;
  if (isGivenBack(paid) || !handover) return undefined;
  const { state, turn } = handover;
  if (state === 'arranging') return turn === 'buyer' ? said.answerTimes(sellerName) : said.agree(sellerName);
  if (state === 'arranged') return turn === 'buyer' ? said.yourTurn : said.meet(sellerName);
  return said[state];
}
