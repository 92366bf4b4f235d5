-- What a listing cost before its price was lowered. A price that was raised within the last 30 days is nothing to compare
-- with: otherwise raising and lowering it would look like a bargain.
alter table listings add column former_price_cents integer;
alter table listings add column price_raised_at timestamptz;
create function keep_former_price() returns trigger language plpgsql as $$
begin
  if new.price_cents > old.price_cents then
    new.former_price_cents := null;
    new.price_raised_at := clock_timestamp();
  elsif old.price_raised_at is null or old.price_raised_at < clock_timestamp() - interval '30 days' then
    new.former_price_cents := coalesce(old.former_price_cents, old.price_cents);
  end if;
  return new;
end $$;
create trigger listings_former_price before update of price_cents on listings
  for each row when (new.price_cents <> old.price_cents) execute function keep_former_price();
