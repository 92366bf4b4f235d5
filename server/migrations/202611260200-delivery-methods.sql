-- How a buyer can get a listing. Pickup costs nothing; the seller sets the fee of the others, in cents.
alter table listings
  add column pickup boolean not null default true,
  add column delivery_radius_km integer check (delivery_radius_km between 1 and 500),
  add column delivery_cents integer check (delivery_cents between 0 and 100000),
  add column carrier_cents integer check (carrier_cents between 0 and 100000),
  add constraint listings_delivery_whole check ((delivery_radius_km is null) = (delivery_cents is null)),
  add constraint listings_can_be_had check (pickup or delivery_cents is not null or carrier_cents is not null);

-- What the buyer chose. The charge is the price and this fee.
alter table purchases
  add column method text not null default 'pickup' check (method in ('pickup', 'seller_delivery', 'carrier')),
  add column delivery_cents integer not null default 0 check (delivery_cents between 0 and 100000),
  -- Calls that change the choice at the card provider, and whether the outcome of the last one is unknown.
  add column method_calls integer not null default 0,
  add column method_unsure boolean not null default false,
  add constraint purchases_pickup_is_free check (method <> 'pickup' or delivery_cents = 0);

-- A paid purchase keeps its method and fee.
create or replace function check_purchase_step() returns trigger language plpgsql as $$
begin
  if new.state <> old.state
    and not exists (select 1 from purchase_steps where from_state = old.state and to_state = new.state) then
    raise exception 'a purchase cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.price_cents <> old.price_cents or new.listing_id <> old.listing_id or new.buyer_id <> old.buyer_id then
    raise exception 'what a purchase is about never changes' using errcode = 'check_violation';
  end if;
  if (new.method, new.delivery_cents) is distinct from (old.method, old.delivery_cents)
    and old.state not in ('held', 'intent_ready', 'processing', 'expiring') then
    raise exception 'how a paid purchase is handed over never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

alter table sales
  add column method text not null default 'pickup' check (method in ('pickup', 'seller_delivery', 'carrier')),
  add column delivery_cents integer not null default 0 check (delivery_cents between 0 and 100000),
  add constraint sales_pickup_is_free check (method <> 'pickup' or delivery_cents = 0);
create function keep_sale_delivery() returns trigger language plpgsql as $$
begin
  raise exception 'how a sale is handed over does not change' using errcode = 'check_violation';
end $$;
create trigger sales_keep_delivery before update of method, delivery_cents on sales
  for each row when ((new.method, new.delivery_cents) is distinct from (old.method, old.delivery_cents))
  execute function keep_sale_delivery();
