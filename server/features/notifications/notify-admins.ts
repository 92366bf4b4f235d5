import type { NotificationKind, NotificationParams } from '../../../shared/domain/notification.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { listAdminIds, wasNotified } from './notification-store.ts';
import { type NewNotification, notifyAll } from './notify.ts';

type AdminNotification = {
  [K in NotificationKind]: {
    kind: K;
    params: NotificationParams[K];
    href: string;
    groupKey: string;
    /** For its picture. */
    listingId?: string;
    /** Does not decide it while another admin is there. */
    party?: string;
  };
}[NotificationKind];

/** Notifies all admins, in the transaction of the event. */
export async function notifyAdmins(
  services: Pick<Services, 'live' | 'clock'>,
  tx: Tx,
  notification: AdminNotification,
): Promise<void> {
  const all = await listAdminIds(tx);
  const others = all.filter(({ id }) => id !== notification.party);
  const admins = others.length > 0 ? others : all;
  await notifyAll(
    services,
    tx,
    admins.map(({ id }): NewNotification => ({ accountId: id, ...notification })),
  );
}

/** @returns false if told before */
export async function notifyAdminsOnce(
  services: Pick<Services, 'live' | 'clock'>,
  tx: Tx,
  notification: AdminNotification,
): Promise<boolean> {
  if (await wasNotified(tx, notification)) return false;
  await notifyAdmins(services, tx, notification);
  return true;
}
