-- What the ledger says of each seller, so that nobody has to add up all of their sales. It follows from the ledger alone.
create table seller_balances (
  seller_id uuid not null references accounts (id),
  account text not null check (account in ('seller_pending', 'delivery', 'seller_available', 'seller_transferred')),
  -- By the ledger's signs: what the shop owes the seller is negative.
  cents bigint not null,
  primary key (seller_id, account)
);
insert into seller_balances (seller_id, account, cents)
select seller_id, account, sum(amount_cents) from ledger_entries
where account in ('seller_pending', 'delivery', 'seller_available', 'seller_transferred')
group by seller_id, account;

create function add_to_seller_balances() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select seller_id, account, sum(amount_cents) as cents from changed
    where account in ('seller_pending', 'delivery', 'seller_available', 'seller_transferred')
    group by seller_id, account order by seller_id, account
  loop
    -- The lock of whoever changes the payouts of a seller, here before that of the row: one order for all.
    perform pg_advisory_xact_lock(hashtextextended('payouts of ' || moved.seller_id, 0));
    insert into seller_balances as b (seller_id, account, cents)
    values (moved.seller_id, moved.account, case tg_op when 'DELETE' then -moved.cents else moved.cents end)
    on conflict (seller_id, account) do update set cents = b.cents + excluded.cents;
  end loop;
  return null;
end $$;
create trigger ledger_moves_balances after insert on ledger_entries
  referencing new table as changed for each statement execute function add_to_seller_balances();
-- Only the demo's entries are ever removed.
create trigger ledger_takes_from_balances after delete on ledger_entries
  referencing old table as changed for each statement execute function add_to_seller_balances();
