-- What happens between payment and completion; one row per sale.
create table fulfillments (
  id uuid primary key,
  purchase_id uuid not null unique references purchases (id),
  listing_id uuid not null references listings (id),
  buyer_id uuid not null references accounts (id),
  seller_id uuid not null references accounts (id),
  state text not null default 'arranging' check (state in (
    'arranging', 'arranged', 'inspecting', 'disputed', 'refused', 'no_show', 'cancelled', 'completed')),
  method text not null default 'pickup' check (method in ('pickup', 'seller_delivery', 'carrier')),
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (buyer_id <> seller_id),
  check ((state = 'completed') = (completed_at is not null))
);
create index fulfillments_by_buyer on fulfillments (buyer_id, created_at desc, id desc);
create index fulfillments_by_seller on fulfillments (seller_id, created_at desc, id desc);

-- Sales from before this table: buyer and seller have met by themselves. What was refunded was not handed over.
insert into fulfillments (id, purchase_id, listing_id, buyer_id, seller_id, state, completed_at, created_at, updated_at)
select gen_random_uuid(), s.purchase_id, s.listing_id, s.buyer_id, s.seller_id,
  case when p.state in ('paid', 'disputed') then 'completed' else 'cancelled' end,
  case when p.state in ('paid', 'disputed') then s.paid_at end, s.paid_at, s.paid_at
from sales s join purchases p on p.id = s.purchase_id;
