-- Whether a seller sells as a private person or as a trader. Without a row nobody has said, which counts as private.
create table seller_statements (
  account_id uuid primary key references accounts (id),
  kind text not null check (kind in ('private', 'trader')),
  legal_name text,
  address text,
  registration text,
  email text,
  stated_at timestamptz not null default now(),
  check (kind = 'private' or (legal_name is not null and address is not null and registration is not null and email is not null))
);
create function tell_seller_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger seller_statements_told after insert or update or delete on seller_statements
  for each statement execute function tell_seller_changed();
