-- What buyer and seller add to a dispute until it is decided.
create table dispute_evidence (
  id uuid primary key,
  fulfillment_id uuid not null references disputes (fulfillment_id),
  added_by text not null check (added_by in ('buyer', 'seller')),
  text text not null,
  added_at timestamptz not null default now()
);
create index dispute_evidence_by_dispute on dispute_evidence (fulfillment_id, added_at);
