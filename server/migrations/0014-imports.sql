-- Sellers list many pieces at once, from a file. The file's rows are kept until each has been listed or refused, so that
-- the work goes on after a restart, and in whatever process.
create table imports (
  id uuid primary key,
  seller_id uuid not null references accounts (id),
  file_name text not null,
  -- The file's own columns and what stands between them, so that what is given back looks like what was sent.
  columns text[] not null,
  separator text not null check (separator in (',', ';')),
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_by_seller on imports (seller_id, created_at desc, id desc);
create index imports_unfinished on imports (created_at, id) where finished_at is null;

create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  -- Counted from 1, without the heading.
  position integer not null,
  cells text[] not null,
  state text not null default 'waiting' check (state in ('waiting', 'listed', 'known', 'refused')),
  listing_id uuid,
  error text,
  primary key (import_id, position)
);
create index import_rows_waiting on import_rows (import_id, position) where state = 'waiting';

-- Which upload a seller means by the name of a file.
create table import_pictures (
  seller_id uuid not null references accounts (id),
  name text not null,
  url text not null,
  primary key (seller_id, name)
);

-- By what a row of a seller's file is known, so that no row is listed twice, however often and at once it is sent.
create table imported_pieces (
  seller_id uuid not null references accounts (id),
  key text not null,
  listing_id uuid not null references listings (id) on delete cascade,
  primary key (seller_id, key)
);
create index imported_pieces_by_listing on imported_pieces (listing_id);
