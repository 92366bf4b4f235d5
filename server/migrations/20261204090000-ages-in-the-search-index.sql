-- Steps of time beside those of size, price and place: a search for few of many reads the newest listings by the index.
create function search_steps(created bigint, width integer, depth integer, height integer, price integer,
  x real, y real, z real)
  returns integer[] language sql immutable parallel safe as $$
  select array[
    (1 << 25) + least(width / 100, 40),
    (2 << 25) + least(depth / 100, 40),
    (3 << 25) + least(height / 100, 40),
    (4 << 25) + width_bucket(price, array[
      100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000,
      1000000, 2000000, 5000000, 10000000, 20000000, 50000000, 100000000, 200000000, 500000000
    ]),
    -- The first two digits.
    (14 << 25) + 100 * width_bucket(price, array[1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000])
      + least(99, price / (array[10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000])[
        1 + width_bucket(price, array[1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000])]),
    (11 << 25) + ((floor(x::float8 * 2)::integer + 2) * 5 + floor(y::float8 * 2)::integer + 2) * 5
      + floor(z::float8 * 2)::integer + 2,
    (5 << 25) + ((floor(x::float8 * 8)::integer + 8) * 17 + floor(y::float8 * 8)::integer + 8) * 17
      + floor(z::float8 * 8)::integer + 8,
    (6 << 25) + ((floor(x::float8 * 32)::integer + 32) * 65 + floor(y::float8 * 32)::integer + 32) * 65
      + floor(z::float8 * 32)::integer + 32,
    (7 << 25) + ((floor(x::float8 * 128)::integer + 128) * 257 + floor(y::float8 * 128)::integer + 128) * 257
      + floor(z::float8 * 128)::integer + 128,
    (12 << 25) + ((((floor(x::float8 * 512)::bigint + 512) * 1025 + floor(y::float8 * 512)::bigint + 512) * 1025
      + floor(z::float8 * 512)::bigint + 512) % 33554432)::integer,
    (13 << 25) + ((((floor(x::float8 * 2048)::bigint + 2048) * 4097 + floor(y::float8 * 2048)::bigint + 2048) * 4097
      + floor(z::float8 * 2048)::bigint + 2048) % 33554432)::integer,
    (15 << 25) + ((((floor(x::float8 * 8192)::bigint + 8192) * 16385 + floor(y::float8 * 8192)::bigint + 8192) * 16385
      + floor(z::float8 * 8192)::bigint + 8192) % 33554432)::integer,
    (8 << 25) + ((created >> 34) & 33554431)::integer,
    (9 << 25) + ((created >> 40) & 33554431)::integer,
    (10 << 25) + ((created >> 45) & 33554431)::integer
  ]
$$;

create index search_documents_stepped on search_documents
  using gin (terms, search_steps(created, width_mm, depth_mm, height_mm, price_cents, x, y, z)) with (fastupdate = off);
create index search_documents_stepped_one_in_32 on search_documents
  using gin (terms, search_steps(created, width_mm, depth_mm, height_mm, price_cents, x, y, z)) with (fastupdate = off)
  where uuid_hash(listing_id) & 31 = 0;
create index search_documents_stepped_one_in_256 on search_documents
  using gin (terms, search_steps(created, width_mm, depth_mm, height_mm, price_cents, x, y, z)) with (fastupdate = off)
  where uuid_hash(listing_id) & 255 = 0;
-- In the order of a page of the cheapest; the other index has that of the dearest.
create index search_documents_cheapest on search_documents (price_cents, created desc, listing_id desc);
-- How often each step is used.
analyze search_documents;
-- Last, since it locks out searches. The release before searches by words and filters with the new ones.
drop index search_documents_found, search_documents_one_in_32, search_documents_one_in_256;
