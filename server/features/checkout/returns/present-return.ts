import type { ReturnRequest } from '../../../../shared/contract/checkout/returns.ts';
import type { ReturnRow } from './return-store.ts';

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
});
