import type { Cents } from '../../../shared/domain/money.ts';
import { answerByRules, type OfferRules } from '../../../shared/domain/offer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import type { Services } from '../../ports/services.ts';
import { holdForOffer } from './hold-for-offer.ts';
import { moveOffer } from './move-offer.ts';
import { countAgreedHolds, hasLapsed, type OfferRow } from './offer-store.ts';

/** Without the seller's answer, for a person who never paid. */
const AUTOMATIC_HOLDS = 1;

/** Answers a buyer's open offer by the seller's rules. @param tx with the listing locked */
export async function applyOfferRules(
  services: Services,
  tx: Tx,
  { offer, rules, price }: { offer: OfferRow; rules: OfferRules; price: Cents },
): Promise<OfferRow> {
  // The shop's currency changed since: the seller answers.
  const answer = offer.currency === shopCurrency().toLowerCase() && answerByRules(offer.amount_cents, rules, price);
  if (answer === 'decline') return moveOffer(services, tx, offer, { to: 'declined', causedBy: offer.seller_id });
  if (answer === 'accept' && (await mayHoldUnasked(tx, offer)))
    return holdForOffer(services, tx, { offer, by: offer.seller_id });
  return offer;
}

/** Accounts without a card could hold many listings for a day. */
async function mayHoldUnasked(tx: Tx, { buyer_id, listing_id }: OfferRow): Promise<boolean> {
  const { open, hasPaid } = await countAgreedHolds(tx, buyer_id);
  return (hasPaid || open < AUTOMATIC_HOLDS) && !(await hasLapsed(tx, buyer_id, listing_id));
}
