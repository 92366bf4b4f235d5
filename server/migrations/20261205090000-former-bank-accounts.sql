-- Bank accounts that got money of a seller before another one was entered: the tax report (DAC7) names each of its year.
create table former_bank_details (
  account_id uuid not null references accounts (id),
  holder text not null,
  account text not null,
  -- The first and the last payout to it.
  first_paid_at timestamptz not null,
  last_paid_at timestamptz not null,
  primary key (account_id, account)
);
