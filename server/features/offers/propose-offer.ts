import type { Cents } from '../../../shared/domain/money.ts';
import { type OfferParty, offerBounds } from '../../../shared/domain/offer.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { offerRefusals } from '../../../shared/words/refusals/offers.ts';
import type { Tx } from '../../platform/db/database.ts';
import { minPrice, shownMoney } from '../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import type { Services } from '../../ports/services.ts';
import { writeMessage } from '../conversations/write-message.ts';
import { recordCurrency } from '../settings/record-currency.ts';
import { type Needed, publishOffer } from './move-offer.ts';
import { notifyOfOffer } from './notify-offer.ts';
import type { OfferedListing } from './offer-rules-store.ts';
import { insertOffer, type OfferRow } from './offer-store.ts';

/**
 * Stores an open offer and shows it in the conversation.
 * @param tx with the listing locked
 * @throws conflict when the shop's currency has just changed
 */
export async function proposeOffer(
  services: Needed & Pick<Services, 'config'>,
  tx: Tx,
  {
    conversation,
    by,
    amount,
  }: {
    conversation: { id: string; listing_id: string; buyer_id: string; seller_id: string };
    by: OfferParty;
    amount: Cents;
  },
): Promise<OfferRow> {
  await recordCurrency(tx);
  const offer = await insertOffer(tx, {
    conversationId: conversation.id,
    listingId: conversation.listing_id,
    buyerId: conversation.buyer_id,
    sellerId: conversation.seller_id,
    proposedBy: by,
    amount,
    currency: shopCurrency().toLowerCase(),
    openSeconds: services.config.deadlines.offer,
  });
  await writeMessage(services, tx, {
    conversationId: conversation.id,
    senderId: by === 'buyer' ? conversation.buyer_id : conversation.seller_id,
    kind: 'offer',
    offerId: offer.id,
  });
  await publishOffer(services, tx, offer);
  await notifyOfOffer(services, tx, offer);
  return offer;
}

/**
 * Refuses unreasonable amounts.
 * @throws invalid_input beside the amount
 */
export function checkAmount(amount: Cents, { price_cents }: Pick<OfferedListing, 'price_cents'>): void {
  const { least, most } = offerBounds(price_cents);
  const lowest = Math.max(least, minPrice());
  if (amount < lowest || amount > most)
    throw invalidFields({
      amountCents: offerRefusals.outOfRange({ least: shownMoney(lowest), most: shownMoney(most) }),
    });
}

/** @throws item_unavailable, item_on_hold */
export function checkAvailable({ state }: Pick<OfferedListing, 'state'>): void {
  if (state === 'held') throw new Failure('item_on_hold');
  if (state !== 'available') throw new Failure('item_unavailable');
}
