-- What a search asks of a piece: its looks, its size and where it stands. All of it may be unknown (spec §5 asks for less).
alter table listings
  add column colours text[] not null default '{}',
  add column materials text[] not null default '{}',
  add column style text,
  add column width_mm integer check (width_mm between 10 and 10000),
  add column depth_mm integer check (depth_mm between 10 and 10000),
  add column height_mm integer check (height_mm between 10 and 10000),
  add column place_name text,
  add column place_region text,
  add column place_country text,
  -- Where the piece really is; never given out.
  add column place_latitude double precision check (place_latitude between -90 and 90),
  add column place_longitude double precision check (place_longitude between -180 and 180),
  -- The same, 500 m or more beside it: what everybody may know.
  add column public_latitude double precision check (public_latitude between -90 and 90),
  add column public_longitude double precision check (public_longitude between -180 and 180),
  add constraint listings_place check (
    num_nulls(place_name, place_region, place_country, place_latitude, place_longitude, public_latitude, public_longitude)
      in (0, 7)
  );
