-- A refund that the card provider refused, as an admin sent it from the shop's own bank account: when, and under which
-- reference; `instead_of` names a part that failed. The ledger books it like a refund, on `bank` instead of `provider`, where the money of the card stays.
alter table refunds
  add column reference text,
  add column sent_on date,
  -- Checked at the end: a restore writes rows in any order.
  add column instead_of uuid references refunds (id) deferrable initially deferred,
  add constraint refunds_by_transfer check (
    (reference is null) = (sent_on is null) and (sent_on is null or (reason is null and provider_refund_id is null))
    and (instead_of is null or sent_on is not null)),
  add constraint refunds_transferred_once unique (instead_of);
alter table ledger_entries
  drop constraint ledger_entries_settlement,
  add constraint ledger_entries_settlement check (case kind
    when 'debt_paid' then settlement_id is not null and account in ('seller_available', 'bank')
    when 'debt_written_off' then settlement_id is not null and account in ('seller_available', 'loss')
    when 'refund' then account <> case when settlement_id is null then 'bank' else 'provider' end
    when 'return' then settlement_id is null and account <> 'bank'
    else settlement_id is null and account not in ('bank', 'loss') end);
create or replace view earnings as
  select s.seller_id, s.listing_id, e.kind, e.created_at, -e.amount_cents as cents
  from sales s join ledger_entries e on e.purchase_id = s.purchase_id
    and e.account not in ('provider', 'bank', 'loss') and e.kind in ('payment', 'refund', 'return');
