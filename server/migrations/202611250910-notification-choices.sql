-- What a person wants by which channel, where it differs from the default. Groups and defaults: shared/domain/notification.ts.
create table notification_choices (
  account_id uuid not null references accounts (id),
  topic text not null check (topic ~ '^[a-z_]+$'),
  channel text not null check (channel in ('mail', 'push')),
  wanted boolean not null,
  primary key (account_id, topic, channel)
);

create table notification_settings (
  account_id uuid primary key references accounts (id),
  time_zone text not null default 'UTC',
  -- Minutes after midnight in the time zone.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- Hour of the daily mail; null sends each mail by itself.
  digest_hour smallint check (digest_hour between 0 and 23),
  check ((quiet_from is null) = (quiet_until is null))
);

-- The shop's identity at push services. Made once; all processes use the same.
create table push_keys (
  single boolean primary key default true check (single),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- Browsers that show notifications. A browser belongs to the person who is signed in there.
create table push_subscriptions (
  id uuid primary key,
  endpoint text not null unique check (length(endpoint) <= 2000),
  account_id uuid not null references accounts (id),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_by_account on push_subscriptions (account_id);

-- The facts of the first news that a mail tells of: what came before was told already.
alter table notification_deliveries add column first_params jsonb;

-- Choices about mails of saved listings move here, also those that an older version writes beside this one.
insert into notification_choices (account_id, topic, channel, wanted)
select account_id, case kind when 'sold' then 'sold_saved' else kind end, 'mail', wanted from alert_choices;
create function move_alert_choice() returns trigger language plpgsql as $$
begin
  insert into notification_choices (account_id, topic, channel, wanted)
  values (new.account_id, case new.kind when 'sold' then 'sold_saved' else new.kind end, 'mail', new.wanted)
  on conflict (account_id, topic, channel) do update set wanted = excluded.wanted;
  return null;
end $$;
create trigger alert_choices_move after insert or update on alert_choices
  for each row execute function move_alert_choice();

-- Alerts that wait for the next day.
with waiting as (
  delete from alerts where told_at is null returning *
), moved as (
  insert into notifications (id, account_id, kind, params, href, listing_id, group_key, at)
  select gen_random_uuid(), w.account_id, case w.kind when 'sold' then 'sold_saved' else w.kind end,
    jsonb_strip_nulls(jsonb_build_object('title', l.title, 'priceCents', l.price_cents, 'fromCents', w.from_cents)),
    '/furniture/' || l.id, l.id, l.id::text, now()
  from waiting w join listings l on l.id = w.listing_id
  returning id, account_id, kind, listing_id, params
)
insert into notification_deliveries (notification_id, channel, due_at, first_params)
select m.id, 'mail', w.due_at, m.params
from moved m join waiting w on w.account_id = m.account_id and w.listing_id = m.listing_id
  and case w.kind when 'sold' then 'sold_saved' else w.kind end = m.kind;
