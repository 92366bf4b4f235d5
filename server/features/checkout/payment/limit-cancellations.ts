import { Failure } from '../../../../shared/errors.ts';
import { paymentRefusals } from '../../../../shared/words/refusals/payments.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { findCancellationWait } from './hold-count-store.ts';

/** Each costs the shop the card provider's fee. */
const MOST_CANCELLATIONS = 3;
const DAYS = 30;
const DAY = 24 * 3600;

/**
 * Refuses buyers who ended too many sales.
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
