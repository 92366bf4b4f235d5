import { Failure } from '../../../../shared/errors.ts';
import { paymentRefusals } from '../../../../shared/words/refusals/payments.ts';
import { sqlState } from '../../../platform/db/database-error.ts';
import { WithStatus } from '../../../platform/http/handler.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { findWish } from '../../wishlist/find-wish.ts';
import { findSale } from '../books/sale-store.ts';
import { findLatest, type Purchase } from './purchase-store.ts';
import { settlePurchase } from './settle-purchase.ts';

const WAITS = 3;

/**
 * Checks with the provider whether the buyer paid (reliability T12).
 * @returns 200 paid, or 202 in progress
 * @throws not_found, not_paid, hold_expired, provider_unavailable
 */
export async function confirmPayment(services: Services, buyerId: string, listingId: string) {
  const latest = await findLatest(services.db, buyerId, listingId);
  if (!latest) throw await neverBegun(services, buyerId, listingId);
  if (await findSale(services.db, buyerId, listingId)) return { acknowledged: true as const, status: 'paid' as const };
  const purchase = await settleInTurn(services, latest.id).catch((error: unknown) => {
    throw error instanceof ProviderFailure ? notAnswered() : error;
  });
  if (purchase.state === 'paid') return { acknowledged: true as const, status: 'paid' as const };
  if (purchase.state === 'processing')
    return new WithStatus(202, { acknowledged: true as const, status: 'processing' as const });
  if (purchase.state === 'refund_pending' || purchase.state === 'refunded')
    throw new Failure('item_unavailable', {
      reason: paymentRefusals.gone(),
    });
  // Another payment would charge the buyer twice.
  if (purchase.state === 'refund_failed')
    throw new Failure('item_unavailable', {
      reason: paymentRefusals.goneNotSentBack(),
    });
  throw new Failure(['expiring', 'expired', 'cancelled'].includes(purchase.state) ? 'hold_expired' : 'not_paid');
}

/** The card was already confirmed, so do not claim that nothing was charged. */
const notAnswered = () =>
  new Failure('provider_unavailable', {
    reason: paymentRefusals.providerAway(),
    retryAfter: 2,
  });

/** Retries while the webhook worker holds the lock. */
async function settleInTurn(services: Services, purchaseId: string): Promise<Purchase> {
  for (let wait = 1; ; wait++) {
    try {
      return await settlePurchase(services, purchaseId);
    } catch (error) {
      if (wait >= WAITS || sqlState(error) !== '55P03') throw error;
    }
  }
}

/** Returns not_found for another person's purchase, not_paid for a saved one. */
export async function neverBegun({ db }: Services, buyerId: string, listingId: string): Promise<Failure> {
  return new Failure((await findWish(db, buyerId, listingId)) ? 'not_paid' : 'not_found');
}
