import { accountCan } from '../../../shared/domain/account.ts';
import type { DeliveryOffer } from '../../../shared/domain/delivery.ts';
import { type Cents, formatPrice } from '../../../shared/domain/money.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { deliveryOfferOf } from './delivery-columns.ts';
import { type ListingRow, lockListing } from './listing-store.ts';

/** For rules and edit records. */
export type OwnListing = Pick<ListingRow, 'id' | 'state' | 'advertised'> & {
  sellerId: string;
  priceCents: Cents;
  delivery: DeliveryOffer;
  said: Record<string, string>;
};

/**
 * Locks a listing that the caller may change.
 * @throws not_found, also for others' listings
 */
export async function lockOwnListing(tx: Tx, caller: Caller, id: string): Promise<OwnListing> {
  const row = await lockListing(tx, id);
  if (!row || (row.seller_id !== caller.id && !accountCan.administer(caller))) throw new Failure('not_found');
  const { title, category, condition, year } = row;
  const said = { title, category, price: formatPrice(row.price_cents), condition, year };
  return {
    ...{ id: row.id, state: row.state, advertised: row.advertised, sellerId: row.seller_id, said },
    ...{ priceCents: row.price_cents, delivery: deliveryOfferOf(row) },
  };
}

export const unchangeable = ({ state }: Pick<OwnListing, 'state'>) =>
  state === 'held'
    ? new Failure('item_on_hold', { message: 'Someone is paying for this listing right now. Nothing was changed.' })
    : new Failure('item_unavailable');
