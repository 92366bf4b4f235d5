import { Failure } from '../../../shared/errors.ts';
import { offerRefusals } from '../../../shared/words/refusals/offers.ts';
import type { Tx } from '../../platform/db/database.ts';
import { countOffersOfHour } from './offer-store.ts';

/** Per person. */
const PER_HOUR = 30;

/** @throws too_many_requests */
export async function countOffer(tx: Tx, accountId: string): Promise<void> {
  const { count, freeIn } = await countOffersOfHour(tx, accountId);
  if (count >= PER_HOUR)
    throw new Failure('too_many_requests', { reason: TOO_MANY, retryAfter: Math.max(1, Math.ceil(freeIn)) });
}

const TOO_MANY = offerRefusals.tooMany();
