-- A seller's page is cached like other public pages: each change that it shows is noted with the seller.
alter table catalogue_changes add column account_id uuid;
alter table catalogue_changes drop constraint catalogue_changes_kind_check;
alter table catalogue_changes add constraint catalogue_changes_kind_check
  check (kind in ('listing', 'listings', 'shop', 'account'));
alter table catalogue_changes add constraint catalogue_changes_account_check
  check ((kind = 'account') = (account_id is not null));

create function note_account_changes(ids uuid[]) returns void language sql as $$
  insert into catalogue_changes (kind, account_id) select distinct 'account', unnest(ids);
$$;

create function note_review() returns trigger language plpgsql as $$
begin
  perform note_account_changes(array[case tg_op when 'DELETE' then old.about_id else new.about_id end]);
  return null;
end $$;
create trigger reviews_noted after insert or update or delete on reviews for each row execute function note_review();

create function note_sale() returns trigger language plpgsql as $$
begin
  perform note_account_changes(array[new.seller_id]);
  return null;
end $$;
create trigger fulfillments_noted after insert or update of state, cancelled_by on fulfillments
  for each row execute function note_sale();

create function note_account() returns trigger language plpgsql as $$
begin
  perform note_account_changes(array[new.id]);
  return null;
end $$;
create trigger accounts_page_noted
  after update of display_name, type, verified_at, email_verified, suspended_at, deleted_at on accounts for each row
  when ((old.display_name, old.type, old.verified_at, old.email_verified, old.suspended_at, old.deleted_at)
    is distinct from (new.display_name, new.type, new.verified_at, new.email_verified, new.suspended_at, new.deleted_at))
  execute function note_account();

-- A listing that enters or leaves a list does so on its seller's page too.
create or replace function note_listing_changes() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 101) as few) > 100 then
    insert into catalogue_changes (kind) values ('listings');
  elsif tg_op = 'UPDATE' then
    insert into catalogue_changes (kind, listing_id, category, moved)
    select distinct 'listing', c.id, place.category,
      (c.state, c.advertised, c.category, c.seller_id, c.created_at, c.hidden_at, c.deleted_at)
        is distinct from (o.state, o.advertised, o.category, o.seller_id, o.created_at, o.hidden_at, o.deleted_at)
    from changed c join former o using (id) cross join lateral (values (o.category), (c.category)) place (category);
    perform note_account_changes(array(select distinct c.seller_id from changed c join former o using (id)
      where (c.state, c.seller_id, c.hidden_at, c.deleted_at, c.place_name, c.location)
        is distinct from (o.state, o.seller_id, o.hidden_at, o.deleted_at, o.place_name, o.location)));
  else
    insert into catalogue_changes (kind, listing_id, category) select 'listing', id, category from changed;
    perform note_account_changes(array(select distinct seller_id from changed));
  end if;
  return null;
end $$;
