import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { ConversationsTable } from '../../platform/db/tables/conversation-tables.ts';

export type ConversationRow = Selectable<ConversationsTable>;

export type Pair = { listingId: string; buyerId: string; sellerId: string };

export const findByBuyer = (db: Db, listingId: string, buyerId: string): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();

/** Does not find others' conversations. */
export const findOwn = (db: Db, id: string, accountId: string): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]))
    .executeTakeFirst();

export const listBetween = (db: Db, one: string, other: string): Promise<{ id: string }[]> =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('buyer_id', 'in', [one, other])
    .where('seller_id', 'in', [one, other])
    .execute();

/** Of recent conversations. */
export const listPartners = (db: Db, accountId: string): Promise<{ id: string; partner_id: string }[]> =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('conversation_members as other', 'other.conversation_id', 'own.conversation_id')
    .select(['other.conversation_id as id', 'other.account_id as partner_id'])
    .where('own.account_id', '=', accountId)
    .where('other.account_id', '<>', accountId)
    .where('own.last_at', '>', sql<Date>`now() - interval '2 days'`)
    .execute();

/** The newest first. */
export const listOpenConversations = (db: Db, accountId: string, { days, limit }: { days: number; limit: number }) =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations as c', 'c.id', 'own.conversation_id')
    .select(['c.id', 'c.buyer_id', 'c.seller_id'])
    .where('own.account_id', '=', accountId)
    .where(sql<boolean>`own.last_at > now() - make_interval(days => ${days})`)
    .orderBy('own.last_at', 'desc')
    .limit(limit)
    .execute();

/** Finds the conversation, or makes it. */
export async function ensureConversation(tx: Tx, { listingId, buyerId, sellerId }: Pair): Promise<ConversationRow> {
  const made = await tx
    .insertInto('conversations')
    .values({ id: randomUUIDv7(), listing_id: listingId, buyer_id: buyerId, seller_id: sellerId })
    .onConflict((same) => same.columns(['listing_id', 'buyer_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) return findByBuyer(tx, listingId, buyerId) as Promise<ConversationRow>;
  await tx
    .insertInto('conversation_members')
    .values(
      [buyerId, sellerId].map((accountId) => ({
        conversation_id: made.id,
        account_id: accountId,
        last_message_id: null,
        read_at: null,
        archived_at: null,
      })),
    )
    .execute();
  return made;
}

/** Locks a conversation, and takes the number of its next message. */
export const reservePosition = (tx: Tx, id: string) =>
  tx
    .updateTable('conversations')
    .set((eb) => ({ last_position: eb('last_position', '+', 1) }))
    .where('id', '=', id)
    .returning('last_position as position')
    .executeTakeFirstOrThrow();

/** Moves it to the top, outside of the archive, unread for all but the writer. */
export const showNewMessage = (
  tx: Tx,
  { id, conversationId, position, by }: { id: string; conversationId: string; position: number; by: string | null },
) =>
  sql`
    update conversation_members set last_message_id = ${id}, last_at = clock_timestamp(), archived_at = null,
      unread = case when account_id = ${by} then 0 else unread + 1 end,
      read_position = case when account_id = ${by} then ${position} else read_position end,
      read_at = case when account_id = ${by} then now() else read_at end
    where conversation_id = ${conversationId}`.execute(tx);

/** Marks all as read. @returns when, or undefined when nothing was unread */
export async function markAllRead(tx: Tx, conversationId: string, accountId: string) {
  const row = await tx
    .updateTable('conversation_members as m')
    .from('conversations as c')
    .set((eb) => ({ unread: 0, read_position: eb.ref('c.last_position'), read_at: sql<Date>`now()` }))
    .whereRef('c.id', '=', 'm.conversation_id')
    .where('m.conversation_id', '=', conversationId)
    .where('m.account_id', '=', accountId)
    .where((eb) => eb.or([eb('m.unread', '>', 0), eb('m.read_position', '<', eb.ref('c.last_position'))]))
    .returning(['m.read_at'])
    .executeTakeFirst();
  return row?.read_at ?? undefined;
}

export const setArchived = (
  db: Db,
  conversationId: string,
  { accountId, archived }: { accountId: string; archived: boolean },
) =>
  db
    .updateTable('conversation_members')
    .set({ archived_at: archived ? sql<Date>`now()` : null })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', accountId)
    .execute();

export async function countUnreadConversations(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversation_members')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('unread', '>', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}
