-- The marketplace's tables. The guards of reliability 3.2 stand here, so that they hold with any bug in the code.

create table accounts (
  id uuid primary key,
  issuer text not null,
  subject text not null,
  email text not null,
  display_name text not null,
  type text not null check (type in ('buyer', 'seller', 'admin')),
  verified_at timestamptz,
  email_verified boolean not null default false,
  -- Raised to make every token issued before worthless.
  token_epoch integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create unique index accounts_email on accounts (lower(email)) where deleted_at is null;
create index accounts_by_type on accounts (type, created_at desc, id desc) where deleted_at is null;

create table images (
  id uuid primary key,
  owner_id uuid not null references accounts (id),
  hash text not null,
  url text not null,
  files jsonb not null,
  width integer not null,
  height integer not null,
  bytes bigint not null,
  created_at timestamptz not null default now(),
  unique (owner_id, hash)
);
create index images_by_url on images (url);

create table listings (
  id uuid primary key,
  seller_id uuid not null references accounts (id),
  seller_name text not null,
  location text not null,
  phone text not null,
  category text not null,
  title text not null,
  price_cents integer not null check (price_cents between 50 and 99999999),
  condition text not null,
  description text not null,
  year text not null,
  state text not null default 'available' check (state in ('available', 'held', 'sold', 'withdrawn')),
  advertised boolean not null default false,
  -- Set when the seller's account is removed; brought back with it.
  hidden_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index listings_on_sale on listings (advertised desc, created_at desc, id desc)
  where state in ('available', 'held') and hidden_at is null;
create index listings_by_category on listings (category, (state in ('available', 'held')) desc, created_at desc, id desc)
  where state <> 'withdrawn' and hidden_at is null;
create index listings_by_seller on listings (seller_id, created_at desc, id desc);

-- What is sold stays sold (reliability I7).
create function keep_sold() returns trigger language plpgsql as $$
begin
  if old.state = 'sold' and new.state <> 'sold' then
    raise exception 'listing % is sold and stays sold', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger listings_keep_sold before update of state on listings for each row execute function keep_sold();

create table listing_images (
  listing_id uuid not null references listings (id) on delete cascade,
  position smallint not null,
  image_id uuid not null references images (id),
  primary key (listing_id, position)
);
create index listing_images_by_image on listing_images (image_id);

create table wishes (
  id uuid primary key,
  buyer_id uuid not null references accounts (id),
  listing_id uuid not null references listings (id),
  -- What the piece cost when it was saved.
  price_cents integer not null,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (buyer_id, listing_id)
);
create index wishes_by_buyer on wishes (buyer_id, created_at desc, id desc);
create index wishes_by_listing on wishes (listing_id);

create table purchases (
  id uuid primary key,
  listing_id uuid not null references listings (id),
  buyer_id uuid not null references accounts (id),
  seller_id uuid not null references accounts (id),
  -- The price at the moment of the hold; the only amount that is ever charged (reliability 3.15).
  price_cents integer not null check (price_cents between 50 and 99999999),
  currency text not null,
  state text not null default 'held',
  -- Part of the key of the provider call, stored before the call is made (reliability 3.6).
  intent_attempt integer not null default 1,
  intent_id text unique,
  client_secret text,
  declines integer not null default 0,
  held_until timestamptz not null,
  -- Set when a person gave the hold back before its time.
  given_back_by text check (given_back_by in ('buyer', 'seller', 'admin')),
  -- When the clock has to look at this purchase again, and who is looking now.
  due_at timestamptz,
  leased_until timestamptz,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (buyer_id <> seller_id)
);
-- One unit, one checkout: the guard that makes a double sale impossible (reliability 3.2, I1).
create unique index purchases_one_live on purchases (listing_id)
  where state in ('held', 'intent_ready', 'processing', 'paid', 'expiring');
create index purchases_due on purchases (due_at) where due_at is not null;
create index purchases_by_buyer on purchases (buyer_id, listing_id, created_at desc);

-- The arrows of the process table in shared/domain/purchase.ts; a test compares the two.
create table purchase_steps (from_state text not null, to_state text not null, primary key (from_state, to_state));
insert into purchase_steps (from_state, to_state) values
  ('held', 'intent_ready'), ('held', 'processing'), ('held', 'paid'), ('held', 'refund_pending'), ('held', 'expiring'),
  ('held', 'expired'), ('held', 'cancelled'),
  ('intent_ready', 'processing'), ('intent_ready', 'paid'), ('intent_ready', 'refund_pending'), ('intent_ready', 'expiring'),
  ('intent_ready', 'expired'), ('intent_ready', 'cancelled'),
  ('processing', 'paid'), ('processing', 'refund_pending'), ('processing', 'expired'), ('processing', 'cancelled'),
  ('expiring', 'paid'), ('expiring', 'refund_pending'), ('expiring', 'expired'), ('expiring', 'cancelled'),
  ('expired', 'refund_pending'), ('cancelled', 'refund_pending'),
  ('paid', 'refund_pending'), ('paid', 'disputed'),
  ('refund_pending', 'refunded'), ('refund_pending', 'refund_failed'), ('refund_failed', 'refunded'),
  ('disputed', 'paid'), ('disputed', 'refunded');
create function check_purchase_step() returns trigger language plpgsql as $$
begin
  if new.state <> old.state
    and not exists (select 1 from purchase_steps where from_state = old.state and to_state = new.state) then
    raise exception 'a purchase cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.price_cents <> old.price_cents or new.listing_id <> old.listing_id or new.buyer_id <> old.buyer_id then
    raise exception 'what a purchase is about never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger purchases_step before update on purchases for each row execute function check_purchase_step();

-- The paid record. The snapshot keeps the piece as it was sold, whatever is edited later.
create table sales (
  id uuid primary key,
  purchase_id uuid not null unique references purchases (id),
  listing_id uuid not null unique references listings (id),
  buyer_id uuid not null references accounts (id),
  seller_id uuid not null references accounts (id),
  price_cents integer not null,
  snapshot jsonb not null,
  hidden_at timestamptz,
  paid_at timestamptz not null default now()
);
create index sales_by_buyer on sales (buyer_id, paid_at desc, id desc);
create index sales_by_seller on sales (seller_id, paid_at desc, id desc);

create table refunds (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  reason text not null,
  attempt integer not null default 1,
  amount_cents integer not null,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (purchase_id, reason)
);

-- Double entry: what a purchase moved sums to zero (reliability I5).
create table ledger_entries (
  id uuid primary key,
  purchase_id uuid not null references purchases (id),
  kind text not null check (kind in ('payment', 'refund')),
  account text not null check (account in ('provider', 'seller', 'buyer')),
  amount_cents integer not null,
  created_at timestamptz not null default now(),
  unique (purchase_id, kind, account)
);
create function keep_rows() returns trigger language plpgsql as $$
begin
  raise exception '% only takes new rows', tg_table_name using errcode = 'check_violation';
end $$;
create trigger ledger_insert_only before update or delete on ledger_entries for each row execute function keep_rows();
create function check_ledger_sum() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from ledger_entries where purchase_id = new.purchase_id and kind = new.kind) <> 0 then
    raise exception 'the ledger of purchase % does not sum to zero', new.purchase_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_sums after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_sum();

-- Deliveries of the card provider: kept first, worked on after (reliability 3.8).
create table provider_events (
  id text primary key,
  type text not null,
  intent_id text,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  parked_at timestamptz,
  tries integer not null default 0,
  due_at timestamptz not null default now()
);
create index provider_events_due on provider_events (due_at) where handled_at is null and parked_at is null;

create table audit_log (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  target_id uuid,
  before jsonb,
  after jsonb,
  at timestamptz not null default now()
);
create trigger audit_insert_only before update or delete on audit_log for each row execute function keep_rows();

create table idempotency_keys (
  account_id uuid not null references accounts (id),
  method text not null,
  path text not null,
  key text not null,
  request_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (account_id, method, path, key)
);
