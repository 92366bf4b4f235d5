import { Failure } from '../../../shared/errors.ts';
import type { Refusal } from '../../../shared/words/refusal.ts';
import { conversationRefusals } from '../../../shared/words/refusals/conversations.ts';
import type { Db } from '../../platform/db/database.ts';
import { findAccount, isRemovedAccount } from '../accounts/find-account.ts';
import { areBlocked } from '../blocks/are-blocked.ts';
import type { ConversationRow } from './conversation-store.ts';

/** Unless the sale is paid, they could not answer. */
export async function refuseSuspended(
  db: Db,
  { buyer_id, seller_id }: Pick<ConversationRow, 'buyer_id' | 'seller_id'>,
  accountId: string,
): Promise<void> {
  const other = await findAccount(db, buyer_id === accountId ? seller_id : buyer_id);
  if (other?.suspended) throw closed(conversationRefusals.personSuspended());
}

/** Refuses messages to somebody who ended contact or left. */
export async function refuseClosed(
  db: Db,
  { buyer_id, seller_id }: Pick<ConversationRow, 'buyer_id' | 'seller_id'>,
  accountId: string,
): Promise<void> {
  const other = buyer_id === accountId ? seller_id : buyer_id;
  if (await areBlocked(db, buyer_id, seller_id)) throw closed(conversationRefusals.ended());
  if (await isRemovedAccount(db, other)) throw closed(conversationRefusals.personLeft());
}

const closed = (reason: Refusal) => new Failure('not_allowed', { reason, fields: { text: reason } });
