import { sql } from 'kysely';
import { defaultDelivery } from '../../../../shared/domain/delivery.ts';
import { type Db, inTransaction } from '../../../platform/db/database.ts';
import { sqlState } from '../../../platform/db/database-error.ts';
import type { Intent } from '../../../ports/card-payments.ts';
import { setListingState } from '../../listings/set-listing-state.ts';
import { findByIntent } from '../payment/purchase-store.ts';

const IMPOSSIBLE = ['23503', '23514'];

/**
 * Inserts a lost purchase: on hold if the listing is free, else to refund.
 * @param isOver the buyer does not get the listing
 * @returns undefined when listing or buyer are unknown
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
      const { method, cents } = intent.delivery ?? defaultDelivery;
      const free = !isOver && listing.state === 'available';
      const written = await tx
        .insertInto('purchases')
        .values({
          id,
          listing_id: listingId,
          buyer_id: buyerId,
          seller_id: listing.seller_id,
          price_cents: intent.amount - cents,
          method,
          delivery_cents: cents,
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
