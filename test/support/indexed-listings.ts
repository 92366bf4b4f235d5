import { createMemorySearch } from '../../server/adapters/memory-search/memory-search.ts';
import { describeListing, type SearchedListing } from '../../server/features/search/describe-listing.ts';
import { findMatches } from '../../server/features/search/find-matches.ts';
import { searchQueryIn } from '../../shared/contract/search.ts';
import { defaultProfile } from '../../shared/domain/shop-profile.ts';

const PAGE = 100;
const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const plain: Omit<SearchedListing, 'id' | 'category' | 'title'> = {
  seller_id: '00000000-0000-4000-8000-000000000000',
  condition: 'Good',
  colours: [],
  materials: [],
  style: null,
  year: '2019',
  state: 'available',
  verified: false,
  price_cents: 100_00,
  width_mm: null,
  depth_mm: null,
  height_mm: null,
  latitude: null,
  longitude: null,
  micros: 0,
  touched: 0,
  place: 'Portland Oregon',
  description: '',
};

/** Returns a memory index of these listings, and a search that gives titles. */
export async function indexOf(
  listings: readonly (Partial<SearchedListing> & Pick<SearchedListing, 'category' | 'title'>)[],
) {
  const engine = createMemorySearch();
  const documents = listings.map((listing, n) =>
    describeListing({ ...plain, micros: n * 1e6, ...listing, id: idOf(n) }),
  );
  await engine.apply({ documents, removed: [], analysis: '' });
  const titleOf = new Map(listings.map(({ title }, n) => [idOf(n), title]));
  const search = async (words: string) => {
    const query = searchQueryIn(() => defaultProfile).parse({ words });
    const { page, total, understood } = await findMatches(engine, query, { around: undefined, page: { limit: PAGE } });
    return { titles: page.map(({ id }) => titleOf.get(id) ?? ''), total: total.count, ...understood };
  };
  return { engine, search };
}
