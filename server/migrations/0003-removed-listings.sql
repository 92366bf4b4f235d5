-- A seller takes a piece out of the shop for good, and may change their mind for 30 days (reliability T34).
alter table listings
  add column deleted_at timestamptz,
  -- What an admin took down, the seller does not put back.
  add column deleted_by uuid references accounts (id),
  add constraint listings_deleted check ((deleted_at is null) = (deleted_by is null)),
  add constraint listings_kept check (deleted_at is null or state in ('available', 'withdrawn'));
create index listings_deleted_lately on listings (deleted_at desc, id desc) where deleted_at is not null;
create index accounts_deleted_lately on accounts (deleted_at desc, id desc) where deleted_at is not null;
create index audit_log_by_time on audit_log (at desc, id desc);
