import { type FulfillmentEvent, type FulfillmentParty, fulfillmentCan } from '../../../shared/domain/fulfillment.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { type LockedFulfillment, lockOfParty } from './fulfillment-store.ts';

export type ForParty = { found: LockedFulfillment; role: FulfillmentParty };

/** Locks a sale for one of its two parties. @throws not_found for others */
export async function lockForParty(tx: Tx, id: string, caller: Caller): Promise<ForParty> {
  const found = await lockOfParty(tx, id, caller.id);
  if (!found) throw new Failure('not_found');
  return { found, role: found.buyer_id === caller.id ? 'buyer' : 'seller' };
}

/** @throws conflict with this reason unless this party can do this now */
export function refuseUnless({ found, role }: ForParty, event: FulfillmentEvent, reason: Refusal): void {
  if (!fulfillmentCan(event, found.state, role)) throw new Failure('conflict', { reason });
}

export const nameOf = ({ buyer_name, seller_name }: LockedFulfillment, role: FulfillmentParty): string =>
  role === 'buyer' ? buyer_name : seller_name;
