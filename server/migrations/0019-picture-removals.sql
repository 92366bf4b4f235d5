-- Pictures that nobody keeps any more and whose files are to go: a store may be far away, so that they go outside of any
-- transaction. Whoever sends such a picture again waits until a removal that has begun is over.
create table picture_removals (
  hash text primary key,
  files jsonb not null,
  leased_until timestamptz not null default now()
);
create index picture_removals_due on picture_removals (leased_until);
