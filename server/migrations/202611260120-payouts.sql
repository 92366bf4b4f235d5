-- What a seller is to be paid. Open payouts of a seller add up to what the ledger holds available for them.
create table payouts (
  id uuid primary key,
  -- The sale whose money it is.
  purchase_id uuid not null references purchases (id),
  seller_id uuid not null references accounts (id),
  amount_cents integer not null check (amount_cents >= 0),
  -- Settled: a refund or an earlier debt has taken all of it.
  state text not null default 'owed' check (state in ('owed', 'paid', 'settled')),
  due_at timestamptz not null,
  reference text,
  paid_by uuid references accounts (id),
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'settled') = (amount_cents = 0)),
  check ((state = 'paid') = (paid_at is not null and reference is not null))
);
create unique index payouts_one_open on payouts (purchase_id) where state = 'owed';
create index payouts_by_seller on payouts (seller_id, state);
create index payouts_by_due on payouts (due_at, id);

-- What is paid stays so, and disputed or refunded money is not paid out (reliability I12).
create function check_payout() returns trigger language plpgsql as $$
begin
  if old.state = 'paid' then
    raise exception 'payout % is paid', old.id using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and not exists (select 1 from purchases where id = new.purchase_id and state = 'paid') then
    raise exception 'the money of payout % is disputed or refunded', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payouts_step before update on payouts for each row execute function check_payout();

alter table ledger_entries add column payout_id uuid references payouts (id);
alter table ledger_entries
  add constraint ledger_entries_payout check (payout_id is null or kind in ('transfer', 'reversal')),
  drop constraint ledger_entries_once,
  add constraint ledger_entries_once
    unique nulls not distinct (purchase_id, kind, account, provider_refund_id, payout_id);
-- Nothing is transferred twice.
create unique index ledger_transferred_once on ledger_entries (payout_id, kind, account) where payout_id is not null;

-- Released money from before: two weeks to pay it, or to mark what was paid by hand as paid.
insert into payouts (id, purchase_id, seller_id, amount_cents, due_at)
select gen_random_uuid(), s.purchase_id, s.seller_id, -sum(e.amount_cents), now() + interval '14 days'
from sales s join ledger_entries e on e.purchase_id = s.purchase_id and e.account = 'seller_available'
group by s.purchase_id, s.seller_id having sum(e.amount_cents) < 0;

-- Where a seller's money goes, when the operator sends it by hand.
create table bank_details (
  account_id uuid primary key references accounts (id),
  holder text not null,
  account text not null,
  changed_at timestamptz not null default now()
);
