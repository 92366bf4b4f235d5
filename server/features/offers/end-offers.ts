import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { isRemovedAccount } from '../accounts/find-account.ts';
import { areBlocked } from '../blocks/are-blocked.ts';
import { hasBought } from '../checkout/books/find-sale.ts';
import { writeEvent } from '../conversations/write-message.ts';
import { announceOffer, moveOffer, type Needed, publishOffer } from './move-offer.ts';
import { notifyOfEnd, notifyOfLapse } from './notify-offer.ts';
import {
  claimLateOffers,
  claimUnannouncedOffers,
  closeOpenOffers,
  findEndOfHold,
  findOfferOfPurchase,
  findOffersLostTo,
  type OfferRow,
  type OpenOffers,
} from './offer-store.ts';

export { findUnannouncedOffers, lateOffers } from './offer-store.ts';

/** Few, since people who answer these offers wait. */
const BATCH = 5;

/** Ends open offers: the listing was sold, a person left, or two people parted. */
export const endOffers = (tx: Tx, which: OpenOffers): Promise<void> => closeOpenOffers(tx, which, { to: 'superseded' });

/** Notifies the people of offers that ended together. @returns how many offers */
export async function notifyOfEndedOffers(services: Pick<Services, 'db'> & Needed): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const ended = await claimUnannouncedOffers(tx, BATCH);
    for (const offer of ended) {
      await announceOffer(services, tx, offer, { causedBy: offer.seller_id });
      if (offer.state === 'superseded' && (await needsNotice(tx, offer))) await notifyOfEnd(services, tx, offer);
    }
    return ended.length;
  });
}

/** Not to a buyer who bought it, was removed or is blocked: a block stays unnoticed. Of a seller who left they know. */
const needsNotice = async (tx: Tx, offer: OfferRow): Promise<boolean> =>
  !(await hasBought(tx, offer.buyer_id, offer.listing_id)) &&
  !(await isRemovedAccount(tx, offer.seller_id)) &&
  (await canTrade(tx, offer));

const canTrade = async (tx: Tx, { buyer_id, seller_id }: OfferRow): Promise<boolean> =>
  !(await isRemovedAccount(tx, buyer_id)) && !(await areBlocked(tx, buyer_id, seller_id));

/** @returns how many */
export async function expireOffers(services: Pick<Services, 'db'> & Needed): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const late = await claimLateOffers(tx, BATCH);
    for (const offer of late) await moveOffer(services, tx, offer, { to: 'expired' });
    return late.length;
  });
}

/**
 * Notifies both that an agreed hold ended unpaid, unless a block ended it. People who lost to it learn of it only if
 * they can buy the listing now.
 */
export async function notifyOfLapsedHold(services: Needed, tx: Tx, purchaseId: string): Promise<void> {
  const offer = await findOfferOfPurchase(tx, purchaseId);
  if (!offer) return;
  const { isEarly, isForSale } = await findEndOfHold(tx, purchaseId);
  const how = {
    ...(isEarly || !(await canTrade(tx, offer)) ? { endedEarly: true as const } : {}),
    ...(isForSale ? {} : { notForSale: true as const }),
  };
  await writeEvent(services, tx, {
    conversationId: offer.conversation_id,
    event: { name: 'hold_lapsed', amountCents: offer.amount_cents, ...how },
  });
  await publishOffer(services, tx, offer);
  const lost: OfferRow[] = [];
  for (const other of isForSale ? await findOffersLostTo(tx, offer.id) : [])
    if (await canTrade(tx, other)) lost.push(other);
  await notifyOfLapse(services, tx, offer, { how, lost });
}
