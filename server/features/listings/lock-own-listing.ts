import { accountCan } from '../../../shared/domain/account.ts';
import type { DeliveryOffer } from '../../../shared/domain/delivery.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { Failure } from '../../../shared/errors.ts';
import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import { authorizeDecision } from '../../platform/db/authorize-decision.ts';
import { authorizePublishing } from '../../platform/db/authorize-publishing.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lockStanding } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { formatPrice } from '../../platform/shop/shop-money.ts';
import { deliveryOfferOf } from './delivery-columns.ts';
import { findHeldUntil, findSellerOf, type ListingRow, lockListing } from './listing-store.ts';

/** For rules and edit records. */
export type OwnListing = Pick<ListingRow, 'id' | 'state' | 'advertised'> & {
  sellerId: string;
  priceCents: Cents;
  delivery: DeliveryOffer;
  /** It is removed once nobody can pay for it any more. */
  isRemovalAsked: boolean;
  facts: Record<string, string>;
};

/**
 * Locks a listing that the caller may change.
 * @throws not_found, also for others' listings
 */
export async function lockOwnListing(
  tx: Tx,
  caller: Caller,
  id: string,
  options?: { alsoHidden?: boolean },
): Promise<OwnListing> {
  const row = await lockListing(tx, id, options);
  if (!row || (row.seller_id !== caller.id && !accountCan.administer(caller))) throw new Failure('not_found');
  const { title, category, condition, year } = row;
  const facts = { title, category, price: formatPrice(row.price_cents), condition, year };
  return {
    id: row.id,
    state: row.state,
    advertised: row.advertised,
    sellerId: row.seller_id,
    facts,
    priceCents: row.price_cents,
    isRemovalAsked: row.removal_asked_by !== null,
    delivery: deliveryOfferOf(row),
  };
}

/**
 * Locks a listing to publish a change. Refuses a suspended seller; what an admin changes for them stays hidden.
 * @throws not_found, also for others' listings; not_allowed
 */
export async function lockOwnToPublish(tx: Tx, caller: Caller, id: string): Promise<OwnListing> {
  await authorizeShowing(tx, caller, id);
  return lockOwnListing(tx, caller, id);
}

/** Call it for a listing that is locked by other means. @throws not_allowed */
export async function authorizeShowing(tx: Tx, caller: Caller, id: string): Promise<void> {
  const sellerId = await findSellerOf(tx, id);
  if (sellerId === caller.id) return authorizePublishing(tx, caller.id);
  if (accountCan.administer(caller)) await authorizeDecision(tx, caller.id, []);
  if (sellerId) await lockStanding(tx, sellerId);
}

/** Returns the refusal of a change, with the time at which a hold ends. */
export async function unchangeable(tx: Tx, { id, state }: Pick<OwnListing, 'id' | 'state'>): Promise<Failure> {
  if (state !== 'held') return new Failure('item_unavailable');
  const until = await findHeldUntil(tx, id);
  return new Failure('item_on_hold', {
    reason: listingRefusals.beingPaid(),
    ...(until ? { details: { onHoldUntil: until.toISOString() } } : {}),
  });
}
