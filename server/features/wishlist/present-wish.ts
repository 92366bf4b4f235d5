import type { Order } from '../../../shared/contract/wishlist.ts';
import { isAvailable } from '../../../shared/domain/listing.ts';
import { wirePrice } from '../../../shared/domain/money.ts';
import type { ShownWish } from './wish-store.ts';

const standingOf = { refund_pending: 'pending', refunded: 'refunded', refund_failed: 'failed' } as const;

/**
 * Returns a wishlist entry for the API. Paid is derived from the sale, not stored.
 * @param buyerIsConfirmed may read the seller's email before paying
 */
export const presentWish =
  (buyerIsConfirmed: boolean) =>
  (row: ShownWish): Order => ({
    id: row.id,
    listingId: row.listing_id,
    category: row.category,
    title: row.title,
    sellerName: row.seller_name,
    sellerEmail: buyerIsConfirmed || row.paid_cents !== null ? row.seller_email : '',
    buyerEmail: row.buyer_email,
    price: wirePrice(row.paid_cents ?? row.price_cents),
    savedPrice: wirePrice(row.saved_cents),
    image: row.image ?? '',
    paid: row.paid_cents !== null,
    // A removed listing, or one of a removed seller, is never available.
    available: isAvailable(row.state) && row.hidden_at === null && row.deleted_at === null,
    ...(row.state === 'sold' ? { sold: true } : {}),
    ...(row.state === 'held' && row.held_until ? { onHoldUntil: row.held_until.toISOString() } : {}),
    heldByMe: row.held_by === row.buyer_id,
    ...(row.sale_id !== null && row.paid_cents === null ? { refunded: true } : {}),
    ...(row.money_back ? { moneyBack: standingOf[row.money_back] } : {}),
  });
