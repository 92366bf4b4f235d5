-- A removed person is erased after 30 days: what is left of them in the books has no name any more.
alter table accounts add column erased_at timestamptz;
create index accounts_to_erase on accounts (deleted_at) where deleted_at is not null and erased_at is null;

-- The log takes new rows only, but for the facts of an erased person's own edits, which are emptied.
create function keep_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.before = '{}' and new.after = '{}'
    and (new.id, new.actor_id, new.action, new.target_id, new.at)
      is not distinct from (old.id, old.actor_id, old.action, old.target_id, old.at) then
    return new;
  end if;
  raise exception 'audit_log only takes new rows' using errcode = 'check_violation';
end $$;
drop trigger audit_insert_only on audit_log;
create trigger audit_insert_only before update or delete on audit_log for each row execute function keep_acts();
