-- An admin who must end holds before a decision claims the case for a minute, so that no other decides meanwhile.
alter table cases
  add column claimed_by uuid references accounts (id),
  add column claimed_until timestamptz,
  -- A removal that waits until nobody can pay for the listing any more; nothing is told before.
  add column waits_for_payment boolean not null default false;
alter table listings add column removal_case_id uuid references cases (id) on delete set null;
create index listings_removal_case on listings (removal_case_id) where removal_case_id is not null;
