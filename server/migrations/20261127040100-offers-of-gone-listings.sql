-- An open offer for a listing that was removed, hidden or withdrawn ends with it: nobody could accept it.
create function end_offers_of_listing() returns trigger language plpgsql as $$
begin
  update offers set state = 'superseded', untold = true, updated_at = now() where listing_id = new.id and state = 'open';
  return null;
end $$;
create trigger listings_end_offers after update of state, deleted_at, hidden_at on listings for each row
  when (old.deleted_at is null and old.hidden_at is null and old.state <> 'withdrawn'
    and (new.deleted_at is not null or new.hidden_at is not null or new.state = 'withdrawn'))
  execute function end_offers_of_listing();
update offers set state = 'superseded', untold = true, updated_at = now() where state = 'open' and listing_id in (
  select id from listings where deleted_at is not null or hidden_at is not null or state = 'withdrawn');
-- An appeal that nobody decides ends too.
create index disputes_appealed on disputes (appealed_at) where state = 'appealed';
