-- Pictures that an operator took down: shown nowhere, and refused when the same bytes come again (reliability 5.8).
create table taken_down (
  -- SHA-256 in hexadecimal: the hash that a picture goes by, or that of a file as somebody sent it.
  fingerprint text primary key check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- The picture's files and when they were last removed: a copy that is brought back may hold them again.
  files jsonb not null default '[]',
  cleared_at timestamptz not null default now(),
  taken_down_at timestamptz not null default now()
);
-- SHA-256 of the file as its owner sent it: another version of the encoder gives the same file another hash.
alter table images add column original_hash text;
