import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { deleteNewsOfLeaver, deleteTexts, setRead, setReadByGroup } from './notification-store.ts';

type Live = Pick<Services, 'live'>;

/** Marks a group as read, on open pages too, and drops waiting deliveries. */
export async function markRead(services: Live, tx: Tx, accountId: string, groupKey: string): Promise<void> {
  await publishRead(services, tx, accountId, await setReadByGroup(tx, accountId, groupKey));
}

/** Takes the texts out of notifications, on open pages too. */
export const withdrawTexts = async (services: Live, tx: Tx, all: Parameters<typeof deleteTexts>[1]): Promise<void> =>
  publishChanged(services, tx, await deleteTexts(tx, all));

/** Deletes what others read about a person who left, on open pages too. */
export const withdrawNotifications = async (services: Live, tx: Tx, leaverId: string): Promise<void> =>
  publishChanged(services, tx, await deleteNewsOfLeaver(tx, leaverId));

/** @param ids undefined for all */
export async function readByCaller(
  services: Pick<Services, 'db' | 'live'>,
  { id }: Caller,
  ids: readonly string[] | undefined,
): Promise<void> {
  await inTransaction(services.db, async (tx) => publishRead(services, tx, id, await setRead(tx, id, ids)));
}

const publishChanged = ({ live }: Live, tx: Tx, accountIds: readonly string[]): Promise<void> =>
  live.publish(
    tx,
    [...new Set(accountIds)].map((accountId) => ({ accountId, kind: 'notification', data: {} })),
  );

async function publishRead({ live }: Live, tx: Tx, accountId: string, count: number): Promise<void> {
  if (count > 0) await live.publish(tx, [{ accountId, kind: 'notification', data: { read: count } }]);
}
