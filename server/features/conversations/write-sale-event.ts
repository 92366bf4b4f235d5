import type { Cents } from '../../../shared/domain/money.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { ensureConversation } from './conversation-store.ts';
import { writeEvent } from './write-message.ts';

type Sold = { listing_id: string; buyer_id: string; seller_id: string; price_cents: Cents; delivery_cents: Cents };

/** Writes into the conversation of buyer and seller that the listing is paid; starts one if there is none. */
export async function writeSaleEvent(services: Pick<Services, 'live'>, tx: Tx, sold: Sold): Promise<void> {
  const conversation = await ensureConversation(tx, {
    listingId: sold.listing_id,
    buyerId: sold.buyer_id,
    sellerId: sold.seller_id,
  });
  await writeEvent(services, tx, {
    conversationId: conversation.id,
    event: { name: 'sold', amountCents: sold.price_cents + sold.delivery_cents },
    causedBy: sold.buyer_id,
  });
}
