import { Failure } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import { violates } from '../../platform/db/database-error.ts';
import { crashPoint } from '../../platform/process/crash-points.ts';
import type { Services } from '../../ports/services.ts';
import { holdAtAgreedPrice } from '../checkout/payment/hold-at-agreed-price.ts';
import { wishFor } from '../wishlist/add-wish.ts';
import { moveOffer, type Needed } from './move-offer.ts';
import { closeOpenOffers, type OfferRow } from './offer-store.ts';

/**
 * Accepts an offer: holds the listing at its price and declines other open offers.
 * @param tx with the listing locked
 * @param by who accepted
 * @throws item_unavailable
 */
export async function holdForOffer(
  services: Needed & Pick<Services, 'metrics' | 'config'>,
  tx: Tx,
  { offer, by }: { offer: OfferRow; by: string },
): Promise<OfferRow> {
  const purchase = await holdAtAgreedPrice(tx, {
    listingId: offer.listing_id,
    buyerId: offer.buyer_id,
    price: offer.amount_cents,
    currency: offer.currency,
    holdSeconds: services.config.deadlines.offerHold,
  }).catch((error: unknown) => {
    // Another purchase was first.
    if (violates(error, 'purchases_one_live')) return undefined;
    throw error;
  });
  if (!purchase) throw new Failure('item_unavailable');
  crashPoint('offer:held');
  // The buyer pays from the wishlist, as usual.
  await wishFor(tx, offer.buyer_id, offer.listing_id);
  const accepted = await moveOffer(services, tx, offer, {
    to: 'accepted',
    purchaseId: purchase.id,
    until: purchase.held_until.toISOString(),
    causedBy: by,
  });
  await closeOpenOffers(tx, { listingId: offer.listing_id }, { to: 'declined', lostTo: offer.id });
  crashPoint('offer:accepted');
  services.metrics.purchaseMoved('none', 'held');
  return accepted;
}
