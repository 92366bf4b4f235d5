-- A debt of a person who has left, as an operator settled it: it was paid to the shop's own bank, or it is the shop's loss.
alter table ledger_entries add column settlement_id uuid;
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  drop constraint ledger_entries_kind_check,
  drop constraint ledger_entries_once,
  add constraint ledger_entries_account_check check (account in (
    'provider', 'buyer', 'seller_pending', 'seller_available', 'seller_transferred', 'fee', 'delivery', 'bank', 'loss')),
  add constraint ledger_entries_kind_check check (kind in (
    'payment', 'release', 'transfer', 'reversal', 'refund', 'return', 'debt_paid', 'debt_written_off')),
  add constraint ledger_entries_settlement check (case kind
    when 'debt_paid' then settlement_id is not null and account in ('seller_available', 'bank')
    when 'debt_written_off' then settlement_id is not null and account in ('seller_available', 'loss')
    else settlement_id is null and account not in ('bank', 'loss') end),
  add constraint ledger_entries_once
    unique nulls not distinct (purchase_id, kind, account, provider_refund_id, payout_id, reversal_id, settlement_id);
