import { type Selectable, sql } from 'kysely';
import type { ContactKind, MessageKind } from '../../../shared/domain/conversation.ts';
import { type Db, planOnce, type Tx } from '../../platform/db/database.ts';
import type { EventFacts, MessagesTable } from '../../platform/db/tables/conversation-tables.ts';
import type { OffersTable } from '../../platform/db/tables/offer-tables.ts';

export type NewMessage = {
  id: string;
  conversationId: string;
  position: number;
  senderId: string | null;
  kind: MessageKind;
  text: string;
  shownText: string | null;
  hiddenKinds: ContactKind[];
  imageIds: readonly string[];
  offerId: string | null;
  event: EventFacts | null;
  clientId: string | null;
};

export async function insertMessage(tx: Tx, message: NewMessage): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      id: message.id,
      conversation_id: message.conversationId,
      position: message.position,
      sender_id: message.senderId,
      kind: message.kind,
      text: message.text,
      shown_text: message.shownText,
      hidden_kinds: message.hiddenKinds,
      offer_id: message.offerId,
      client_id: message.clientId,
      event: message.event && JSON.stringify(message.event),
      removed_at: null,
      at: sql<Date>`clock_timestamp()` as unknown as Date,
    })
    .execute();
  if (message.imageIds.length === 0) return;
  await tx
    .insertInto('message_images')
    .values(message.imageIds.map((image_id, position) => ({ message_id: message.id, position, image_id })))
    .execute();
}

export type MessageImage = { url: string; width: number; height: number };
type MessageOffer = Pick<Selectable<OffersTable>, 'id' | 'amount_cents' | 'state' | 'proposed_by'> & {
  /** ISO 8601. */
  expires_at: string;
};

export type MessageRow = Selectable<MessagesTable> & {
  buyer_id: string;
  seller_id: string;
  images: MessageImage[] | null;
  offer: MessageOffer | null;
};

const shownMessages = (db: Db) =>
  db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .selectAll('m')
    .select(['c.buyer_id', 'c.seller_id'])
    .select([
      sql<MessageImage[] | null>`(select json_agg(json_build_object('url', i.url, 'width', i.width, 'height', i.height)
        order by mi.position) from message_images mi join images i on i.id = mi.image_id where mi.message_id = m.id)`.as(
        'images',
      ),
      sql<MessageOffer | null>`(select json_build_object('id', o.id, 'amount_cents', o.amount_cents, 'state', o.state,
        'proposed_by', o.proposed_by, 'expires_at', o.expires_at) from offers o where o.id = m.offer_id)`.as('offer'),
    ]);

/** The latest first. */
export const listMessages = (
  db: Db,
  conversationId: string,
  { limit, before }: { limit: number; before: number | undefined },
): Promise<MessageRow[]> =>
  shownMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('m.position', '<', before ?? 0))
    .orderBy('m.position', 'desc')
    .limit(limit)
    .execute();

export const findMessage = (db: Db, id: string): Promise<MessageRow | undefined> =>
  shownMessages(db).where('m.id', '=', id).executeTakeFirst();

/** Finds what the writer has sent before with this id. */
export const findByClientId = (
  db: Db,
  conversationId: string,
  { senderId, clientId }: { senderId: string; clientId: string },
) =>
  db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Returns the texts of an hour as others see them, the oldest first. */
export async function listLastTexts(
  db: Db,
  conversationId: string,
  { senderId, limit }: { senderId: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.coalesce('shown_text', 'text').as('text'))
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('kind', '=', 'text')
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ text }) => text).reverse();
}

export async function findMessages(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const rows = shownMessages(db).where(sql<boolean>`m.id = any(${[...ids]}::uuid[])`);
  return (await db.executeQuery(planOnce(rows.compile()))).rows;
}
