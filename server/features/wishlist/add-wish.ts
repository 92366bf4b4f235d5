import { plainEmail } from '../../../shared/domain/email-address.ts';
import { isAvailable } from '../../../shared/domain/listing.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import type { CountContact } from '../listings/count-contacts.ts';
import { findListingForSale } from '../listings/find-listing.ts';
import { findByListing, insertWish } from './wish-store.ts';

/**
 * Saves a listing at its current price. Idempotent.
 * @param wish.buyerEmail expected owner of the list
 * @param countContact counts contact reads
 * @throws not_your_email, not_found, own_listing, item_unavailable, too_many_requests
 */
export async function addWish(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { wish, countContact }: { wish: { listingId: string; buyerEmail?: string }; countContact: CountContact },
): Promise<{ id: string; isNew: boolean }> {
  const { buyerEmail, listingId } = wish;
  if (buyerEmail !== undefined && plainEmail(buyerEmail) !== plainEmail(caller.email))
    throw new Failure('not_your_email');
  const listing = await findListingForSale(db, listingId);
  if (!listing) throw new Failure('not_found');
  if (listing.seller_id === caller.id) throw new Failure('own_listing');
  if (!isAvailable(listing.state)) throw new Failure('item_unavailable');
  return countContact({ accountId: caller.id, listingId: listing.id }, async () => {
    const added = await insertWish(db, caller.id, { listingId: listing.id, price: listing.price_cents });
    const wished = added ?? (await findByListing(db, caller.id, listing.id));
    // Removed concurrently; a retry helps.
    if (!wished) throw new Failure('conflict');
    return { id: wished.id, isNew: added !== undefined };
  });
}

/** Saves a listing that is being paid, in the caller's transaction. Idempotent. */
export async function wishFor(tx: Tx, buyerId: string, listingId: string): Promise<void> {
  const listing = await findListingForSale(tx, listingId);
  if (listing) await insertWish(tx, buyerId, { listingId, price: listing.price_cents });
}
