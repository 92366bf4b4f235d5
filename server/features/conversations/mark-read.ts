import { Failure } from '../../../shared/errors.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { markRead as markNotificationsRead, withdrawTexts } from '../notifications/mark-read.ts';
import { findOwn, listBetween, listPartners, markAllRead, setArchived } from './conversation-store.ts';

type Live = Pick<Services, 'live'>;

/** Marks a conversation as read; the other one sees it. @throws not_found */
export async function markRead(services: Services, caller: Caller, id: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const conversation = await findOwn(tx, id, caller.id);
    if (!conversation) throw new Failure('not_found');
    const readAt = await markAllRead(tx, id, caller.id);
    await markNotificationsRead(services, tx, caller.id, id);
    if (!readAt) return;
    const other = conversation.buyer_id === caller.id ? conversation.seller_id : conversation.buyer_id;
    const data = { conversationId: id, readUntil: readAt.toISOString() };
    // Other pages of the reader drop their mark.
    const own = { conversationId: id, unread: 0 };
    await services.live.publish(tx, [
      { accountId: other, kind: 'message', data },
      { accountId: caller.id, kind: 'message', data: own },
    ]);
  });
}

/** Drops waiting mails about conversations with another person. */
export async function dropNotices(services: Live, tx: Tx, [readerId, otherId]: readonly [string, string]) {
  for (const { id } of await listBetween(tx, readerId, otherId))
    await markNotificationsRead(services, tx, readerId, id);
}

/** Waiting mails lose the texts of a person who left. */
export async function withdrawTextsOf(services: Live, tx: Tx, writerId: string): Promise<void> {
  const partners = await listPartners(tx, writerId);
  await withdrawTexts(
    services,
    tx,
    partners.map(({ id, partner_id }) => ({ accountId: partner_id, groupKey: id })),
  );
}

/** @throws not_found */
export async function archive(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { id, archived }: { id: string; archived: boolean },
) {
  if (!(await findOwn(db, id, caller.id))) throw new Failure('not_found');
  await setArchived(db, id, { accountId: caller.id, archived });
}
