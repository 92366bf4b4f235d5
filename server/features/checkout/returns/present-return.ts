import type { Payment } from '../../../../shared/contract/checkout/payments.ts';
import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import type { LastReturn, ReturnRow } from './return-store.ts';

/** Returns a request for the buyer and the seller. */
export const presentReturn = (row: ReturnRow): ReturnRequest => ({
  id: row.id,
  listingId: row.listing_id,
  title: row.snapshot.title,
  buyerName: row.buyer_name,
  reason: row.reason,
  text: row.text,
  state: row.state,
  mustAccept: row.must_accept,
  createdAt: row.created_at.toISOString(),
  ...(row.answer ? { answer: row.answer } : {}),
  ...(row.answered_by_shop ? { answeredByShop: true as const } : {}),
});

/** For admins. */
export const presentLastReturn = (row: LastReturn): NonNullable<Payment['returnRequest']> => ({
  id: row.id,
  state: row.state,
  reason: row.reason,
  text: row.text,
  mustAccept: row.must_accept,
  ...(row.answer ? { answer: row.answer } : {}),
  ...(row.answered_by_shop ? { answeredByShop: true as const } : {}),
  ...(row.seller_left_at && row.state === 'open' ? { shopDecides: true as const } : {}),
});
