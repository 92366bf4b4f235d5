import { canHandOver, type FulfillmentMethod, type FulfillmentState } from '../../../shared/domain/fulfillment.ts';
import type { SaleMoneyState } from '../../../shared/domain/payout.ts';

const held: readonly (SaleMoneyState | null | undefined)[] = [
  'pending',
  'available',
  'refused',
  'disputed',
  'returning',
  undefined,
];

/** Returns which words of a bank's dispute fit. @param money null for buyers */
export function bankDisputePhase(
  state: FulfillmentState,
  method: FulfillmentMethod | undefined,
  money?: SaleMoneyState | null,
): 'before' | 'after' | 'sent' | 'reported' | 'ended' {
  const isSent = state === 'arranged' && method === 'carrier';
  if (canHandOver(state) && !isSent) return 'before';
  if (state === 'disputed') return 'reported';
  if (state === 'completed' && !held.includes(money)) return 'sent';
  return state === 'cancelled' || state === 'refused' ? 'ended' : 'after';
}
