-- What listings are found by when PostgreSQL searches. Filled only then, by the processes of the server. No extension
-- is needed: words are in their base form already, and each part of a listing has its prefix (`t:oak`, `v:colour=red`).
create table search_documents (
  listing_id uuid primary key references listings (id) on delete cascade,
  -- Microseconds since 1970: the listing's last change that is in here, and when it was created.
  touched bigint not null,
  created bigint not null,
  -- How it was made; another fingerprint means again.
  analysis text not null,
  price_cents integer not null,
  width_mm integer,
  depth_mm integer,
  height_mm integer,
  -- The public position on the unit sphere.
  x real,
  y real,
  z real,
  facet_values text[] not null,
  terms tsvector not null
);
-- Without a list of pending entries, which each search would have to read.
create index search_documents_terms on search_documents using gin (terms) with (fastupdate = off);
create index search_documents_created on search_documents (created, listing_id);
create index search_documents_price on search_documents (price_cents, created, listing_id);
create index search_documents_position on search_documents (z, x, y);

-- Words of listings, for spelling and completion. `named` counts listings that have it in title or place.
create table search_words (
  word text collate "C" primary key,
  named integer not null,
  total integer not null
);
create index search_words_start on search_words (left(word, 3));
create index search_words_end on search_words (right(word, 3));
create index search_words_ends on search_words ((left(word, 1) || right(word, 1)), length(word));

-- How far they were filled.
create table search_state (
  id boolean primary key default true check (id),
  analysis text not null,
  up_to bigint not null
);
