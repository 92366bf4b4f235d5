-- What buyers ask of sellers after a sale: to cancel it or to return the listing. The money moves by a refund alone.
create table return_requests (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  buyer_id uuid not null references accounts (id),
  seller_id uuid not null references accounts (id),
  reason text not null check (reason in ('changed_mind', 'not_as_described', 'damaged', 'never_received', 'other')),
  text text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'refunded')),
  -- The buyer asked within the time of withdrawal from a trader's sale.
  must_accept boolean not null,
  answer text,
  answered_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  check (state not in ('accepted', 'declined') or answered_at is not null),
  check ((state = 'refunded') = (refunded_at is not null))
);
create unique index return_requests_one_open on return_requests (purchase_id) where state in ('open', 'accepted');
create index return_requests_by_purchase on return_requests (purchase_id, created_at desc);
create index return_requests_by_seller on return_requests (seller_id, created_at desc, id desc);
create index return_requests_by_buyer on return_requests (buyer_id);
