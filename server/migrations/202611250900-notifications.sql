-- What happened that concerns a person. The kinds and their facts are in shared/domain/notification.ts.
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null check (kind ~ '^[a-z_]+$'),
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  -- A page of this shop; never another site.
  href text not null check (href ~ '^/([^/\\]|$)'),
  listing_id uuid references listings (id) on delete set null,
  group_key text,
  -- How many things of the group it stands for.
  count integer not null default 1 check (count > 0),
  at timestamptz not null default now(),
  read_at timestamptz
);
-- What belongs together is one notification until it is read.
create unique index notifications_unread_group on notifications (account_id, kind, group_key)
  where group_key is not null and read_at is null;
create index notifications_by_account on notifications (account_id, at desc, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_by_time on notifications (at);
create index notifications_by_listing on notifications (listing_id) where listing_id is not null;

-- What is to be sent of a notification outside of the app. The key is the promise that each is sent once.
create table notification_deliveries (
  notification_id uuid not null references notifications (id) on delete cascade,
  channel text not null check (channel in ('mail', 'push')),
  due_at timestamptz not null,
  -- Why it waits longer than its kind says: the person's quiet hours, or the daily mail.
  waits_for text check (waits_for in ('quiet', 'digest')),
  done_at timestamptz,
  primary key (notification_id, channel)
);
create index notification_deliveries_due on notification_deliveries (due_at) where done_at is null;
