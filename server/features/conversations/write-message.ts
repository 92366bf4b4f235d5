import { randomUUIDv7 } from 'node:crypto';
import type { ContactKind, MessageKind } from '../../../shared/domain/conversation.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { EventFacts } from '../../platform/db/tables/conversation-tables.ts';
import type { Services } from '../../ports/services.ts';
import { reservePosition, showNewMessage } from './conversation-store.ts';
import { findMessage, insertMessage } from './message-store.ts';
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
export async function writeMessage({ live }: Needed, tx: Tx, writing: Writing): Promise<string> {
  const { conversationId, senderId, causedBy } = writing;
  const { position, buyer_id, seller_id } = await reservePosition(tx, conversationId);
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
  if (row)
    await live.publish(
      tx,
      [buyer_id, seller_id].map((accountId) => ({
        accountId,
        kind: 'message' as const,
        data: { conversationId, message: presentMessage(row, accountId) },
      })),
    );
  return id;
}

/** Writes what has happened to the deal. */
export const writeEvent = (
  services: Needed,
  tx: Tx,
  { conversationId, event, causedBy }: { conversationId: string; event: EventFacts; causedBy?: string | undefined },
): Promise<string> => writeMessage(services, tx, { conversationId, senderId: null, kind: 'event', event, causedBy });
