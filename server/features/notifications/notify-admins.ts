import type { NotificationKind, NotificationParams } from '../../../shared/domain/notification.ts';
import type { Services } from '../../app/services.ts';
import type { Db } from '../../platform/db/database.ts';
import { listAdmins } from '../accounts/list-admins.ts';
import { type News, notifyAll } from './notify.ts';

/** What the people who run the shop must know, such as a deadline of the law. */
type AdminNews = {
  [K in NotificationKind]: { kind: K; params: NotificationParams[K]; href: string; groupKey: string };
}[NotificationKind];

/** Notifies everybody who runs the shop, in the transaction of the event. */
export async function notifyAdmins(services: Pick<Services, 'live' | 'clock'>, tx: Db, news: AdminNews): Promise<void> {
  const admins = await listAdmins(tx);
  await notifyAll(
    services,
    tx,
    admins.map((accountId): News => ({ accountId, ...news })),
  );
}
