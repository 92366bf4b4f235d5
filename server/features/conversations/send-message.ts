import { SAME_TEXT } from '../../../shared/domain/cases.ts';
import { hideContact } from '../../../shared/domain/contact/hide-contact.ts';
import { Failure } from '../../../shared/errors.ts';
import { authorizeWriting, SILENCED } from '../../platform/db/authorize-publishing.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { reportToModeration } from '../cases/report-to-moderation.ts';
import { hasBought } from '../checkout/books/find-sale.ts';
import { claimImages } from '../images/claim-images.ts';
import { type ConversationRow, findOwn } from './conversation-store.ts';
import { limitMessages, limitSameText, SameText } from './limit-messages.ts';
import { findByClientId, listLastTexts } from './message-store.ts';
import { notifyOfMessage } from './notify-message.ts';
import { refuseClosed, refuseSuspended } from './refuse-closed.ts';
import { writeMessage } from './write-message.ts';

/** Own messages in which contact data may have begun. */
const PIECES = 10;

export type Sent = { text: string; images?: string[] | undefined; clientId?: string | undefined };

/**
 * Sends a message in an own conversation. A repeat with the same `clientId` changes nothing.
 * @returns the id of the message
 * @throws not_found, not_allowed, too_many_requests, invalid_input
 */
export async function sendMessage(
  services: Services,
  caller: Caller,
  { id, sent }: { id: string; sent: Sent },
): Promise<string> {
  return reportSameText(services, caller, sent, () =>
    inTransaction(services.db, async (tx) => {
      const standing = await authorizeWriting(tx, caller.id);
      const conversation = await findOwn(tx, id, caller.id);
      if (!conversation) throw new Failure('not_found');
      return writeOnce(services, tx, { caller, conversation, standing, isNew: false }, sent);
    }),
  );
}

type Writing = {
  caller: Caller;
  conversation: ConversationRow;
  standing: 'good' | 'suspended';
  /** It begins the conversation. */
  isNew: boolean;
};

/** Needs the writer's lock. A suspended one writes about a paid sale alone. */
export async function writeOnce(
  services: Services,
  tx: Tx,
  { caller, conversation, standing, isNew }: Writing,
  { text, images = [], clientId }: Sent,
): Promise<string> {
  const known = clientId && (await findByClientId(tx, conversation.id, { senderId: caller.id, clientId }));
  if (known) return known.id;
  await refuseClosed(tx, conversation, caller.id);
  const isPaid = await hasBought(tx, conversation.buyer_id, conversation.listing_id);
  if (standing === 'suspended' && !isPaid)
    throw new Failure('not_allowed', { reason: SILENCED, fields: { text: SILENCED } });
  if (!isPaid) await refuseSuspended(tx, conversation, caller.id);
  if (services.config.rateLimits) {
    await limitMessages(tx, caller.id, isNew);
    await limitSameText(tx, caller.id, { conversationId: conversation.id, text, secret: services.config.tokenSecret });
  }
  const imageIds = await claimImages(tx, caller.id, images, 'images');
  const { shown, hidden } = isPaid
    ? { shown: text, hidden: [] }
    : hideContact(
        await listLastTexts(tx, conversation.id, { senderId: caller.id, limit: PIECES }),
        text,
        new URL(services.config.publicUrl).host,
      );
  const id = await writeMessage(services, tx, {
    conversationId: conversation.id,
    senderId: caller.id,
    text,
    imageIds,
    clientId,
    kind: text === '' ? 'photos' : 'text',
    shownText: hidden.length > 0 ? shown : null,
    hiddenKinds: hidden,
  });
  await notifyOfMessage(services, tx, { conversationId: conversation.id, senderId: caller.id, text: shown });
  return id;
}

/** The refused transaction is rolled back, so moderators are notified in another. */
export async function reportSameText<T>(
  services: Services,
  { id }: Caller,
  { text }: Sent,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SameText)
      await inTransaction(services.db, (tx) =>
        reportToModeration(tx, { accountId: id, reason: 'spam', text: SAME_TEXT + text }),
      );
    throw error;
  }
}
