-- Where the handover is: the address of the seller for a pickup, of the buyer for a delivery. It goes when the sale ends.
alter table fulfillments
  add column address text not null default '' check (length(address) <= 300),
  add constraint fulfillments_address_ends check (address = '' or state not in ('completed', 'cancelled', 'refused'));
