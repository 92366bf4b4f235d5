import { randomUUIDv7 } from 'node:crypto';
import {
  type NotificationKind,
  type NotificationParams,
  notificationKinds,
} from '../../../shared/domain/notification.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { type NewDelivery, planDeliveries } from './delivery-store.ts';
import { upsertNotifications } from './notification-store.ts';

/** For one person. */
export type NewNotification = {
  [K in NotificationKind]: {
    accountId: string;
    kind: K;
    params: NotificationParams[K];
    /** A page of this shop, such as `/messages/…`. */
    href: string;
    /** For its picture. */
    listingId?: string;
    /** Unread ones of one kind and group become one notification. */
    groupKey?: string;
    /** Seconds until an unread one is mailed, instead of the kind's. */
    mailAfter?: number;
  };
}[NotificationKind];

type Needed = Pick<Services, 'live' | 'clock'>;

/** Notifies a person in the transaction of the event; mail and push follow. */
export const notify = (services: Needed, tx: Tx, notification: NewNotification): Promise<void> =>
  notifyAll(services, tx, [notification]);

/** At most one per kind, group and person. */
export async function notifyAll({ live, clock }: Needed, tx: Tx, all: readonly NewNotification[]): Promise<void> {
  if (all.length === 0) return;
  const now = clock.now();
  const rows = all.map(({ accountId, kind, params, href, listingId, groupKey }) => ({
    id: randomUUIDv7(),
    account_id: accountId,
    kind,
    params,
    href,
    listing_id: listingId ?? null,
    group_key: groupKey ?? null,
  }));
  const stored = await upsertNotifications(tx, rows, now);
  const mailAfter = new Map(all.map((one) => [one.accountId, one.mailAfter]));
  await planDeliveries(
    tx,
    stored.flatMap((row) => deliveriesOf(row, now, mailAfter.get(row.account_id))),
  );
  await live.publish(
    tx,
    stored.map(({ id, account_id, kind }) => ({ accountId: account_id, kind: 'notification', data: { id, kind } })),
  );
}

type Stored = Awaited<ReturnType<typeof upsertNotifications>>[number];

function deliveriesOf({ id, kind, fresh }: Stored, now: Date, mailAfter: number | undefined): NewDelivery[] {
  const { channels, after: usual = {}, mailAgainAfter } = notificationKinds[kind];
  const after = mailAfter === undefined ? usual : { ...usual, mail: mailAfter };
  return channels.map((channel) => ({
    notification_id: id,
    channel,
    due_at: new Date(now.getTime() + (after[channel] ?? 0) * 1000),
    params: fresh,
    once: channel === 'mail' && mailAgainAfter === undefined,
    again_after: channel === 'mail' ? (mailAgainAfter ?? null) : null,
  }));
}
