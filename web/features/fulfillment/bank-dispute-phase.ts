import { canHandOver, type FulfillmentState } from '../../../shared/domain/fulfillment.ts';

/** Returns which words of a bank's dispute fit. */
export function bankDisputePhase(state: FulfillmentState): 'before' | 'after' | 'reported' | 'ended' {
  if (canHandOver(state)) return 'before';
  if (state === 'disputed') return 'reported';
  return state === 'cancelled' || state === 'refused' ? 'ended' : 'after';
}
