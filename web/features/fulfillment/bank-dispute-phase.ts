import { canHandOver, type FulfillmentMethod, type FulfillmentState } from '../../../shared/domain/fulfillment.ts';

/** Returns which words of a bank's dispute fit. */
export function bankDisputePhase(
  state: FulfillmentState,
  method: FulfillmentMethod | undefined,
): 'before' | 'after' | 'reported' | 'ended' {
  const isSent = state === 'arranged' && method === 'carrier';
  if (canHandOver(state) && !isSent) return 'before';
  if (state === 'disputed') return 'reported';
  return state === 'cancelled' || state === 'refused' ? 'ended' : 'after';
}
