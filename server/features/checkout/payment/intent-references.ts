import { z } from 'zod';
import type { Intent } from '../../../ports/card-payments.ts';

const uuid = z.uuid();

/** What an intent says it was made for; undefined when that cannot be anything of ours. */
export function readReferences({ purchaseId, listingId, buyerId }: Intent) {
  return z.object({ id: uuid, listingId: uuid, buyerId: uuid }).safeParse({ id: purchaseId, listingId, buyerId }).data;
}
