import { Failure } from '../../../shared/errors.ts';
import { offerRefusals } from '../../../shared/words/refusals/offers.ts';
import type { Tx } from '../../platform/db/database.ts';
import { countOffersOfHour } from './offer-store.ts';

/** Offers and other prices of a person. */
const PER_HOUR = 30;

/** @param tx with the person locked @throws too_many_requests */
export async function limitOffers(tx: Tx, accountId: string): Promise<void> {
  const { count, freeIn } = await countOffersOfHour(tx, accountId);
  if (count >= PER_HOUR)
    throw new Failure('too_many_requests', { reason: TOO_MANY, retryAfter: Math.max(1, Math.ceil(freeIn)) });
}

const TOO_MANY = offerRefusals.tooMany();
