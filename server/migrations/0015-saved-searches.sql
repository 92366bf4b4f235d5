-- Searches that people have saved, to be told what is new in them.
create table saved_searches (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  name text not null,
  -- What is asked for, as the search's own address has it.
  query jsonb not null,
  pace text not null check (pace in ('daily', 'soon', 'never')),
  -- When the next look is due, and until when a process is at it.
  due_at timestamptz not null,
  leased_until timestamptz,
  -- Pieces that were listed before this instant have been looked at.
  seen_until timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create unique index saved_searches_once on saved_searches (account_id, md5(query::text));
create index saved_searches_due on saved_searches (due_at) where pace <> 'never';

-- Which piece was told for which search. The key is the promise that nobody hears of one twice.
create table saved_search_finds (
  search_id uuid not null references saved_searches (id) on delete cascade,
  listing_id uuid not null references listings (id) on delete cascade,
  told_at timestamptz not null default now(),
  primary key (search_id, listing_id)
);
create index saved_search_finds_told on saved_search_finds (told_at);
create index saved_search_finds_by_listing on saved_search_finds (listing_id);
