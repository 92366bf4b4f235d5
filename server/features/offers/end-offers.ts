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
  closeOpenOffers,
  findOfferOfPurchase,
  type OfferRow,
  type OpenOffers,
  takeUnannouncedOffers,
} from './offer-store.ts';

export { findUnannouncedOffers, lateOffers } from './offer-store.ts';

/** Few, since people who answer these offers wait. */
const BATCH = 5;

/** Ends open offers: the listing was sold, a person left, or two people parted. */
export const endOffers = (tx: Tx, which: OpenOffers): Promise<void> => closeOpenOffers(tx, which, { to: 'superseded' });

/** Notifies the people of offers that ended together. @returns how many offers */
export async function notifyOfEndedOffers(services: Pick<Services, 'db'> & Needed): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const ended = await takeUnannouncedOffers(tx, BATCH);
    for (const offer of ended) {
      await announceOffer(services, tx, offer, { causedBy: offer.seller_id });
      if (offer.state === 'superseded' && (await needsNotice(tx, offer))) await notifyOfEnd(services, tx, offer);
    }
    return ended.length;
  });
}

/** A buyer who bought the listing, was removed or is blocked gets no notice: a block stays unnoticed. */
const needsNotice = async (tx: Tx, { buyer_id, seller_id, listing_id }: OfferRow): Promise<boolean> =>
  !(await hasBought(tx, buyer_id, listing_id)) &&
  !(await isRemovedAccount(tx, buyer_id)) &&
  !(await areBlocked(tx, buyer_id, seller_id));

/** @returns how many */
export async function expireOffers(services: Pick<Services, 'db'> & Needed): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const late = await claimLateOffers(tx, BATCH);
    for (const offer of late) await moveOffer(services, tx, offer, { to: 'expired' });
    return late.length;
  });
}

/** Notifies both that an agreed hold ended unpaid. */
export async function notifyOfLapsedHold(services: Needed, tx: Tx, purchaseId: string): Promise<void> {
  const offer = await findOfferOfPurchase(tx, purchaseId);
  if (!offer) return;
  await writeEvent(services, tx, {
    conversationId: offer.conversation_id,
    event: { name: 'hold_lapsed', amountCents: offer.amount_cents },
  });
  await publishOffer(services, tx, offer);
  await notifyOfLapse(services, tx, offer);
}
