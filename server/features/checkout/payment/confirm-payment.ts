import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import { sqlState } from '../../../platform/db/database.ts';
import { WithStatus } from '../../../platform/http/handler.ts';
import { ProviderFailure } from '../../../ports/card-payments.ts';
import { findWish } from '../../wishlist/find-wish.ts';
import { findSale } from '../books/sale-store.ts';
import { findLatest, type Purchase } from './purchase-store.ts';
import { settlePurchase } from './settle-purchase.ts';

/** How often a buyer waits for whoever is at the same purchase; each time ends with the limit of waiting for a lock. */
const WAITS = 3;

/**
 * Asks the provider whether the buyer's payment came. What the browser says about it counts for nothing (reliability T12).
 * @returns 200 paid, or 202 while the provider works on it
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
      message: 'The piece was gone when your payment arrived. All of your money is on its way back to your card.',
    });
  // Starting again would charge a second time for a piece that the first payment did not get.
  if (purchase.state === 'refund_failed')
    throw new Failure('item_unavailable', {
      message:
        'The piece was gone when your payment arrived. Sending your money back failed once; we are working on it.',
    });
  throw new Failure(['expiring', 'expired', 'cancelled'].includes(purchase.state) ? 'hold_expired' : 'not_paid');
}

/** Whoever asks has confirmed a card: that nothing was charged is exactly what nobody knows. */
const notAnswered = () =>
  new Failure('provider_unavailable', {
    message: 'The card provider does not answer right now. Please do not pay again; we keep asking.',
    retryAfter: 2,
  });

/**
 * Settles a purchase at which the worker on the provider's delivery may be at this very moment: in a process with too
 * much to do that takes longer than one waits for a lock, and it is the buyer who paid that would be sent away.
 */
async function settleInTurn(services: Services, purchaseId: string): Promise<Purchase> {
  for (let wait = 1; ; wait++) {
    try {
      return await settlePurchase(services, purchaseId);
    } catch (error) {
      if (wait >= WAITS || sqlState(error) !== '55P03') throw error;
    }
  }
}

/** Somebody else's piece is not there at all; an own wish that nobody paid for is simply not paid. */
export async function neverBegun({ db }: Services, buyerId: string, listingId: string): Promise<Failure> {
  return new Failure((await findWish(db, buyerId, listingId)) ? 'not_paid' : 'not_found');
}
