import type { Cents } from '../../../shared/domain/money.ts';
import { isAbovePrice, type OfferEvent, type OfferParty, offerCan } from '../../../shared/domain/offer.ts';
import { Failure } from '../../../shared/errors.ts';
import { offerRefusals } from '../../../shared/words/refusals/offers.ts';
import { authorizeOffer } from '../../platform/db/authorize-publishing.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { crashPoint } from '../../platform/process/crash-points.ts';
import { shownMoney } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { refuseClosed } from '../conversations/refuse-closed.ts';
import { applyOfferRules } from './apply-offer-rules.ts';
import { holdForOffer } from './hold-for-offer.ts';
import { limitOffers } from './limit-offers.ts';
import { moveOffer } from './move-offer.ts';
import { lockOfferedListing, type OfferedListing } from './offer-rules-store.ts';
import { findOwnOffer, lockOffer, type OfferRow } from './offer-store.ts';
import { checkAmount, checkAvailable, proposeOffer } from './propose-offer.ts';

type Answer = {
  services: Services;
  tx: Tx;
  offer: OfferRow;
  listing: OfferedListing | undefined;
  callerId: string;
};

/**
 * Locks the listing first, so that one of many answers wins.
 * @throws not_found, not_allowed, conflict
 */
async function answer(
  services: Services,
  caller: Caller,
  id: string,
  event: OfferEvent,
  work: (answer: Answer) => Promise<OfferRow>,
): Promise<OfferRow> {
  return inTransaction(services.db, async (tx) => {
    const found = await findOwnOffer(tx, id, caller.id);
    if (!found) throw new Failure('not_found');
    if (event === 'accept' || event === 'counter') await authorizeOffer(tx, caller.id);
    const listing = await lockOfferedListing(tx, found.listing_id);
    const offer = await lockOffer(tx, id);
    if (!offer) throw new Failure('not_found');
    const role: OfferParty = offer.buyer_id === caller.id ? 'buyer' : 'seller';
    const by = offer.proposed_by === role ? 'proposer' : 'other';
    if (!offerCan(event, 'open', by))
      throw new Failure('not_allowed', { reason: by === 'proposer' ? NOT_YOURS : ONLY_PROPOSER });
    if (!offerCan(event, offer.state, by) || offer.isLate) throw new Failure('conflict', { reason: OVER });
    crashPoint('offer:locked');
    return work({ services, tx, offer, listing, callerId: caller.id });
  });
}

/**
 * Holds the listing for the buyer at this price.
 * @throws not_found, not_allowed, conflict, item_unavailable, item_on_hold
 */
export const acceptOffer = (services: Services, caller: Caller, id: string): Promise<OfferRow> =>
  answer(services, caller, id, 'accept', async ({ tx, offer, listing, callerId }) => {
    if (!listing) throw new Failure('item_unavailable');
    checkAvailable(listing);
    if (isAbovePrice(offer.amount_cents, listing.price_cents))
      throw new Failure('conflict', { reason: offerRefusals.abovePrice({ price: shownMoney(listing.price_cents) }) });
    await refuseClosed(tx, offer, callerId);
    return holdForOffer(services, tx, { offer, by: callerId });
  });

/** @throws not_found, not_allowed, conflict */
export const declineOffer = (services: Services, caller: Caller, id: string): Promise<OfferRow> =>
  answer(services, caller, id, 'decline', ({ tx, offer, callerId }) =>
    moveOffer(services, tx, offer, { to: 'declined', causedBy: callerId }),
  );

/** @throws not_found, not_allowed, conflict */
export const withdrawOffer = (services: Services, caller: Caller, id: string): Promise<OfferRow> =>
  answer(services, caller, id, 'withdraw', ({ tx, offer, callerId }) =>
    moveOffer(services, tx, offer, { to: 'withdrawn', causedBy: callerId }),
  );

/**
 * Replaces an offer with another amount. The seller's rules may answer a buyer's at once.
 * @returns the new offer
 * @throws not_found, not_allowed, conflict, item_unavailable, item_on_hold, invalid_input, too_many_requests
 */
export const counterOffer = (
  services: Services,
  caller: Caller,
  { id, amount }: { id: string; amount: Cents },
): Promise<OfferRow> =>
  answer(services, caller, id, 'counter', async ({ tx, offer, listing, callerId }) => {
    if (!listing) throw new Failure('item_unavailable');
    checkAvailable(listing);
    checkAmount(amount, listing);
    await refuseClosed(tx, offer, callerId);
    if (services.config.rateLimits) await limitOffers(tx, callerId);
    await moveOffer(services, tx, offer, { to: 'countered', silently: true });
    const by = offer.proposed_by === 'buyer' ? 'seller' : 'buyer';
    const made = await proposeOffer(services, tx, {
      conversation: { ...offer, id: offer.conversation_id },
      by,
      amount,
    });
    // The same amount as a new offer gets the same answer.
    return by === 'buyer'
      ? applyOfferRules(services, tx, { offer: made, rules: listing.rules, price: listing.price_cents })
      : made;
  });

const NOT_YOURS = offerRefusals.notYours();
const ONLY_PROPOSER = offerRefusals.onlyProposer();
const OVER = offerRefusals.over();
