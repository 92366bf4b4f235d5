import type { Conversation } from '../../../shared/contract/conversations.ts';
import { cutText } from '../../platform/text/cut-text.ts';
import type { InboxRow } from './inbox-store.ts';
import type { MessageRow } from './message-store.ts';
import { presentMessage, presentOffer } from './present-message.ts';

/** Characters of the last message in the list. */
const PREVIEW = 140;

/** Returns a conversation as this person sees it. @param last its latest message */
export function presentConversation(row: InboxRow, last: MessageRow | undefined, viewerId: string): Conversation {
  const role = row.buyer_id === viewerId ? 'buyer' : 'seller';
  const closed = reasonOfClosing(row);
  return {
    id: row.id,
    role,
    listing: {
      id: row.listing_id,
      title: row.title,
      image: row.image ?? '',
      priceCents: row.price_cents,
      state: row.isShown ? row.state : 'removed',
      acceptsOffers: row.accepts_offers,
    },
    other: { id: row.other_id, name: row.other_name },
    last: presentLast(row, last, viewerId),
    unread: row.unread,
    archived: row.archived_at !== null,
    ...(row.offer ? { offer: presentOffer(row.offer, role) } : {}),
    ...(row.hold
      ? { hold: { until: new Date(row.hold.until).toISOString(), amountCents: row.hold.amount_cents } }
      : {}),
    ...(row.fulfillment_id ? { fulfillmentId: row.fulfillment_id } : {}),
    ...(row.other_read_at ? { readUntil: row.other_read_at.toISOString() } : {}),
    ...(closed ? { closed } : {}),
  };
}

function reasonOfClosing(row: InboxRow): Conversation['closed'] {
  // Over a block, nobody learns more of the other one.
  if (row.is_blocked) return 'ended';
  if (row.other_left) return 'left';
  if (row.is_paid) return undefined;
  if (row.is_suspended) return 'silenced';
  return row.other_suspended ? 'suspended' : undefined;
}

function presentLast(row: InboxRow, last: MessageRow | undefined, viewerId: string): Conversation['last'] {
  if (!last) return { text: '', at: row.last_at.toISOString(), kind: 'text', from: 'system' };
  const { text, at, kind, from, event, removed } = presentMessage(last, viewerId);
  return {
    text: cutText(text, PREVIEW),
    at,
    kind,
    from,
    ...(event ? { event: event.name } : {}),
    ...(removed ? { removed } : {}),
  };
}
