import { type Intent, ProviderFailure } from '../../../ports/card-payments.ts';
import type { Services } from '../../../ports/services.ts';
import { findBuyerAndSeller } from '../../accounts/find-parties.ts';
import { chargeOf, isKeyKnownToProvider, type Purchase, searchIsUpToDate } from './purchase-store.ts';

/**
 * Creates the intent with the stored key: a retry returns the same one.
 * @throws ProviderFailure
 */
export const requestIntent = (
  { payments }: Pick<Services, 'payments'>,
  purchase: Purchase,
  receiptEmail: string,
): Promise<Intent> =>
  payments.createIntent({
    key: `pi:${purchase.id}:${purchase.intent_attempt}`,
    purchaseId: purchase.id,
    listingId: purchase.listing_id,
    buyerId: purchase.buyer_id,
    amount: chargeOf(purchase),
    currency: purchase.currency,
    receiptEmail,
    delivery: { method: purchase.method, cents: purchase.delivery_cents },
  });

/**
 * Returns intents of calls with unknown result. Repeats the call while its key is valid, else searches, since the
 * provider's search lags.
 * @throws ProviderFailure while unknown; the listing stays on hold
 */
export async function findUnconfirmedIntents(services: Services, purchase: Purchase): Promise<Intent[]> {
  const { db, payments } = services;
  if (await isKeyKnownToProvider(db, purchase.id)) {
    const { buyer } = await findBuyerAndSeller(db, purchase);
    try {
      return [await requestIntent(services, purchase, buyer.email)];
    } catch (error) {
      const isRefused = error instanceof ProviderFailure && error.outcome === 'refused';
      if (!isRefused || !(await searchIsUpToDate(db, purchase.id))) throw error;
    }
  }
  return payments.findIntents(purchase.id);
}
