-- The legal pages of the shop. A version is never changed; a change is a new one.
create table legal_versions (
  document text not null check (document in ('terms', 'privacy', 'imprint', 'returns', 'safety')),
  version integer not null check (version > 0),
  -- Null for the first text of the repository or of LEGAL_DIR.
  published_by uuid references accounts (id),
  published_at timestamptz not null default now(),
  primary key (document, version)
);
create table legal_texts (
  document text not null,
  version integer not null,
  language text not null,
  body text not null,
  primary key (document, version, language),
  foreign key (document, version) references legal_versions (document, version)
);
-- Who accepted the terms, or read the page about privacy, in which version.
create table legal_acceptances (
  account_id uuid not null references accounts (id),
  document text not null,
  version integer not null,
  accepted_at timestamptz not null default now(),
  primary key (account_id, document, version),
  foreign key (document, version) references legal_versions (document, version)
);
create function tell_legal_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'legal');
  return null;
end $$;
create trigger legal_versions_told after insert on legal_versions
  for each statement execute function tell_legal_changed();
