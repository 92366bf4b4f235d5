import type { SearchAnswer } from '../../../shared/contract/search.ts';
import type { Caller } from '../../handler.ts';
import { encodeCursor, PAGE_SIZE } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { readShown } from '../listings/read-listings.ts';
import { findPlaces } from '../places/find-places.ts';
import { findMatches } from './find-matches.ts';
import type { KeptIndex } from './keep-index.ts';
import { layersOf, pickPage, readPlaceInOrder } from './pick-page.ts';
import type { SearchQuery } from './sift.ts';

/**
 * One page of what a search finds, with the numbers behind every choice. The pieces themselves are read as they are in
 * this moment, and one that no longer is what was asked for is left out.
 * @throws invalid_input for a cursor of another search
 */
export async function searchListings(
  services: Pick<Services, 'db'>,
  kept: KeptIndex,
  viewer: Caller | undefined,
  query: SearchQuery,
): Promise<SearchAnswer> {
  const [place] = query.near ? findPlaces(query.near, 1) : [];
  const after = readPlaceInOrder(query.cursor, query.sort);
  const index = await kept.current();
  const matches = findMatches(index, query, place);
  const { total, counts, understood, nearest } = matches;
  const limit = query.limit ?? PAGE_SIZE;
  const named = understood.senses.map((sense) => sense.named);
  const picked = pickPage(index, layersOf(index, matches, query.sort, { named, around: place }), limit + 1, after);
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
    ...(nearest ? { nearest } : {}),
  };
}
