import type { Tx } from '../../../platform/db/database.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { Services } from '../../../ports/services.ts';
import { setReturnRefunded } from '../returns/return-store.ts';
import { setState } from './purchase-store.ts';
import { effects, type PurchaseChange } from './transition-effects.ts';

/**
 * Changes a purchase's state and applies the effects of the transition, in the transaction that holds the locks. Only
 * this and `storeIntent` change the state.
 */
export async function applyTransition(services: Services, tx: Tx, change: PurchaseChange): Promise<void> {
  const { transition, purchase, givenBackBy } = change;
  if (transition.to !== 'unchanged') {
    await setState(tx, purchase.id, {
      state: transition.to,
      more: { dueInSeconds: transition.checkAfter, givenBackBy },
    });
    crashPoint('money:moved');
    services.metrics.purchaseMoved(purchase.state, transition.to);
  }
  for (const effect of transition.effects) await effects[effect](services, tx, change);
  if (transition.to === 'refunded') {
    await setReturnRefunded(tx, purchase.id);
    await services.deal.refunded(tx, purchase.id);
  }
}
