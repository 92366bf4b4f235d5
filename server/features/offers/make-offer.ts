import type { Cents } from '../../../shared/domain/money.ts';
import { answerByRules } from '../../../shared/domain/offer.ts';
import { Failure } from '../../../shared/errors.ts';
import { offerRefusals } from '../../../shared/words/refusals/offers.ts';
import { authorizeOffer } from '../../platform/db/authorize-publishing.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { limitMessages } from '../conversations/limit-messages.ts';
import { refuseClosed } from '../conversations/refuse-closed.ts';
import { openConversation } from '../conversations/start-conversation.ts';
import { refuseOwnAct } from '../listings/refuse-own-act.ts';
import { applyOfferRules } from './apply-offer-rules.ts';
import { limitOffers } from './limit-offers.ts';
import { moveOffer } from './move-offer.ts';
import { findRules, lockOfferedListing } from './offer-rules-store.ts';
import { findOpenOffer, type OfferRow } from './offer-store.ts';
import { checkAmount, checkAvailable, proposeOffer } from './propose-offer.ts';

/**
 * Replaces an open offer of the buyer; the seller's rules may answer at once.
 * @throws email_not_verified, not_found, own_listing, item_unavailable, item_on_hold, not_allowed, conflict,
 * invalid_input, too_many_requests
 */
export async function makeOffer(
  services: Services,
  caller: Caller,
  { listingId, amountCents: amount }: { listingId: string; amountCents: Cents },
): Promise<OfferRow> {
  return inTransaction(services.db, async (tx) => {
    await authorizeOffer(tx, caller.id);
    const known = await findRules(tx, listingId);
    const mayAccept = known && answerByRules(amount, known.rules, known.price_cents) === 'accept';
    const listing = await lockOfferedListing(tx, listingId, mayAccept ? 'alone' : 'share');
    if (!listing) throw new Failure('not_found');
    const { conversation, isNew } = await openConversation(services, tx, { caller, listingId });
    await refuseClosed(tx, conversation, caller.id);
    checkAvailable(listing);
    await refuseOwnAct(tx, caller.id, listingId);
    if (!listing.rules.accepts) throw new Failure('not_allowed', { reason: NO_OFFERS });
    checkAmount(amount, listing);
    if (services.config.rateLimits) {
      if (isNew) await limitMessages(tx, caller.id, isNew);
      await limitOffers(tx, caller.id);
    }
    const former = await findOpenOffer(tx, listingId, caller.id);
    // Another offer answers the seller's counter.
    if (former)
      await moveOffer(services, tx, former, {
        to: former.proposed_by === 'buyer' ? 'superseded' : 'countered',
        silently: true,
      });
    const offer = await proposeOffer(services, tx, { conversation, by: 'buyer', amount });
    // Rules may have changed, because this transaction does not hold the listing alone.
    return applyOfferRules(services, tx, {
      offer,
      rules: mayAccept ? listing.rules : { ...listing.rules, acceptCents: null },
      price: listing.price_cents,
    });
  });
}

const NO_OFFERS = offerRefusals.notTaken();
