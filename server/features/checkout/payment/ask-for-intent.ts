import type { Services } from '../../../app/services.ts';
import { type Intent, ProviderFailure } from '../../../ports/card-payments.ts';
import { findBuyerAndSeller } from '../../accounts/find-parties.ts';
import { keyIsRemembered, type Purchase, searchIsUpToDate } from './purchase-store.ts';

/**
 * Asks the provider for the intent of a purchase under the key that stands in its row: asked again, it answers with the
 * same intent (reliability 3.6).
 * @throws ProviderFailure
 */
export const askForIntent = (
  { payments }: Pick<Services, 'payments'>,
  purchase: Purchase,
  receiptEmail: string,
): Promise<Intent> =>
  payments.createIntent({
    key: `pi:${purchase.id}:${purchase.intent_attempt}`,
    purchaseId: purchase.id,
    listingId: purchase.listing_id,
    buyerId: purchase.buyer_id,
    amount: purchase.price_cents,
    currency: purchase.currency,
    receiptEmail,
  });

/**
 * The intents of a purchase whose making nobody heard of. The provider's search lags behind by a minute, by an hour on
 * a bad day, so it may miss the very one. As long as the provider remembers the key, the key finds it, and makes an
 * intent where there was none, which harms nobody. Only an old key, or one that goes on being refused, is searched for.
 * @throws ProviderFailure while it is not known; the piece stays put aside until it is
 */
export async function findUnheardIntents(services: Services, purchase: Purchase): Promise<Intent[]> {
  const { db, payments } = services;
  if (await keyIsRemembered(db, purchase.id)) {
    const { buyer } = await findBuyerAndSeller(db, purchase);
    try {
      return [await askForIntent(services, purchase, buyer.email)];
    } catch (error) {
      const isRefused = error instanceof ProviderFailure && error.outcome === 'refused';
      if (!isRefused || !(await searchIsUpToDate(db, purchase.id))) throw error;
    }
  }
  return payments.findIntents(purchase.id);
}
