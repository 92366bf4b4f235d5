-- What a search keeps in memory follows the listings: each says when it last changed in anything that a search asks of it.
alter table listings add column touched_at timestamptz not null default now();
alter table listings alter column touched_at set default clock_timestamp();
create index listings_touched on listings (touched_at);
-- Only updates: a row that is brought back from a backup keeps the time it came with.
create function touch_listing() returns trigger language plpgsql as $$
begin
  new.touched_at := clock_timestamp();
  return new;
end $$;
create trigger listings_touch before update on listings for each row execute function touch_listing();
-- The badge is the seller's, and a search filters by it.
create function touch_listings_of_seller() returns trigger language plpgsql as $$
begin
  update listings set touched_at = clock_timestamp() where seller_id = new.id;
  return null;
end $$;
create trigger accounts_touch_listings after update of verified_at on accounts
  for each row when (old.verified_at is distinct from new.verified_at) execute function touch_listings_of_seller();
