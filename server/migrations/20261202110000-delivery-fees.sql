-- The highest fee depends on the currency (shared/domain/delivery.ts); here it is that of any payment.
alter table listings
  drop constraint listings_delivery_cents_check,
  drop constraint listings_carrier_cents_check,
  add constraint listings_delivery_cents_check check (delivery_cents between 0 and 99999999),
  add constraint listings_carrier_cents_check check (carrier_cents between 0 and 99999999);
alter table purchases
  drop constraint purchases_delivery_cents_check,
  add constraint purchases_delivery_cents_check check (delivery_cents between 0 and 99999999);
alter table sales
  drop constraint sales_delivery_cents_check,
  add constraint sales_delivery_cents_check check (delivery_cents between 0 and 99999999);
