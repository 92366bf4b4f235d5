-- What the tax authority asks about sellers above a threshold (DAC7). The identity of one whose account was erased
-- stays here until the years of their sales are filed.
create table tax_details (
  account_id uuid primary key references accounts (id),
  legal_name text not null default '',
  address text not null default '',
  tax_number text not null default '',
  given_at timestamptz,
  -- The year for which the seller was asked last.
  asked_for integer,
  -- Of an erased account: what else the report needs.
  kept_name text,
  kept_email text,
  kept_holder text,
  kept_account text,
  kept_registration text
);

create table tax_years (
  year integer primary key,
  filed_at timestamptz not null default now(),
  filed_by uuid references accounts (id)
);
