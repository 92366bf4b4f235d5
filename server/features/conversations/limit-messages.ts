import { conversationLimits } from '../../../shared/domain/conversation.ts';
import { isQuickReply } from '../../../shared/domain/quick-replies.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { conversationRefusals } from '../../../shared/words/refusals/conversations.ts';
import type { Tx } from '../../platform/db/database.ts';
import { keyedHash } from '../../platform/http/keyed-hash.ts';
import type { Services } from '../../ports/services.ts';
import { countMessages, countSameText, deleteOldPrints, insertPrint } from './message-limit-store.ts';

/** Thrown for the same text to too many people, to report it. */
export class SameText extends Failure {
  constructor() {
    super('too_many_requests', {
      reason: SAME_TEXT,
      fields: { text: SAME_TEXT },
      retryAfter: 3600,
    });
  }
}

/**
 * Limits messages per hour and new conversations per day.
 * @param tx with the writer locked
 * @param isNew whether the message begins a conversation
 * @throws too_many_requests
 */
export async function limitMessages(tx: Tx, accountId: string, isNew: boolean): Promise<void> {
  const counts = await countMessages(tx, accountId);
  if (counts.lastHour >= conversationLimits.messagesPerHour) throw tooMany(TOO_MANY, counts.hourFreeIn);
  // The new one counts already.
  if (isNew && counts.started > conversationLimits.startedPerDay) throw tooMany(TOO_MANY_NEW, counts.dayFreeIn);
}

/**
 * Stops the same text to many people. Quick replies are the same by design.
 * @param sent.secret without it nobody finds a short text by its print
 * @throws SameText
 */
export async function limitSameText(
  tx: Tx,
  accountId: string,
  { conversationId, text, secret }: { conversationId: string; text: string; secret: string },
): Promise<void> {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  if (plain === '' || isQuickReply(text)) return;
  const print = keyedHash(secret, plain);
  if ((await countSameText(tx, accountId, { print, conversationId })) >= conversationLimits.threadsWithSameText)
    throw new SameText();
  await insertPrint(tx, accountId, { print, conversationId });
}

const tooMany = (reason: Refusal, seconds: number) =>
  new Failure('too_many_requests', { reason, fields: { text: reason }, retryAfter: Math.max(1, Math.ceil(seconds)) });

const TOO_MANY = conversationRefusals.tooManyMessages();
const TOO_MANY_NEW = conversationRefusals.tooManyContacts();
const SAME_TEXT = conversationRefusals.sameTextTooOften();

/** Deletes prints after a day; they only stop advertising. */
export const deleteMessagePrints = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  await deleteOldPrints(db);
};
