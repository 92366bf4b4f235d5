-- Steps of size and price, and cells of three grids, as `buckets.ts` asks for them.
create function search_buckets(width integer, depth integer, height integer, price integer, x real, y real, z real)
  returns integer[] language sql immutable parallel safe as $$
  select array[
    (1 << 25) + least(width / 100, 40),
    (2 << 25) + least(depth / 100, 40),
    (3 << 25) + least(height / 100, 40),
    (4 << 25) + width_bucket(price, array[
      100, 200, 500, 1000, 2000, 5000, 10000, 20000, 50000, 100000, 200000, 500000,
      1000000, 2000000, 5000000, 10000000, 20000000, 50000000, 100000000, 200000000, 500000000
    ]),
    (5 << 25) + ((floor(x::float8 * 8)::integer + 8) * 17 + floor(y::float8 * 8)::integer + 8) * 17
      + floor(z::float8 * 8)::integer + 8,
    (6 << 25) + ((floor(x::float8 * 32)::integer + 32) * 65 + floor(y::float8 * 32)::integer + 32) * 65
      + floor(z::float8 * 32)::integer + 32,
    (7 << 25) + ((floor(x::float8 * 128)::integer + 128) * 257 + floor(y::float8 * 128)::integer + 128) * 257
      + floor(z::float8 * 128)::integer + 128
  ]
$$;

create index search_documents_found on search_documents
  using gin (terms, search_buckets(width_mm, depth_mm, height_mm, price_cents, x, y, z)) with (fastupdate = off);
-- One document in 32 instead of 64: the sample then proves counts of values that half as many documents have.
create index search_documents_one_in_32 on search_documents
  using gin (terms, search_buckets(width_mm, depth_mm, height_mm, price_cents, x, y, z)) with (fastupdate = off)
  where uuid_hash(listing_id) & 31 = 0;
analyze search_documents;
-- Last, since it locks out searches. The release before searches by the new ones: slower in a sample, not wrong.
drop index search_documents_terms, search_documents_sampled, search_documents_position;
