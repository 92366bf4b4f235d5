-- One person ends contact with another. It works in both directions, and neither is told.
create table blocks (
  account_id uuid not null references accounts (id),
  blocked_id uuid not null references accounts (id),
  created_at timestamptz not null default now(),
  primary key (account_id, blocked_id),
  check (account_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id);
