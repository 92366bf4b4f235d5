alter table listings add column accepts_offers boolean not null default true;

-- The seller's limits for one listing; nobody else sees them.
create table offer_rules (
  listing_id uuid primary key references listings (id) on delete cascade,
  floor_cents integer check (floor_cents > 0),
  accept_cents integer check (accept_cents > 0),
  check (floor_cents is null or accept_cents is null or floor_cents <= accept_cents)
);

create table offers (
  id uuid primary key,
  conversation_id uuid not null references conversations (id),
  listing_id uuid not null references listings (id),
  buyer_id uuid not null references accounts (id),
  seller_id uuid not null references accounts (id),
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  state text not null default 'open' check (state in (
    'open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'superseded')),
  expires_at timestamptz not null,
  -- The purchase that an accepted offer holds the listing with.
  purchase_id uuid unique references purchases (id),
  -- Declined because another offer was accepted: told when the listing is available again.
  lost_to uuid references offers (id),
  -- It ended with many others at once: its conversation and its buyer are told afterwards.
  untold boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (buyer_id <> seller_id),
  check ((state = 'accepted') = (purchase_id is not null))
);
-- One open offer per buyer and listing; a counter replaces it.
create unique index offers_one_open on offers (listing_id, buyer_id) where state = 'open';
create index offers_due on offers (expires_at) where state = 'open';
create index offers_by_buyer on offers (buyer_id, created_at desc, id desc);
create index offers_by_seller on offers (seller_id, created_at desc, id desc);
create index offers_by_conversation on offers (conversation_id, created_at desc, id desc);
create index offers_untold on offers (id) where untold;
create index offers_by_lost on offers (lost_to) where lost_to is not null;

-- The steps of the table in shared/domain/offer.ts; a test compares the two.
create table offer_steps (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into offer_steps (from_state, to_state) values
  ('open', 'accepted'), ('open', 'declined'), ('open', 'countered'), ('open', 'withdrawn'), ('open', 'expired'),
  ('open', 'superseded');
create function check_offer_step() returns trigger language plpgsql as $$
begin
  if new.state <> old.state
    and not exists (select 1 from offer_steps where from_state = old.state and to_state = new.state) then
    raise exception 'an offer cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.amount_cents <> old.amount_cents or new.listing_id <> old.listing_id or new.buyer_id <> old.buyer_id
    or new.proposed_by <> old.proposed_by then
    raise exception 'what an offer is about never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger offers_step before update on offers for each row execute function check_offer_step();

-- A hold at an agreed price has its own, longer time; it is not given back by leaving the payment page.
alter table purchases add column agreed boolean not null default false;
