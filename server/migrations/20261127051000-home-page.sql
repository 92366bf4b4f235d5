-- What an admin chose for the home page, as one row; without it, and for what is empty in it, the software's own counts.
create table home_page (
  id boolean primary key default true check (id),
  version integer not null check (version > 0),
  content text not null,
  changed_at timestamptz not null default now()
);
create trigger home_page_told after insert or update or delete on home_page
  for each statement execute function tell_settings_changed();
-- Its photos.
alter table shop_pictures drop constraint shop_pictures_kind_check;
alter table shop_pictures add constraint shop_pictures_kind_check
  check (kind in ('logo', 'sharePicture', 'hero', 'set0', 'set1', 'set2'));
