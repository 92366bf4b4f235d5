-- The list of sellers' balances: debts, the largest first, then what is available; after these the sellers who have pending money alone.
create index seller_balances_in_order on seller_balances (((cents < 0)::int), (-abs(cents)), seller_id)
  where account = 'seller_available' and cents <> 0;
create index seller_balances_pending on seller_balances (seller_id)
  where account in ('seller_pending', 'delivery') and cents <> 0;
