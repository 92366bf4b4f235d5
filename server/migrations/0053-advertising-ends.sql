-- Advertising ends by itself. What was advertised before this has no end.
alter table listings add column advertised_until timestamptz;
create index listings_advertising_ends on listings (advertised_until) where advertised and advertised_until is not null;

-- A file that the operator imports is not bound by the limits of its seller.
alter table imports add column by_operator boolean not null default false;
