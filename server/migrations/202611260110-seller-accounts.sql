-- A seller's money is pending from the payment to the completion, then available, then transferred. The fee and the
-- delivery are accounts of their own.
alter table ledger_entries disable trigger ledger_insert_only;
alter table ledger_entries drop constraint ledger_entries_account_check, drop constraint ledger_entries_kind_check;
update ledger_entries set account = 'seller_pending' where account = 'seller';
alter table ledger_entries enable trigger ledger_insert_only;
alter table ledger_entries
  add constraint ledger_entries_account_check check (account in (
    'provider', 'buyer', 'seller_pending', 'seller_available', 'seller_transferred', 'fee', 'delivery')),
  add constraint ledger_entries_kind_check check (kind in (
    'payment', 'release', 'transfer', 'reversal', 'refund', 'return'));

-- What a sale has brought: payments less what went back, whoever keeps it.
create or replace view earnings as
  select s.seller_id, s.listing_id, e.kind, e.created_at, -e.amount_cents as cents
  from sales s join ledger_entries e on e.purchase_id = s.purchase_id
    and e.account <> 'provider' and e.kind in ('payment', 'refund', 'return');
drop index sellers_money_by_time;
create index sellers_money_by_time on ledger_entries (created_at)
  where account <> 'provider' and kind in ('payment', 'refund', 'return');

-- Earlier sales that are completed are released without a fee (decision 0067).
insert into ledger_entries (id, purchase_id, kind, account, amount_cents, created_at)
select gen_random_uuid(), f.purchase_id, 'release', side.account, side.sign * pending.cents, f.completed_at
from fulfillments f
join lateral (
  select -sum(amount_cents) as cents from ledger_entries e
  where e.purchase_id = f.purchase_id and e.account = 'seller_pending') pending on pending.cents > 0
cross join (values ('seller_pending', 1), ('seller_available', -1)) as side (account, sign)
where f.state = 'completed';
-- A table with waiting checks cannot be changed.
set constraints all immediate;
set constraints all deferred;

-- Nothing is released before the sale is completed. A completed one may be cancelled later.
create function check_release() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from fulfillments where purchase_id = new.purchase_id and state in ('completed', 'cancelled')) then
    raise exception 'the sale of purchase % is not completed', new.purchase_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_release_completed after insert on ledger_entries
  deferrable initially deferred for each row when (new.kind = 'release') execute function check_release();
