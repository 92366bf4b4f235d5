import type { Fulfillment } from '../../../../shared/contract/fulfillment.ts';
import { isOpen } from '../../../../shared/domain/fulfillment.ts';
import { words } from '../../../words.ts';
import { bankDisputePhase } from '../bank-dispute-phase.ts';
import { showWindow } from '../show-window.ts';

/** Says in one line what an open sale waits for, to its seller. @returns undefined when it has ended */
export function describeSale({
  state,
  method,
  turn,
  other,
  window,
  timeZone,
  awaitsAddress,
  isBankDisputed,
}: Fulfillment): string | undefined {
  const steps = words.salesList.steps;
  const isMine = turn === 'seller';
  if (isBankDisputed && isOpen(state))
    return words.bankDisputes.listed[bankDisputePhase(state, method) === 'before' ? 'before' : 'after'];
  if (awaitsAddress) return steps.waitAddress(other.name);
  switch (state) {
    case 'arranging':
      if (method === 'carrier') return steps.sendParcel;
      return isMine ? steps.answerTimes : steps.waitTimes(other.name);
    case 'arranged':
      if (method === 'carrier') return steps.onTheWay(other.name);
      // The time is agreed, so only a lower price makes it the buyer's turn.
      if (!isMine || !window) return steps.answerPrice;
      return steps.meet(showWindow(window, timeZone));
    case 'inspecting':
      return steps.inspecting(other.name);
    case 'disputed':
      return steps.disputed;
    case 'no_show':
      return isMine ? steps.denyAbsence(other.name) : steps.waitAbsent(other.name);
    default:
      return undefined;
  }
}
