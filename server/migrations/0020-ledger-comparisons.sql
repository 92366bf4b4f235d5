-- What the provider has taken less what went back, beside what the ledger says of it: one row a night, and one for each
-- payment of which they did not say the same.
create table ledger_comparisons (
  day date primary key,
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  payments integer,
  provider_cents bigint,
  ledger_cents bigint
);
create table ledger_breaks (
  intent_id text primary key,
  provider_cents integer not null,
  ledger_cents integer not null,
  found_at timestamptz not null default now(),
  looked_at timestamptz not null default now(),
  mended_at timestamptz
);
create index ledger_breaks_open on ledger_breaks (found_at) where mended_at is null;
