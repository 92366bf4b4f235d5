-- The currency that the amounts in this database are counted in, as one row from the first listing on.
create table shop_currency (
  id boolean primary key default true check (id),
  currency text not null check (currency ~ '^[A-Z]{3}$')
);
insert into shop_currency (currency)
  select 'USD' where exists (select from listings) or exists (select from purchases);
