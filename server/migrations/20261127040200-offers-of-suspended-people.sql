-- A suspension ends the open offers of that person, made and received.
create function end_offers_of_person() returns trigger language plpgsql as $$
begin
  update offers set state = 'superseded', untold = true, updated_at = now()
    where state = 'open' and (buyer_id = new.id or seller_id = new.id);
  return null;
end $$;
create trigger accounts_end_offers after update of suspended_at on accounts for each row
  when (old.suspended_at is null and new.suspended_at is not null)
  execute function end_offers_of_person();
update offers set state = 'superseded', untold = true, updated_at = now() where state = 'open' and exists (
  select 1 from accounts a where a.id in (buyer_id, seller_id) and a.suspended_at is not null);
