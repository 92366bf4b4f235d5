import { purchaseStep } from '../../../../shared/domain/purchase.ts';
import { Failure } from '../../../../shared/errors.ts';
import { inTransaction, type Tx } from '../../../platform/db/database.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { Services } from '../../../ports/services.ts';
import { findWish } from '../../wishlist/find-wish.ts';
import { applyTransition } from './apply-transition.ts';
import { lapseHoldsBetween } from './holds-between-store.ts';
import { findLatest, findLive, lockPurchase, type Purchase } from './purchase-store.ts';
import { reportRefusal } from './report-refusal.ts';
import { settlePurchase } from './settle-purchase.ts';

type Reason =
  | { event: 'time_ran_out' }
  | { event: 'given_back'; by: 'buyer' | 'seller' | 'admin'; record?: (tx: Tx, ended: Purchase) => Promise<unknown> };

/** Ends a hold; the scheduler retries. The listing stays held until no payment can arrive (reliability 3.4). */
export async function endHold(services: Services, purchaseId: string, reason: Reason): Promise<void> {
  const begun = await inTransaction(services.db, async (tx) => {
    const { purchase, listing } = await lockPurchase(tx, purchaseId);
    const transition = purchaseStep(purchase.state, reason.event);
    if (!transition) return false;
    const givenBackBy = reason.event === 'given_back' ? reason.by : undefined;
    await applyTransition(services, tx, { transition, purchase, listing, intent: undefined, refunds: [], givenBackBy });
    if (reason.event === 'given_back') await reason.record?.(tx, purchase);
    return true;
  });
  if (!begun) return;
  crashPoint('end:begun');
  await settlePurchase(services, purchaseId).catch((error: unknown) => {
    reportRefusal(services, error, purchaseId);
    services.log.warn({ err: error, purchaseId }, 'the provider could not end the hold; the scheduler retries');
  });
}

/**
 * Releases the buyer's own hold. One at an agreed price ends by its own time.
 * @throws not_found
 */
export async function releaseHold(services: Services, buyerId: string, listingId: string): Promise<void> {
  const live = await findLive(services.db, listingId);
  if (live?.buyer_id === buyerId && live.agreed) return;
  if (live?.buyer_id === buyerId) return endHold(services, live.id, { event: 'given_back', by: 'buyer' });
  const knows =
    (await findWish(services.db, buyerId, listingId)) ?? (await findLatest(services.db, buyerId, listingId));
  if (!knows) throw new Failure('not_found');
}

/** Ends unpaid holds between two people, also at an agreed price. A payment at the bank goes on. */
export const endHoldsBetween = (tx: Tx, people: readonly [string, string]): Promise<void> =>
  lapseHoldsBetween(tx, people);
