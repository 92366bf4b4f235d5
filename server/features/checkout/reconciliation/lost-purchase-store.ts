import { sql } from 'kysely';
import { type Db, inTransaction, sqlState } from '../../../platform/db/database.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { setListingState } from '../../listings/set-listing-state.ts';
import { findByIntent } from '../payment/purchase-store.ts';

/** A buyer or a piece that is not here, or a purchase that could never have been ours. */
const IMPOSSIBLE = ['23503', '23514'];

/**
 * Writes a purchase down as it must have been. A piece that is free is put aside for it again; for one that is not,
 * the purchase counts as over, so that its money goes back.
 * @param isOver whether it is known to bring nobody the piece
 * @returns undefined when its piece or its buyer are not known here
 */
export async function insertLostPurchase(
  db: Db,
  {
    id,
    listingId,
    buyerId,
    intent,
    isOver = false,
  }: { id: string; listingId: string; buyerId: string; intent: Intent; isOver?: boolean },
) {
  try {
    return await inTransaction(db, async (tx) => {
      const listing = await tx
        .selectFrom('listings')
        .select(['state', 'seller_id'])
        .where('id', '=', listingId)
        .forUpdate()
        .executeTakeFirst();
      if (!listing) return undefined;
      const free = !isOver && listing.state === 'available';
      const written = await tx
        .insertInto('purchases')
        .values({
          id,
          listing_id: listingId,
          buyer_id: buyerId,
          seller_id: listing.seller_id,
          price_cents: intent.amount,
          currency: intent.currency,
          state: free ? 'intent_ready' : 'expired',
          intent_id: intent.id,
          client_secret: intent.clientSecret,
          held_until: sql<Date>`now()`,
          due_at: free ? sql<Date>`now()` : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (written && free) await setListingState(tx, listingId, 'held');
      return written ?? findByIntent(tx, intent.id);
    });
  } catch (error) {
    if (IMPOSSIBLE.includes(sqlState(error) ?? '')) return undefined;
    throw error;
  }
}
