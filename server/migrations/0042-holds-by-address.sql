-- From where a hold was begun, as a keyed hash: one connection does not put aside a whole shop.
alter table purchases add column begun_from text;
create index purchases_open_by_address on purchases (begun_from)
  where state in ('held', 'intent_ready', 'processing', 'expiring');
