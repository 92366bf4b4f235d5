-- A seller's account at the payment provider, and what was last known of it. Without an id, it was asked for and no answer was stored.
create table seller_accounts (
  account_id uuid primary key references accounts (id),
  provider_id text unique,
  -- Part of the key of the call that makes it: a recorded failure needs another one.
  attempt integer not null default 1,
  state text not null default 'incomplete' check (state in ('incomplete', 'ready')),
  -- Why it is not ready.
  reason text check (reason in ('details_missing', 'being_checked', 'bank_refused', 'refused')),
  -- The last digits of the bank account.
  account_ending text,
  -- Counts changes, so that an older reading does not replace a newer one.
  revision integer not null default 0,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  check (state <> 'ready' or provider_id is not null)
);

-- A payout that the provider is asked for is being sent: its amount stays until the outcome is known.
alter table payouts drop constraint payouts_state_check;
alter table payouts
  add constraint payouts_state_check check (state in ('owed', 'sending', 'paid', 'settled')),
  -- After a refusal, not before this time.
  add column send_after timestamptz;
create index payouts_under_way on payouts (created_at) where state in ('owed', 'sending');

create or replace function check_payout() returns trigger language plpgsql as $$
begin
  if old.state = 'paid' then
    raise exception 'payout % is paid', old.id using errcode = 'check_violation';
  end if;
  if old.state = 'sending' and new.state <> 'settled' and new.amount_cents <> old.amount_cents then
    raise exception 'payout % is being sent', old.id using errcode = 'check_violation';
  end if;
  if old.state <> 'sending' and new.state in ('sending', 'paid')
    and not exists (select 1 from purchases where id = new.purchase_id and state = 'paid') then
    raise exception 'the money of payout % is disputed or refunded', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Money that the provider moves to a seller's account. A row is stored before the call, and its id makes the key of the call; all
-- that the call says is in it, because a key may be repeated with the same words only. After a refusal, a new row is stored.
create table transfers (
  id uuid primary key,
  payout_id uuid not null references payouts (id),
  purchase_id uuid not null references purchases (id),
  seller_id uuid not null references accounts (id),
  destination text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  -- The payment whose money it is; without one it comes from the shop's balance.
  charge text,
  state text not null default 'pending' check (state in ('pending', 'sent', 'refused')),
  provider_id text unique,
  refusal text,
  -- Part of the key: a recorded failure needs another one.
  attempt integer not null default 1,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'sent') = (provider_id is not null)),
  check ((state = 'pending') = (done_at is null))
);
-- Nothing is transferred twice.
create unique index transfers_one_live on transfers (payout_id) where state <> 'refused';
create index transfers_pending on transfers (due_at) where state = 'pending';
create index transfers_by_payout on transfers (payout_id);
create index transfers_by_purchase on transfers (purchase_id);
create index transfers_by_seller on transfers (seller_id);

-- What is taken back of a transfer after a refund. What the provider refuses stays a debt of the seller.
create table transfer_reversals (
  id uuid primary key,
  transfer_id uuid not null references transfers (id),
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'refused')),
  provider_id text unique,
  refusal text,
  -- Part of the key: a recorded failure needs another one.
  attempt integer not null default 1,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((state = 'done') = (provider_id is not null)),
  check ((state = 'pending') = (done_at is null))
);
create index transfer_reversals_pending on transfer_reversals (due_at) where state = 'pending';
create index transfer_reversals_by_transfer on transfer_reversals (transfer_id);

-- No more is taken back than was sent.
create function check_reversal() returns trigger language plpgsql as $$
declare
  sent transfers;
begin
  select * into sent from transfers where id = new.transfer_id for update;
  if sent.state <> 'sent' or sent.amount_cents < (
    select sum(amount_cents) from transfer_reversals where transfer_id = new.transfer_id and state <> 'refused') then
    raise exception 'transfer % cannot be reversed by so much', new.transfer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger transfer_reversals_within after insert on transfer_reversals for each row execute function check_reversal();

alter table ledger_entries add column reversal_id uuid references transfer_reversals (id);
alter table ledger_entries
  add constraint ledger_entries_reversal check (reversal_id is null or (kind = 'reversal' and payout_id is not null)),
  drop constraint ledger_entries_once,
  add constraint ledger_entries_once
    unique nulls not distinct (purchase_id, kind, account, provider_refund_id, payout_id, reversal_id);
drop index ledger_transferred_once;
create unique index ledger_transferred_once on ledger_entries (payout_id, kind, account, reversal_id)
  nulls not distinct where payout_id is not null;

-- Nights (UTC) on which our transfers were compared with the provider's.
create table transfer_comparisons (
  day date primary key,
  began_at timestamptz not null default now(),
  finished_at timestamptz,
  transfers integer,
  provider_cents bigint,
  ledger_cents bigint
);

-- What else a delivery of the provider names: a seller's account, a transfer.
alter table provider_events add column seller_account text, add column transfer text;
