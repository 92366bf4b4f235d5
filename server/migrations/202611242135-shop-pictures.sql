-- The shop's logo and share picture. A picture that is taken down leaves the shop too.
create table shop_pictures (
  kind text primary key check (kind in ('logo', 'sharePicture')),
  image_id uuid not null references images (id) on delete cascade
);
create index shop_pictures_by_image on shop_pictures (image_id);
-- Each process must read the settings again.
create trigger shop_pictures_told after insert or update or delete on shop_pictures
  for each statement execute function tell_settings_changed();
