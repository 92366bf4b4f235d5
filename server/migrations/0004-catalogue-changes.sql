-- Says on the channel `catalogue` that something which public pages show has changed, when the change is committed.
-- Every process listens and drops what it has kept of those pages.
create function tell_catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger listings_told after insert or update or delete on listings
  for each statement execute function tell_catalogue_changed();
create trigger listing_images_told after insert or update or delete on listing_images
  for each statement execute function tell_catalogue_changed();
-- A purchase shows on a page as a hold and its end; its other columns change more often and show nowhere.
create trigger purchases_begun_told after insert on purchases
  for each statement execute function tell_catalogue_changed();
create trigger purchases_told after update of state, held_until on purchases
  for each statement execute function tell_catalogue_changed();
create trigger accounts_told after update of display_name, type, verified_at, deleted_at on accounts
  for each statement execute function tell_catalogue_changed();
