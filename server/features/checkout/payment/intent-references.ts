import { z } from 'zod';
import type { Intent } from '../../../ports/card-payments.ts';

const uuid = z.uuid();

/** Returns an intent's ids; undefined when it is not ours. */
export function readReferences({ purchaseId, listingId, buyerId }: Intent) {
  return z.object({ id: uuid, listingId: uuid, buyerId: uuid }).safeParse({ id: purchaseId, listingId, buyerId }).data;
}
