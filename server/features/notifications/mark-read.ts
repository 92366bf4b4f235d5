import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { deleteTexts, setRead, setReadByGroup } from './notification-store.ts';

/** Marks a group as read, and drops its waiting deliveries. */
export async function markRead(tx: Tx, accountId: string, groupKey: string): Promise<void> {
  await setReadByGroup(tx, accountId, groupKey);
}

/** Takes the texts out of a person's notifications of a conversation. */
export async function withdrawText(tx: Tx, accountId: string, conversationId: string): Promise<void> {
  await deleteTexts(tx, accountId, conversationId);
}

/** Also updates the caller's other open pages. @param ids undefined for all */
export async function readByCaller(
  { db, live }: Pick<Services, 'db' | 'live'>,
  { id }: Caller,
  ids: readonly string[] | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const count = await setRead(tx, id, ids);
    if (count > 0) await live.publish(tx, [{ accountId: id, kind: 'notification', data: { read: count } }]);
  });
}
