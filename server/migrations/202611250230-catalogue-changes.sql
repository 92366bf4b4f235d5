-- What has changed of what public pages show. Each process reads it and drops the answers that a change concerns. A
-- notification in the changing transaction would hold a lock of the whole database until its commit is on the disk.
-- Rows become visible in the order of their commits, which is why readers go by transaction, not by a number.
create table catalogue_changes (
  xact xid8 not null default pg_current_xact_id(),
  -- One listing, many listings, or what every page shows: settings, categories, legal pages.
  kind text not null check (kind in ('listing', 'listings', 'shop')),
  listing_id uuid,
  category text,
  -- Whether it may have entered or left a list, or its place there.
  moved boolean not null default true,
  check ((kind = 'listing') = (listing_id is not null and category is not null))
);
create index catalogue_changes_by_xact on catalogue_changes (xact);

-- A process that notifies after its commit says so in its connections. For an older version and SQL by hand, this
-- trigger notifies.
create function notify_at_commit() returns trigger language plpgsql as $$
begin
  if current_setting('settee.notifies', true) is distinct from 'later' then
    perform pg_notify('catalogue', case when exists (select from added where kind = 'shop') then 'settings' else '' end);
  end if;
  return null;
end $$;
create trigger catalogue_changes_told after insert on catalogue_changes
  referencing new table as added for each statement execute function notify_at_commit();

drop trigger listings_told on listings;
drop trigger listing_images_told on listing_images;
drop trigger purchases_begun_told on purchases;
drop trigger purchases_told on purchases;
drop trigger accounts_told on accounts;
drop trigger seller_statements_told on seller_statements;
drop function tell_catalogue_changed();
drop function tell_seller_changed();

-- Notes listings that now show something else. More than a hundred are one note.
create function note_listings(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 100 then
    insert into catalogue_changes (kind) values ('listings');
  else
    insert into catalogue_changes (kind, listing_id, category, moved)
    select 'listing', id, category, false from listings where id = any(ids);
  end if;
end $$;

create function note_listing_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 101) as few) > 100 then
    insert into catalogue_changes (kind) values ('listings');
  elsif tg_op = 'UPDATE' then
    insert into catalogue_changes (kind, listing_id, category, moved)
    select distinct 'listing', c.id, place.category,
      (c.state, c.advertised, c.category, c.seller_id, c.created_at, c.hidden_at, c.deleted_at)
        is distinct from (o.state, o.advertised, o.category, o.seller_id, o.created_at, o.hidden_at, o.deleted_at)
    from changed c join former o using (id) cross join lateral (values (o.category), (c.category)) place (category);
  else
    insert into catalogue_changes (kind, listing_id, category) select 'listing', id, category from changed;
  end if;
  return null;
end $$;
create trigger listings_added_noted after insert on listings
  referencing new table as changed for each statement execute function note_listing_changes();
create trigger listings_changed_noted after update on listings
  referencing new table as changed old table as former for each statement execute function note_listing_changes();
create trigger listings_deleted_noted after delete on listings
  referencing old table as changed for each statement execute function note_listing_changes();

create function note_picture_changes() returns trigger language plpgsql as $$
begin
  perform note_listings(array(select distinct listing_id from changed limit 101));
  return null;
end $$;
create trigger listing_images_added_noted after insert on listing_images
  referencing new table as changed for each statement execute function note_picture_changes();
create trigger listing_images_changed_noted after update on listing_images
  referencing new table as changed for each statement execute function note_picture_changes();
create trigger listing_images_deleted_noted after delete on listing_images
  referencing old table as changed for each statement execute function note_picture_changes();

-- A purchase shows on a page as a hold and its end; its other columns change more often and show nowhere.
create function note_hold() returns trigger language plpgsql as $$
begin
  perform note_listings(array[new.listing_id]);
  return null;
end $$;
create trigger purchases_begun_noted after insert on purchases for each row execute function note_hold();
create trigger purchases_noted after update of state, held_until on purchases for each row
  when ((old.state, old.held_until) is distinct from (new.state, new.held_until)) execute function note_hold();

-- Listings show their seller's name and badge, and who a trader is.
create function note_seller() returns trigger language plpgsql as $$
begin
  perform note_listings(array(select id from listings where seller_id = new.id limit 101));
  return null;
end $$;
create trigger accounts_noted after update of display_name, type, verified_at, deleted_at on accounts for each row
  when ((old.display_name, old.type, old.verified_at, old.deleted_at)
    is distinct from (new.display_name, new.type, new.verified_at, new.deleted_at)) execute function note_seller();
create function note_statement() returns trigger language plpgsql as $$
begin
  perform note_listings(array(select id from listings
    where seller_id = case tg_op when 'DELETE' then old.account_id else new.account_id end limit 101));
  return null;
end $$;
create trigger seller_statements_noted after insert or update or delete on seller_statements
  for each row execute function note_statement();

create or replace function tell_settings_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind) values ('shop');
  return null;
end $$;
create or replace function tell_legal_changed() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind) values ('shop');
  return null;
end $$;
