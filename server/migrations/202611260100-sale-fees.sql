-- What the shop keeps of a sale, by the rule of the day when it was recorded. Earlier sales were made without a fee.
alter table sales add column fee_cents integer not null default 0;
alter table sales add constraint sales_fee_within_price check (fee_cents between 0 and price_cents);
create function keep_sale_fee() returns trigger language plpgsql as $$
begin
  raise exception 'the fee of a sale does not change' using errcode = 'check_violation';
end $$;
create trigger sales_keep_fee before update of fee_cents on sales
  for each row when (new.fee_cents <> old.fee_cents) execute function keep_sale_fee();
