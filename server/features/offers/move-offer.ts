import type { ConversationEvent } from '../../../shared/domain/conversation.ts';
import type { OfferState } from '../../../shared/domain/offer.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { writeEvent } from '../conversations/write-message.ts';
import { notifyOfOffer } from './notify-offer.ts';
import { type OfferRow, setOfferState } from './offer-store.ts';

export type Needed = Pick<Services, 'live' | 'clock'>;

/** A counter is a message of its own. */
const events: Partial<Record<OfferState, ConversationEvent>> = {
  accepted: 'offer_accepted',
  declined: 'offer_declined',
  withdrawn: 'offer_withdrawn',
  expired: 'offer_expired',
  superseded: 'offer_superseded',
};

type Move = {
  to: OfferState;
  purchaseId?: string;
  /** ISO 8601 end of an accepted one's hold. */
  until?: string;
  causedBy?: string | undefined;
  /** No line in the conversation: a newer offer is shown. */
  silently?: boolean;
};

/** Changes the state, and adds a line and an event for open pages. */
export async function moveOffer(
  services: Needed,
  tx: Tx,
  offer: OfferRow,
  { to, purchaseId, until, causedBy, silently = false }: Move,
): Promise<OfferRow> {
  const moved = await setOfferState(tx, offer.id, { state: to, purchaseId });
  if (silently) await publishOffer(services, tx, moved);
  else await announceOffer(services, tx, moved, { causedBy, until });
  return moved;
}

/** Writes the end of an offer into the conversation, and notifies open pages and waiting people. */
export async function announceOffer(
  services: Needed,
  tx: Tx,
  offer: OfferRow,
  { causedBy, until }: Pick<Move, 'causedBy' | 'until'>,
): Promise<void> {
  const name = events[offer.state];
  if (name)
    await writeEvent(services, tx, {
      conversationId: offer.conversation_id,
      event: { name, amountCents: offer.amount_cents, ...(until ? { until } : {}) },
      causedBy,
    });
  await publishOffer(services, tx, offer);
  await notifyOfOffer(services, tx, offer, { causedBy, until });
}

/** Publishes to the open pages of both. */
export const publishOffer = ({ live }: Pick<Services, 'live'>, tx: Tx, offer: OfferRow): Promise<void> =>
  live.publish(
    tx,
    [offer.buyer_id, offer.seller_id].map((accountId) => ({
      accountId,
      kind: 'offer' as const,
      data: {
        conversationId: offer.conversation_id,
        offerId: offer.id,
        listingId: offer.listing_id,
        state: offer.state,
        amountCents: offer.amount_cents,
      },
    })),
  );
