import type { SearchAnswer } from '../../../shared/contract/search.ts';
import type { Services } from '../../app/services.ts';
import { encodeCursor, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { readShown } from '../listings/read-listings.ts';
import { findPlaces } from '../places/find-places.ts';
import { findMatches, type Matches } from './find-matches.ts';
import type { KeptIndex } from './keep-index.ts';
import type { ListingIndex } from './listing-index.ts';
import { layersOf, pickPage, readPlaceInOrder } from './pick-page.ts';
import type { SearchQuery } from './sift.ts';

const NEAREST_SHOWN = 8;

/**
 * Returns a page of results with facet counts, read fresh from the database.
 * @throws invalid_input for a foreign cursor
 */
export async function searchListings(
  services: Pick<Services, 'db'> & { shop: Pick<Services['shop'], 'settings'> },
  kept: KeptIndex,
  viewer: Caller | undefined,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const [place] = query.near ? findPlaces(query.near, 1, services.shop.settings().country) : [];
  const after = readPlaceInOrder(query.cursor, query.sort);
  const index = await kept.current();
  const matches = findMatches(index, query, place);
  const { total, counts, understood, nearest } = matches;
  const limit = query.limit ?? PAGE_SIZE;
  const layers = layersOf(index, matches, query.sort, { first: understood.first, around: place, after });
  const picked = pickPage(index, layers, limit + 1, after);
  const page = picked.slice(0, limit).map((one) => ({ ...one, id: index.ids.at(one.n) }));
  const last = page.at(-1);
  const states = query.availability?.length ? query.availability : ['available', 'held'];
  const items = await readShown(
    services,
    viewer,
    page.map(({ id }) => id),
    states,
  );
  return {
    total,
    items,
    ...(picked.length > limit && last
      ? { nextCursor: encodeCursor([query.sort, last.rank, last.micros, last.id]) }
      : {}),
    facets: counts,
    ...(understood.corrected === undefined ? {} : { corrected: understood.corrected }),
    ...(place ? { place } : {}),
    ...(understood.isClosest ? { isClosest: true } : {}),
    ...(nearest
      ? {
          nearest: {
            without: nearest.without,
            count: nearest.count,
            items: await showNearest(services, viewer, index, nearest, Math.min(limit, NEAREST_SHOWN), states),
          },
        }
      : {}),
  };
}

function showNearest(
  services: Pick<Services, 'db'>,
  viewer: Caller | undefined,
  index: ListingIndex,
  { found, count, first, without }: NonNullable<Matches['nearest']>,
  limit: number,
  states: readonly string[],
) {
  const layers = layersOf(index, { found, total: count }, 'relevance', { first, around: undefined });
  const ids = pickPage(index, layers, limit).map(({ n }) => index.ids.at(n));
  return readShown(services, viewer, ids, without === 'availability' ? ['available', 'held'] : states);
}
