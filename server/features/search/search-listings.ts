import type { SearchAnswer } from '../../../shared/contract/search.ts';
import { MAX_PRICE } from '../../../shared/domain/money.ts';
import type { Sort } from '../../../shared/domain/search.ts';
import { invalidFields } from '../../../shared/errors.ts';
import { refusalForPrograms } from '../../../shared/words/refusal.ts';
import { decodeCursor, encodeCursor, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { isId } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { PlaceInOrder } from '../../ports/search-engine.ts';
import type { Services } from '../../ports/services.ts';
import { readShown } from '../listings/read-shown.ts';
import { findNear } from '../places/find-near.ts';
import { findMatches, findNearestPage } from './find-matches.ts';
import type { SearchQuery } from './plan-search.ts';
import type { SyncedSearch } from './sync-search.ts';

const NEAREST_SHOWN = 8;

/**
 * Returns a page with facet counts.
 * @throws invalid_input for a foreign cursor, or an unknown town
 */
export async function searchListings(
  services: Pick<Services, 'db' | 'catalogue'> & { shop: Pick<Services['shop'], 'settings'> },
  synced: SyncedSearch,
  { viewer, query }: { viewer: Caller | undefined; query: SearchQuery },
): Promise<SearchAnswer> {
  const place = query.near ? findNear(query.near, services.shop.settings().country) : undefined;
  const after = readPlaceInOrder(query.cursor, query.sort);
  const engine = await synced.current();
  const limit = query.limit ?? PAGE_SIZE;
  const matches = await findMatches(engine, query, {
    around: place,
    page: { limit: limit === 0 ? 0 : limit + 1, after },
  });
  const { total, counts, understood, nearest, inPart = [] } = matches;
  const page = matches.page.slice(0, limit);
  const last = page.at(-1);
  const states = query.availability?.length ? query.availability : ['available', 'held'];
  const show = (some: readonly PlaceInOrder[], shown: readonly string[]) =>
    readShown(services, viewer, { ids: some.map(({ id }) => id), states: shown });
  const near = nearest && (await findNearestPage(engine, nearest, Math.min(limit, NEAREST_SHOWN)));
  return {
    total: total.count,
    ...(total.orMore ? { totalOrMore: true } : {}),
    items: await show(page, states),
    ...(matches.page.length > limit && last
      ? { nextCursor: encodeCursor([query.sort, last.rank, last.created, last.id]) }
      : {}),
    facets: counts,
    ...(understood.corrected === undefined ? {} : { corrected: understood.corrected }),
    ...(understood.unusedPrice === undefined ? {} : { unusedPrice: understood.unusedPrice }),
    ...(place ? { place } : {}),
    ...(understood.isClosest ? { isClosest: true } : {}),
    ...(inPart.length > 0 ? { inPart: await show(inPart, states) } : {}),
    ...(nearest && near
      ? {
          nearest: {
            without: nearest.without,
            count: nearest.total.count,
            ...(nearest.total.orMore ? { countOrMore: true } : {}),
            items: await show(near, nearest.without === 'availability' ? ['available', 'held'] : states),
          },
        }
      : {}),
  };
}

/** Compared with cents, which are whole numbers. */
const byPrice: readonly Sort[] = ['price-up', 'price-down'];

/** @throws invalid_input when it belongs to another sort order, or to no listing */
function readPlaceInOrder(cursor: string | undefined, sort: Sort): PlaceInOrder | undefined {
  const values = decodeCursor(cursor, ['string', 'number', 'number', 'string']);
  if (!values) return undefined;
  const [order, rank, created, id] = values;
  const isRank = byPrice.includes(sort) ? Math.abs(Number(rank)) <= MAX_PRICE && Number.isInteger(rank) : true;
  if (order !== sort || !isRank || !Number.isSafeInteger(created) || !isId(id))
    throw invalidFields({ cursor: refusalForPrograms('This cursor does not belong to this list.') });
  return { rank: Number(rank), created: Number(created), id };
}
