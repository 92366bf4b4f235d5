import type { Page } from '../../../shared/contract/call.ts';
import type { Offer } from '../../../shared/contract/offers.ts';
import { offerTurn } from '../../../shared/domain/offer.ts';
import { cutPage } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { presentOffer } from '../conversations/present-message.ts';
import { listOwnOffers } from './offer-store.ts';

/** Older clients do not ask for further pages. */
const OFFERS = 100;

type Query = { limit?: number | undefined; cursor?: string | undefined; listingId?: string | undefined };

/** Returns a page of the offers made and received by the caller, newest first. */
export async function readOffers(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { limit = OFFERS, cursor, listingId }: Query,
): Promise<Page<Offer>> {
  const rows = await listOwnOffers(db, caller.id, { listingId, limit: limit + 1, after: readTimeCursor(cursor) });
  const present = (row: (typeof rows)[number]): Offer => {
    const role = row.buyer_id === caller.id ? 'buyer' : 'seller';
    const turn = offerTurn(row.state, row.proposed_by);
    return {
      ...presentOffer(row, role),
      listingId: row.listing_id,
      conversationId: row.conversation_id,
      role,
      listing: {
        id: row.listing_id,
        title: row.title,
        image: row.image ?? '',
        priceCents: row.price_cents,
        state: row.is_shown ? row.listing_state : 'removed',
      },
      other: { id: row.other_id, name: row.other_name },
      ...(turn ? { turn: turn === role ? 'me' : 'them' } : {}),
      createdAt: row.created_at.toISOString(),
      ...(row.held_until ? { holdUntil: row.held_until.toISOString() } : {}),
    };
  };
  return cutPage(rows, limit, { present, cursorOf: (row) => [row.micros, row.id] });
}
