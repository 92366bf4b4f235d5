-- A page that is open ends at once when its person is removed or suspended, or when their tokens end, whoever changes the account.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check
  check (kind in ('message', 'offer', 'fulfillment', 'notification', 'access'));
create function tell_ended_access() returns trigger language plpgsql as $$
begin
  insert into live_events (account_id, kind, data) values (new.id, 'access', '{}');
  return null;
end $$;
create trigger accounts_tell_ended_access after update of deleted_at, suspended_at, token_epoch, type on accounts
  for each row when (
    old.deleted_at is null and new.deleted_at is not null
    or old.suspended_at is null and new.suspended_at is not null
    or old.token_epoch <> new.token_epoch
    or old.type <> new.type)
  execute function tell_ended_access();
