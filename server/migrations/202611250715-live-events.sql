-- What open pages of a person must hear of. Each person's events are numbered in the order of their commits, without gaps,
-- so that a page that comes back can ask for what it missed by the number of the last event it has.
create table live_positions (
  account_id uuid primary key,
  position bigint not null default 0
);
create table live_events (
  id bigint generated always as identity primary key,
  account_id uuid not null,
  kind text not null check (kind in ('message', 'offer', 'fulfillment', 'notification')),
  data jsonb not null,
  -- Set at the end of the transaction.
  position bigint,
  xact xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create unique index live_events_by_position on live_events (account_id, position) where position is not null;
create index live_events_unplaced on live_events (xact) where position is null;
create index live_events_by_time on live_events (at);

-- At the end of the transaction: the numbers are locked for a short time, and always in the same order.
create function place_live_events() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from live_events where xact = pg_current_xact_id() and position is null) then
    return null;
  end if;
  insert into live_positions (account_id)
    select distinct account_id from live_events where xact = pg_current_xact_id() and position is null order by account_id
    on conflict do nothing;
  perform 1 from live_positions
    where account_id in (select account_id from live_events where xact = pg_current_xact_id() and position is null)
    order by account_id for update;
  with numbered as (
    select e.id, p.position + row_number() over (partition by e.account_id order by e.id) as position
    from live_events e join live_positions p using (account_id)
    where e.xact = pg_current_xact_id() and e.position is null
  ), placed as (
    update live_events e set position = n.position from numbered n where n.id = e.id returning e.account_id, e.position
  )
  update live_positions p set position = last.position
    from (select account_id, max(position) as position from placed group by account_id) last
    where last.account_id = p.account_id;
  return null;
end $$;
create constraint trigger live_events_place after insert on live_events
  deferrable initially deferred for each row execute function place_live_events();
