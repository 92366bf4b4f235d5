import { randomUUIDv7 } from 'node:crypto';
import type { ContactKind, MessageKind } from '../../../shared/domain/conversation.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EventFacts } from '../../platform/db/tables/conversation-tables.ts';
import type { Services } from '../../ports/services.ts';
import { withdrawTexts } from '../notifications/mark-read.ts';
import { reservePosition, showNewMessage } from './conversation-store.ts';
import { findMessage, insertMessage, type MessageRow } from './message-store.ts';
import { presentMessage } from './present-message.ts';

export type Writing = {
  conversationId: string;
  /** The writer; null for the marketplace. */
  senderId: string | null;
  kind: MessageKind;
  text?: string;
  /** The text for others, with contact data hidden. */
  shownText?: string | null;
  hiddenKinds?: ContactKind[];
  imageIds?: readonly string[];
  offerId?: string;
  event?: EventFacts;
  clientId?: string | undefined;
  /** The person who caused an event, and so has seen it. */
  causedBy?: string | undefined;
};

type Needed = Pick<Services, 'live'>;

/** Numbers a message and sends it to open pages of both. @returns its id */
export async function writeMessage(services: Needed, tx: Tx, writing: Writing): Promise<string> {
  const { conversationId, senderId, causedBy } = writing;
  const { position } = await reservePosition(tx, conversationId);
  const id = randomUUIDv7();
  await insertMessage(tx, {
    id,
    conversationId,
    position,
    senderId,
    kind: writing.kind,
    text: writing.text ?? '',
    shownText: writing.shownText ?? null,
    hiddenKinds: writing.hiddenKinds ?? [],
    imageIds: writing.imageIds ?? [],
    offerId: writing.offerId ?? null,
    event: writing.event ?? null,
    clientId: writing.clientId ?? null,
  });
  await showNewMessage(tx, { id, conversationId, position, by: senderId ?? causedBy ?? null });
  const row = await findMessage(tx, id);
  if (row) await publishMessage(services, tx, row);
  return id;
}

const publishMessage = ({ live }: Needed, tx: Tx, row: MessageRow): Promise<void> =>
  live.publish(
    tx,
    [row.buyer_id, row.seller_id].map((accountId) => ({
      accountId,
      kind: 'message' as const,
      data: { conversationId: row.conversation_id, message: presentMessage(row, accountId) },
    })),
  );

/** Shows moderation to open pages; waiting mails lose a removed text. */
export async function applyModeration(services: Needed, tx: Tx, id: string): Promise<void> {
  const row = await findMessage(tx, id);
  if (!row) return;
  const { buyer_id, seller_id, sender_id, conversation_id } = row;
  const accountId = sender_id === buyer_id ? seller_id : buyer_id;
  if (row.removed_at) await withdrawTexts(services, tx, [{ accountId, groupKey: conversation_id }]);
  await publishMessage(services, tx, row);
}

/** Writes what has happened to the deal. */
export const writeEvent = (
  services: Needed,
  tx: Tx,
  { conversationId, event, causedBy }: { conversationId: string; event: EventFacts; causedBy?: string | undefined },
): Promise<string> => writeMessage(services, tx, { conversationId, senderId: null, kind: 'event', event, causedBy });
