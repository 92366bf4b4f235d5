-- The handover with a code: how often a wrong one was typed, and until when no more is taken.
alter table fulfillments add column wrong_codes integer not null default 0 check (wrong_codes >= 0);
alter table fulfillments add column codes_locked_until timestamptz;

-- The steps of the table in shared/domain/fulfillment.ts; a test compares the two.
create table fulfillment_steps (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into fulfillment_steps (from_state, to_state) values
  ('arranging', 'completed'), ('arranged', 'completed'),
  ('arranging', 'cancelled'), ('arranged', 'cancelled'), ('completed', 'cancelled');
create function check_fulfillment_step() returns trigger language plpgsql as $$
begin
  if new.state <> old.state
    and not exists (select 1 from fulfillment_steps where from_state = old.state and to_state = new.state) then
    raise exception 'a fulfillment cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger fulfillments_step before update on fulfillments for each row execute function check_fulfillment_step();
