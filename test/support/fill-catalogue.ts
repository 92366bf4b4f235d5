import type { SearchedListing } from '../../server/features/search/describe-listing.ts';
import type { Market } from './marketplace.ts';

export type CatalogueListing = Pick<SearchedListing, 'category' | 'title'> &
  Partial<Omit<SearchedListing, 'seller_id' | 'micros' | 'touched' | 'verified' | 'place'>>;

const plain = {
  condition: 'Good',
  year: '2019',
  description: '',
  colours: [],
  materials: [],
  style: null,
  state: 'available',
  price_cents: 10_000,
  width_mm: null,
  depth_mm: null,
  height_mm: null,
  latitude: null,
  longitude: null,
};

/**
 * Lists many things at once, each a second newer than the one before.
 * @param people so many sellers take turns
 * @returns their ids
 */
export async function fillCatalogue(
  market: Market,
  listings: readonly CatalogueListing[],
  people = 1,
): Promise<string[]> {
  const sellers = await Promise.all(Array.from({ length: people }, async () => (await market.seller()).id));
  const rows = listings.map((listing) => ({ id: crypto.randomUUID(), ...plain, ...listing }));
  await market.sql(
    `insert into listings (id, seller_id, seller_name, location, phone, category, title, description, condition, year,
       price_cents, colours, materials, style, width_mm, depth_mm, height_mm, place_name,
       place_region, place_country, place_latitude, place_longitude, public_latitude, public_longitude, state, created_at)
     select id, ($1::uuid[])[1 + number % cardinality($1::uuid[])], 'Seller', 'Portland, Oregon', '', category, title, description, condition, year, price_cents,
       colours, materials, style, width_mm, depth_mm, height_mm, p.name, p.region, p.country, latitude, longitude,
       latitude, longitude, state, timestamptz '2026-01-01' + number * interval '1 second'
     from json_to_recordset($2::json) as d (id uuid, category text, title text, description text, condition text,
       year text, price_cents integer, colours text[], materials text[], style text, width_mm integer,
       depth_mm integer, height_mm integer, latitude float8, longitude float8, state text, number integer)
     left join (values ('Portland', 'Oregon', 'US')) as p (name, region, country) on latitude is not null`,
    [sellers, JSON.stringify(rows.map((row, number) => ({ ...row, number })))],
  );
  return rows.map(({ id }) => id);
}
