-- A bank may take back more than what is left of a payment: after a refund, or for the whole price. That is the shop's loss.
alter table ledger_entries
  drop constraint ledger_entries_settlement,
  add constraint ledger_entries_settlement check (case kind
    when 'debt_paid' then settlement_id is not null and account in ('seller_available', 'bank')
    when 'debt_written_off' then settlement_id is not null and account in ('seller_available', 'loss')
    when 'refund' then settlement_id is null and account <> 'bank'
    when 'return' then settlement_id is null and account <> 'bank'
    else settlement_id is null and account not in ('bank', 'loss') end);
-- The seller's part of what went back.
create or replace view earnings as
  select s.seller_id, s.listing_id, e.kind, e.created_at, -e.amount_cents as cents
  from sales s join ledger_entries e on e.purchase_id = s.purchase_id
    and e.account <> 'provider' and e.account <> 'loss' and e.kind in ('payment', 'refund', 'return');
