import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { deleteTexts, setRead, setReadByGroup } from './notification-store.ts';

type Live = Pick<Services, 'live'>;

/** Marks a group as read, on open pages too, and drops waiting deliveries. */
export async function markRead(services: Live, tx: Tx, accountId: string, groupKey: string): Promise<void> {
  await publishRead(services, tx, accountId, await setReadByGroup(tx, accountId, groupKey));
}

/** Takes the texts out of a person's notifications, on open pages too. */
export async function withdrawText(services: Live, tx: Tx, accountId: string, conversationId: string): Promise<void> {
  if ((await deleteTexts(tx, accountId, conversationId)) > 0)
    await services.live.publish(tx, [{ accountId, kind: 'notification', data: {} }]);
}

/** @param ids undefined for all */
export async function readByCaller(
  services: Pick<Services, 'db' | 'live'>,
  { id }: Caller,
  ids: readonly string[] | undefined,
): Promise<void> {
  await inTransaction(services.db, async (tx) => publishRead(services, tx, id, await setRead(tx, id, ids)));
}

async function publishRead({ live }: Live, tx: Tx, accountId: string, count: number): Promise<void> {
  if (count > 0) await live.publish(tx, [{ accountId, kind: 'notification', data: { read: count } }]);
}
