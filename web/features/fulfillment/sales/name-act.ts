import type { Fulfillment } from '../../../../shared/contract/fulfillment.ts';
import { words } from '../../../words.ts';

type Facts = Pick<Fulfillment, 'state' | 'method' | 'turn' | 'window' | 'awaitsAddress' | 'isBankDisputed' | 'other'>;

/** Names what the reader, whose turn it is, does next. @returns undefined for the handover itself */
export function nameAct({ state, method, turn, window, awaitsAddress, isBankDisputed, other }: Facts) {
  const { acts } = words.salesList;
  if (isBankDisputed) return undefined;
  if (other.hasLeft && (state === 'arranging' || awaitsAddress)) return undefined;
  if (awaitsAddress) return acts.giveAddress;
  switch (state) {
    case 'arranging':
      return method === 'carrier' ? acts.sendParcel : acts.agree;
    case 'arranged':
      if (method === 'carrier') return turn === 'buyer' ? acts.confirm : undefined;
      return turn === 'seller' && window ? undefined : acts.answer;
    case 'inspecting':
      return acts.confirm;
    case 'no_show':
      return acts.answer;
    default:
      return undefined;
  }
}
