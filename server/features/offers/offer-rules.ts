import { accountCan } from '../../../shared/domain/account.ts';
import type { OfferRules } from '../../../shared/domain/offer.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { offerRefusals } from '../../../shared/words/refusals/offers.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockOwnToPublish } from '../listings/lock-own-listing.ts';
import { readBeforeRecord, recordEdit } from '../listings/record-edit.ts';
import { findRules, saveRules } from './offer-rules-store.ts';

/** Returns the rules of an own listing. @throws not_found */
export async function readOfferRules({ db }: Pick<Services, 'db'>, caller: Caller, id: string): Promise<OfferRules> {
  const listing = await findRules(db, id);
  if (!listing || (listing.seller_id !== caller.id && !accountCan.administer(caller))) throw new Failure('not_found');
  return listing.rules;
}

/** Changes the rules of an own listing. Open offers still wait for the seller. @throws not_found, invalid_input, not_allowed */
export async function changeOfferRules(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { id, rules }: { id: string; rules: OfferRules },
): Promise<OfferRules> {
  const { floorCents, acceptCents } = rules;
  if (floorCents !== null && acceptCents !== null && floorCents > acceptCents)
    throw invalidFields({ acceptCents: offerRefusals.acceptBelowFloor() });
  return inTransaction(db, async (tx) => {
    const listing = await lockOwnToPublish(tx, caller, id);
    const was = await readBeforeRecord(tx, caller, listing);
    await saveRules(tx, id, rules);
    const { state, advertised } = listing;
    await recordEdit(tx, caller, { listing, after: { state, advertised }, edit: { offerRules: '' }, was });
    return rules;
  });
}
