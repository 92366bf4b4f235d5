import type { Page } from '../../../shared/contract/call.ts';
import type { Conversation, Message } from '../../../shared/contract/conversations.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import { cutPage, decodeCursor, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { countUnreadConversations, findOwn } from './conversation-store.ts';
import { type Deal, findDeal } from './deal-store.ts';
import { findInInbox, type InboxRow, listInbox } from './inbox-store.ts';
import { findMessage, findMessages, listMessages } from './message-store.ts';
import { presentConversation } from './present-conversation.ts';
import { presentMessage } from './present-message.ts';
import { findReplyMinutes } from './reply-minutes-store.ts';

/** Messages of a page. */
const MESSAGES = 50;

type Reader = Pick<Services, 'db'>;
type Party = Pick<Caller, 'id'>;
type ListQuery = {
  limit?: number | undefined;
  cursor?: string | undefined;
  listingId?: string | undefined;
  archived?: 'true' | 'false' | undefined;
  query?: string | undefined;
};

/** Returns a page of the caller's conversations, the latest message first. */
export async function readConversations(
  { db }: Reader,
  caller: Party,
  { limit = PAGE_SIZE, cursor, listingId, archived, query }: ListQuery,
): Promise<Page<Conversation>> {
  const rows = await listInbox(db, caller.id, {
    limit: limit + 1,
    after: readTimeCursor(cursor),
    archived: archived === 'true',
    listingId,
    words: query || undefined,
  });
  const ids = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const last = new Map((await findMessages(db, ids)).map((message) => [message.conversation_id, message]));
  const present = (row: InboxRow) => presentConversation(row, last.get(row.id), caller.id);
  return cutPage(rows, limit, { present, cursorOf: (row) => [row.micros, row.id] });
}

/** @throws not_found */
export async function readConversation({ db }: Reader, caller: Party, id: string): Promise<Conversation> {
  const row = await findInInbox(db, caller.id, id);
  if (!row) throw new Failure('not_found');
  const last = row.last_message_id ? await findMessage(db, row.last_message_id) : undefined;
  return presentConversation(row, last, caller.id);
}

/**
 * Returns a page of messages in the order in which they were sent; the first page has the latest.
 * @throws not_found
 */
export async function readMessages(
  { db }: Reader,
  caller: Party,
  id: string,
  { limit = MESSAGES, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Message>> {
  if (!(await findOwn(db, id, caller.id))) throw new Failure('not_found');
  const before = decodeCursor(cursor, ['number'])?.[0];
  const rows = await listMessages(db, id, {
    limit: limit + 1,
    before: before === undefined ? undefined : positionOf(before),
  });
  const { items, nextCursor } = cutPage(rows, limit, {
    present: (row) => presentMessage(row, caller.id),
    cursorOf: (row) => [row.position],
  });
  return { items: items.reverse(), ...(nextCursor ? { nextCursor } : {}) };
}

const MOST = 2 ** 31 - 1;
const positionOf = (value: unknown) => Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), MOST);

/** Returns how many of the caller's conversations have unread messages. */
export const countUnreadMessages = ({ db }: Reader, caller: Party): Promise<number> =>
  countUnreadConversations(db, caller.id);

export type { Deal };

/** Returns a conversation's listing and both names, for news. */
export const readDeal = (db: Db, conversationId: string): Promise<Deal | undefined> => findDeal(db, conversationId);

/** Returns the median minutes until a seller's first answer, over 90 days. */
export const readReplyMinutes = async (db: Db, sellerId: string): Promise<number | undefined> => {
  const minutes = await findReplyMinutes(db, sellerId);
  return minutes === undefined ? undefined : Math.max(1, Math.round(minutes));
};
