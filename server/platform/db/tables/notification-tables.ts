import type { ColumnType, Generated } from 'kysely';
import type { Channel, NotificationGroup, NotificationKind } from '../../../../shared/domain/notification.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

type NotificationsTable = {
  id: string;
  account_id: string;
  kind: NotificationKind;
  params: ColumnType<Record<string, unknown>, string, string>;
  href: string;
  listing_id: string | null;
  group_key: string | null;
  count: Generated<number>;
  at: Date;
  read_at: Date | null;
};

type NotificationDeliveriesTable = {
  notification_id: string;
  channel: Channel;
  due_at: Date;
  waits_for: 'quiet' | 'digest' | null;
  done_at: Date | null;
  first_params: ColumnType<Record<string, unknown> | null, string | null, string | null>;
};

type NotificationChoicesTable = { account_id: string; topic: NotificationGroup; channel: Channel; wanted: boolean };

type NotificationSettingsTable = {
  account_id: string;
  time_zone: string;
  quiet_from: number | null;
  quiet_until: number | null;
  digest_hour: number | null;
};

type PushKeysTable = { public_key: string; private_key: string; created_at: DefaultsToNow };

type PushSubscriptionsTable = {
  id: string;
  endpoint: string;
  account_id: string;
  p256dh: string;
  auth: string;
  created_at: DefaultsToNow;
};

export type NotificationTables = {
  notifications: NotificationsTable;
  notification_deliveries: NotificationDeliveriesTable;
  notification_choices: NotificationChoicesTable;
  notification_settings: NotificationSettingsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
};
