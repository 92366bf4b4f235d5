-- The shop's own settings, as one row; without it those of the environment count. Its version grows with each change.
create table shop_settings (
  id boolean primary key default true check (id),
  version integer not null check (version > 0),
  settings text not null,
  changed_at timestamptz not null default now()
);
-- Says on the channel `catalogue` that each process must read the settings again.
create function tell_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'settings');
  return null;
end $$;
create trigger shop_settings_told after insert or update or delete on shop_settings
  for each statement execute function tell_settings_changed();
