-- Reasons are free text about a person, so they go with the person; what was done stays.
create or replace function keep_acts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and ((new.before = '{}' and new.after = '{}')
      or (new.before, new.after) is not distinct from (old.before - 'reason', old.after - 'reason'))
    and (new.id, new.actor_id, new.action, new.target_id, new.at)
      is not distinct from (old.id, old.actor_id, old.action, old.target_id, old.at) then
    return new;
  end if;
  raise exception 'audit_log only takes new rows' using errcode = 'check_violation';
end $$;
