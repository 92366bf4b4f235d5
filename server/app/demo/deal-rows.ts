import type { Insertable } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import { OFFER_HOURS } from '../../../shared/domain/offer.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import type { EventFacts } from '../../platform/db/tables/conversation-tables.ts';
import { shopCurrency } from '../../platform/shop/shop-values.ts';
import { type Deal, deals, type Line } from './catalogue/deals.ts';
import { demoPrice } from './demo-price.ts';
import { nameId } from './name-id.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;
type Listing = Pick<Row<'listings'>, 'id' | 'seller_id'>;
type Parties = { id: string; listing_id: string; buyer_id: string; seller_id: string };

const HOUR_MS = 3_600_000;
/** Remaining hours of open offers and of an agreed hold. */
const HOURS_LEFT = { open: 40, hold: 20 };

/**
 * Returns the demo's conversations and offers, and the purchase of an accepted offer.
 * @param now messages are older
 * @param databaseNow offers and hold end later
 */
export function dealRows(listings: readonly Listing[], now: Date, databaseNow: Date) {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const after = (hours: number) => new Date(databaseNow.getTime() + hours * HOUR_MS);
  const all = deals.flatMap((deal) => {
    const listing = byId.get(nameId(`listing ${deal.slug}`));
    return listing ? [oneDeal(deal, listing, { now, after })] : [];
  });
  const purchases = all.flatMap(({ purchase }) => purchase ?? []);
  return {
    conversations: all.map(({ conversation }) => conversation),
    messages: all.flatMap(({ messages }) => messages),
    conversation_members: all.flatMap(({ members }) => members),
    offers: all.flatMap(({ offers }) => offers),
    purchases,
    /** Listings that these purchases hold. */
    held: new Set(purchases.map(({ listing_id }) => listing_id)),
  };
}

type After = (hours: number) => Date;

function oneDeal({ slug, buyer, lines }: Deal, listing: Listing, { now, after }: { now: Date; after: After }) {
  const parties = {
    id: nameId(`conversation ${buyer} ${slug}`),
    listing_id: listing.id,
    buyer_id: nameId(`account ${buyer}`),
    seller_id: listing.seller_id,
  };
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const first = ago(lines[0]?.hours ?? 0);
  const accepted = lines.find((line) => 'became' in line && line.became === 'accepted');
  const purchase = accepted && 'offer' in accepted ? holdOf(parties, accepted.offer, { at: first, after }) : undefined;
  const messages = lines.map((line, index) => messageOf(line, index + 1, { parties, at: ago(line.hours), after }));
  return {
    conversation: { ...parties, last_position: lines.length, created_at: first },
    messages,
    members: [parties.buyer_id, parties.seller_id].map((id) => memberOf(id, parties.id, messages)),
    offers: lines.flatMap((line, index) =>
      'offer' in line
        ? [offerOf(line, index + 1, { parties, at: ago(line.hours), after, purchaseId: purchase?.id })]
        : [],
    ),
    purchase,
  };
}

const offerId = (conversationId: string, position: number) => nameId(`offer ${position} of ${conversationId}`);

function messageOf(
  line: Line,
  position: number,
  { parties, at, after }: { parties: Parties; at: Date; after: After },
): Row<'messages'> {
  const event = 'event' in line ? JSON.stringify(eventOf(line, after)) : null;
  const isOffer = 'offer' in line;
  return {
    id: nameId(`message ${position} of ${parties.id}`),
    conversation_id: parties.id,
    position,
    at,
    sender_id: 'by' in line ? (line.by === 'buyer' ? parties.buyer_id : parties.seller_id) : null,
    kind: event ? 'event' : isOffer ? 'offer' : 'text',
    text: 'text' in line ? line.text : '',
    offer_id: isOffer ? offerId(parties.id, position) : null,
    event,
    shown_text: null,
    client_id: null,
    removed_at: null,
  };
}

function eventOf(line: Extract<Line, { event: string }>, after: After): EventFacts {
  if (line.event === 'sold') return { name: line.event };
  const about = { name: line.event, amountCents: demoPrice(line.of) };
  return line.event === 'offer_accepted' ? { ...about, until: after(HOURS_LEFT.hold).toISOString() } : about;
}

function offerOf(
  { by, offer, became }: Extract<Line, { offer: Cents }>,
  position: number,
  { parties, at, after, purchaseId }: { parties: Parties; at: Date; after: After; purchaseId: string | undefined },
): Row<'offers'> {
  const { id, ...sides } = parties;
  return {
    id: offerId(id, position),
    conversation_id: id,
    ...sides,
    proposed_by: by,
    amount_cents: demoPrice(offer),
    currency: shopCurrency().toLowerCase(),
    state: became,
    expires_at: became === 'open' ? after(HOURS_LEFT.open) : new Date(at.getTime() + OFFER_HOURS * HOUR_MS),
    created_at: at,
    updated_at: at,
    lost_to: null,
    purchase_id: became === 'accepted' ? (purchaseId ?? null) : null,
  };
}

function holdOf({ id, ...sides }: Parties, price: Cents, { at, after }: { at: Date; after: After }): Row<'purchases'> {
  const until = after(HOURS_LEFT.hold);
  return {
    id: nameId(`purchase of ${id}`),
    ...sides,
    price_cents: demoPrice(price),
    currency: shopCurrency().toLowerCase(),
    state: 'held',
    agreed: true,
    held_until: until,
    due_at: until,
    intent_id: null,
    client_secret: null,
    given_back_by: null,
    leased_until: null,
    created_at: at,
    updated_at: at,
  };
}

/** Messages after the person's own last one are unread. */
function memberOf(
  accountId: string,
  conversationId: string,
  messages: readonly Row<'messages'>[],
): Row<'conversation_members'> {
  const last = messages.at(-1);
  const own = messages.findLast(({ sender_id }) => sender_id === accountId);
  const unread = messages.length - (own?.position ?? 0);
  return {
    conversation_id: conversationId,
    account_id: accountId,
    unread,
    read_position: own?.position ?? 0,
    last_message_id: last?.id ?? null,
    last_at: last?.at ?? new Date(0),
    read_at: own?.at ?? null,
    archived_at: null,
  };
}
