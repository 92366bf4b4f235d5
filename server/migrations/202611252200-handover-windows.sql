-- The times that buyer and seller propose to each other, and what happens when nobody acts.
create table fulfillment_windows (
  id uuid primary key,
  fulfillment_id uuid not null references fulfillments (id),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  state text not null default 'open' check (state in ('open', 'accepted', 'replaced')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index fulfillment_windows_by_fulfillment on fulfillment_windows (fulfillment_id, starts_at);
-- At most one time is agreed on.
create unique index fulfillment_windows_accepted on fulfillment_windows (fulfillment_id) where state = 'accepted';

alter table fulfillments add column deadline_at timestamptz;
alter table fulfillments add column remind_at timestamptz;
alter table fulfillments add column buyer_changes integer not null default 0 check (buyer_changes between 0 and 2);
alter table fulfillments add column seller_changes integer not null default 0 check (seller_changes between 0 and 2);
alter table fulfillments add column ended_reason text not null default '';
alter table fulfillments add column ended_text text not null default '';
-- The money is still to be sent back, after a cancellation or a refusal.
alter table fulfillments add column refund_due_at timestamptz;

-- Sales that are under way get the whole time.
update fulfillments set deadline_at = now() + interval '5 days', remind_at = now() + interval '1 day'
where state in ('arranging', 'arranged');
alter table fulfillments add constraint fulfillments_lead_somewhere
  check (state not in ('arranging', 'arranged') or deadline_at is not null);
alter table fulfillments add constraint fulfillments_money_back
  check (refund_due_at is null or state in ('cancelled', 'refused'));
create index fulfillments_late on fulfillments (deadline_at) where state in ('arranging', 'arranged');
create index fulfillments_to_remind on fulfillments (remind_at) where remind_at is not null;
create index fulfillments_to_refund on fulfillments (refund_due_at) where refund_due_at is not null;

insert into fulfillment_steps (from_state, to_state) values
  ('arranging', 'arranged'), ('arranged', 'arranging'), ('arranged', 'refused');
