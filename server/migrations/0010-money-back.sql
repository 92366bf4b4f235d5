-- Money may go back in parts, and by other hands than ours: each part has a row of its own in `refunds`, and entries of
-- its own in the ledger, by the name that the provider gave it.

-- Null: given back at the provider's own desk, as often as somebody there likes.
alter table refunds alter column reason drop not null;
-- A dispute that a bank has decided counts as one more; those of before had no row.
insert into refunds (id, purchase_id, reason, amount_cents, state)
  select gen_random_uuid(), p.id, 'dispute', p.price_cents, 'succeeded' from purchases p
  where p.state = 'refunded' and not exists (select 1 from refunds r where r.purchase_id = p.id and r.state = 'succeeded');

alter table ledger_entries
  add column provider_refund_id text,
  drop constraint ledger_entries_kind_check,
  -- A return: the card holder's bank has sent the money of a refund back.
  add constraint ledger_entries_kind_check check (kind in ('payment', 'refund', 'return')),
  drop constraint ledger_entries_purchase_id_kind_account_key,
  -- What went back is booked once, whoever tells of it how often.
  add constraint ledger_entries_once unique nulls not distinct (purchase_id, kind, account, provider_refund_id);
create index payments_by_time on ledger_entries (created_at desc, id desc) where kind = 'payment' and account = 'provider';
create index purchases_undecided on purchases (state) where state in ('disputed', 'refund_failed');

-- A refund that failed may be ordered again, and one that was done may come back.
insert into purchase_steps (from_state, to_state) values
  ('refund_failed', 'refund_pending'), ('refunded', 'refund_failed');
