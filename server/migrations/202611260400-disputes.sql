-- Inspection, problems, persons who did not come, lower prices, and what an operator decides.
insert into fulfillment_steps (from_state, to_state) values
  ('no_show', 'completed'), ('arranging', 'inspecting'), ('arranged', 'inspecting'), ('no_show', 'inspecting'),
  ('arranged', 'no_show'), ('no_show', 'disputed'), ('no_show', 'cancelled'), ('no_show', 'arranging'),
  ('inspecting', 'disputed'), ('arranged', 'disputed'), ('inspecting', 'completed'), ('disputed', 'completed'),
  ('disputed', 'cancelled'), ('inspecting', 'cancelled');

alter table fulfillments
  add column tracking text not null default '',
  add column sent_at timestamptz,
  -- Who did not come, as the other one says, and how often the buyer did not.
  add column absent text check (absent in ('buyer', 'seller')),
  add column buyer_absences integer not null default 0 check (buyer_absences >= 0),
  -- A lower price that is proposed, or was agreed on.
  add column reduction_cents integer check (reduction_cents > 0),
  add column reduction_by text check (reduction_by in ('buyer', 'seller')),
  add constraint fulfillments_reduction check ((reduction_cents is null) = (reduction_by is null)),
  drop constraint fulfillments_money_back,
  add constraint fulfillments_money_back check (refund_due_at is null or state in ('cancelled', 'refused', 'completed')),
  add constraint fulfillments_no_show check ((state = 'no_show') <= (absent is not null)),
  drop constraint fulfillments_lead_somewhere,
  add constraint fulfillments_lead_somewhere check (
    state not in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed') or deadline_at is not null);
drop index fulfillments_late;
create index fulfillments_late on fulfillments (deadline_at)
  where state in ('arranging', 'arranged', 'inspecting', 'no_show', 'disputed');

create table disputes (
  fulfillment_id uuid primary key references fulfillments (id),
  opened_by text not null check (opened_by in ('buyer', 'seller')),
  reason text not null,
  text text not null,
  opened_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'decided', 'appealed', 'closed')),
  outcome text check (outcome in ('refund', 'part_refund', 'release')),
  amount_cents integer check (amount_cents > 0),
  decision_reason text not null default '',
  decided_by text check (decided_by in ('seller', 'operator', 'clock')),
  decider_id uuid references accounts (id),
  decided_at timestamptz,
  appealed_by text check (appealed_by in ('buyer', 'seller')),
  appeal_reason text not null default '',
  appealed_at timestamptz,
  appeal_outcome text check (appeal_outcome in ('refund', 'part_refund', 'release')),
  appeal_amount_cents integer check (appeal_amount_cents > 0),
  appeal_decision_reason text not null default '',
  appeal_decider_id uuid references accounts (id),
  appeal_decided_at timestamptz,
  check ((state = 'open') = (outcome is null)),
  check ((outcome is null) = (decided_at is null)),
  check ((state in ('appealed', 'closed')) <= (appealed_at is not null)),
  check ((state = 'closed') = (appeal_outcome is not null))
);
create index disputes_by_time on disputes (opened_at desc, fulfillment_id desc);
create index disputes_to_decide on disputes (opened_at, fulfillment_id) where state in ('open', 'appealed');

-- Photos with a refusal, a report of a problem, or an objection.
create table fulfillment_images (
  fulfillment_id uuid not null references fulfillments (id),
  added_by text not null check (added_by in ('buyer', 'seller')),
  position smallint not null,
  image_id uuid not null references images (id),
  primary key (fulfillment_id, added_by, position)
);
create index fulfillment_images_by_image on fulfillment_images (image_id);

-- Part refunds that the shop still has to ask the provider for.
create index refunds_to_ask on refunds (updated_at)
  where state = 'pending' and provider_refund_id is null and reason in ('reduced', 'decided', 'appealed');
