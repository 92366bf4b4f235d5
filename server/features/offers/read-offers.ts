import type { Page } from '../../../shared/contract/call.ts';
import type { Offer } from '../../../shared/contract/offers.ts';
import { offerTurn, offerWaitsFor } from '../../../shared/domain/offer.ts';
import { cutPage } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { presentOffer } from '../conversations/present-message.ts';
import { listOwnOffers, listWaitingOffers, type ShownOffer } from './shown-offer-store.ts';

/** Older clients do not ask for further pages. */
const OFFERS = 100;

type Query = {
  limit?: number | undefined;
  cursor?: string | undefined;
  listingId?: string | undefined;
  turn?: 'me' | undefined;
};

/** Returns a page of the offers made and received by the caller, newest first; with a turn, those that wait, by deadline. */
export async function readOffers(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { limit = OFFERS, cursor, listingId, turn }: Query,
): Promise<Page<Offer>> {
  const asked = { listingId, limit: limit + 1, after: readTimeCursor(cursor) };
  const roleIn = (row: ShownOffer) => (row.buyer_id === caller.id ? 'buyer' : 'seller');
  const present = (row: ShownOffer): Offer => {
    const role = roleIn(row);
    const next = offerTurn(row.state, row.proposed_by);
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
      ...(next ? { turn: next === role ? 'me' : 'them' } : {}),
      createdAt: row.created_at.toISOString(),
      ...(row.held_until ? { holdUntil: row.held_until.toISOString() } : {}),
    };
  };
  if (!turn) {
    const rows = await listOwnOffers(db, caller.id, asked);
    return cutPage(rows, limit, { present, cursorOf: (row) => [row.micros, row.id] });
  }
  const page = cutPage(await listWaitingOffers(db, caller.id, asked), limit, {
    present: (row) => row,
    cursorOf: (row) => [row.due, row.id],
  });
  // It may have changed since.
  const isWaiting = (row: ShownOffer) =>
    offerWaitsFor(row.state, row.proposed_by, row.held_until !== null) === roleIn(row);
  return { ...page, items: page.items.filter(isWaiting).map(present) };
}
