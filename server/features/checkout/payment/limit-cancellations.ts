import { Failure } from '../../../../shared/errors.ts';
import { paymentRefusals } from '../../../../shared/words/refusals/payments.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { findCancellationWait } from './hold-count-store.ts';

/** Each takes a listing off sale for nothing, and costs the shop the card provider's fee. */
export const MOST_CANCELLATIONS = 3;
const DAYS = 30;
const DAY = 24 * 3600;

/**
 * Refuses a purchase or offer after the buyer ended too many sales: by cancelling, or by not coming.
 * @param tx with the buyer locked
 * @throws too_many_requests
 */
export async function limitCancellations({ config }: Pick<Services, 'config'>, tx: Tx, buyerId: string): Promise<void> {
  if (!config.rateLimits) return;
  const wait = await findCancellationWait(tx, buyerId, { most: MOST_CANCELLATIONS, days: DAYS });
  if (wait === undefined) return;
  throw new Failure('too_many_requests', {
    reason: paymentRefusals.cancelledOften({ days: Math.ceil(wait / DAY) }),
    retryAfter: Math.max(1, Math.ceil(wait)),
  });
}
