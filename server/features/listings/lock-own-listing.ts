import { accountCan } from '../../../shared/domain/account.ts';
import { formatPrice } from '../../../shared/domain/money.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { type ListingRow, lockListing } from './listing-store.ts';

/** A locked listing, as the rules of shared/domain ask about it, and what buyers go by, named as an edit names it. */
export type OwnListing = Pick<ListingRow, 'id' | 'state' | 'advertised'> & {
  sellerId: string;
  said: Record<string, string>;
};

/**
 * Locks a listing that the caller may change: their own, for an admin any.
 * @throws not_found, for somebody else's the same as for none (reliability 4)
 */
export async function lockOwnListing(tx: Db, caller: Caller, id: string): Promise<OwnListing> {
  const row = await lockListing(tx, id);
  if (!row || (row.seller_id !== caller.id && !accountCan.administer(caller))) throw new Failure('not_found');
  const { title, category, condition, year } = row;
  const said = { title, productName: category, price: formatPrice(row.price_cents), condition, year };
  return { id: row.id, state: row.state, advertised: row.advertised, sellerId: row.seller_id, said };
}

/** Why a listing in this state cannot be changed: somebody is paying for it, or it is gone. */
export const unchangeable = ({ state }: Pick<OwnListing, 'state'>) =>
  state === 'held'
    ? new Failure('item_on_hold', { message: 'Someone is paying for this piece right now. Nothing was changed.' })
    : new Failure('item_unavailable');
