-- Whose sale was undone: the same furniture is listed again once.
alter table listings add column relists uuid references listings (id);
create unique index listings_relisted_once on listings (relists) where relists is not null;
