import type { Message, ShownOffer } from '../../../shared/contract/conversations.ts';
import type { OfferParty, OfferState } from '../../../shared/domain/offer.ts';
import type { MessageRow } from './message-store.ts';
import { eventText, offerText, photosText, REMOVED } from './message-texts.ts';

/** Returns a message as this person sees it. */
export function presentMessage(row: MessageRow, viewerId: string): Message {
  const isMine = row.sender_id === viewerId;
  const from = row.sender_id === null ? 'system' : isMine ? 'me' : 'them';
  const offer = row.offer && presentOffer(row.offer, row.buyer_id === viewerId ? 'buyer' : 'seller');
  const images = row.removed_at ? [] : (row.images ?? []);
  return {
    id: row.id,
    kind: row.kind,
    from,
    text: textOf(row, isMine),
    at: row.at.toISOString(),
    ...(images.length > 0 ? { images } : {}),
    ...(offer ? { offer } : {}),
    ...(row.event ? { event: row.event } : {}),
    ...(row.removed_at ? { removed: true as const } : {}),
    ...(isMine && row.hidden_kinds.length > 0 ? { hidden: row.hidden_kinds } : {}),
    ...(isMine && row.client_id ? { clientId: row.client_id } : {}),
  };
}

function textOf(row: MessageRow, isMine: boolean): string {
  if (row.removed_at) return REMOVED;
  if (row.event) return eventText(row.event);
  if (row.offer) return offerText(row.offer.amount_cents, row.offer.proposed_by);
  const text = isMine ? row.text : (row.shown_text ?? row.text);
  return text || photosText((row.images ?? []).length);
}

export type OfferFacts = {
  id: string;
  amount_cents: number;
  state: OfferState;
  proposed_by: OfferParty;
  expires_at: string | Date;
};

/** Returns an offer as this party sees it. */
export const presentOffer = (offer: OfferFacts, viewer: OfferParty): ShownOffer => ({
  id: offer.id,
  amountCents: offer.amount_cents,
  state: offer.state,
  by: offer.proposed_by === viewer ? 'me' : 'them',
  expiresAt: new Date(offer.expires_at).toISOString(),
});
