import type { Position } from '../../../shared/domain/place.ts';
import { type Facet, type Filter, facets, valuesOf } from '../../../shared/domain/search.ts';
import { Failure } from '../../../shared/errors.ts';
import { shopCategories } from '../../platform/shop/shop-values.ts';
import type { Count, FoundListings, PlaceInOrder, SearchEngine } from '../../ports/search-engine.ts';
import { planSearch, type SearchQuery, type SearchRequest } from './plan-search.ts';
import { or } from './search-sets.ts';
import { understandWords } from './understand-words.ts';
import type { Understood } from './understood.ts';

type FacetCounts = Record<Facet, ({ value: string } & Count)[]>;

export type Matches = Pick<FoundListings, 'total' | 'page'> & {
  counts: FacetCounts;
  understood: Understood;
  nearest?: Nearest;
  /** Beside `FEW`. */
  inPart?: PlaceInOrder[];
};

const FEW = 12;
const IN_PART = 8;

type Nearest = { without: Filter; total: Count; asked: SearchRequest };

/**
 * Applies all filters, and counts facets.
 * @param around position of `near`
 */
export async function findMatches(
  engine: SearchEngine,
  query: SearchQuery,
  { around, page }: { around: Position | undefined; page: { limit: number; after?: PlaceInOrder | undefined } },
): Promise<Matches> {
  const understood = await understand(engine, query.words);
  const asked = { query, around, understood };
  const { total, page: found, values } = await engine.search({ ...planSearch(asked), ...page, counts: true });
  const nearest = total.count === 0 ? await findNearest(engine, asked) : undefined;
  const isFew = total.count > 0 && total.count < FEW && found.length === total.count;
  const inPart = isFew ? await findInPart(engine, asked, found) : undefined;
  return {
    total,
    page: found,
    counts: inOrder(values),
    understood,
    ...(nearest ? { nearest } : {}),
    ...(inPart ? { inPart } : {}),
  };
}

/** Returns what matches only in part. @param matches all full ones */
async function findInPart(
  engine: SearchEngine,
  asked: SearchRequest,
  matches: readonly PlaceInOrder[],
): Promise<PlaceInOrder[]> {
  const { found, inPart } = asked.understood;
  if (!found || !inPart?.found) return [];
  const understood = { ...inPart, found: or([found, inPart.found]), isClosest: true };
  const plan = planSearch({ ...asked, query: { ...asked.query, sort: 'relevance' }, understood });
  const known = new Set(matches.map(({ id }) => id));
  try {
    const { page } = await engine.search({ ...plan, limit: matches.length + IN_PART, counts: false });
    return page.filter(({ id }) => !known.has(id)).slice(0, IN_PART);
  } catch (error) {
    // The results themselves are known.
    if (error instanceof Failure && error.code === 'busy') return [];
    throw error;
  }
}

/** Returns the nearest listings, in order of relevance. */
export async function findNearestPage(
  engine: SearchEngine,
  { asked }: Nearest,
  limit: number,
): Promise<PlaceInOrder[]> {
  const plan = planSearch({ ...asked, query: { ...asked.query, sort: 'relevance' } });
  return (await engine.search({ ...plan, limit, counts: false })).page;
}

const understand = async (engine: SearchEngine, words: string | undefined): Promise<Understood> =>
  words ? understandWords(engine, words) : { first: [], isClosest: false };

/** Puts categories in the order of the shop. */
function inOrder(values: FoundListings['values']): FacetCounts {
  const ordered = facets.map((facet) => {
    const order = new Map(valuesOf(facet, shopCategories()).map((value, at) => [value, at]));
    const at = ({ value }: { value: string }) => order.get(value) ?? order.size;
    return [facet, (values[facet] ?? []).toSorted((one, other) => at(one) - at(other))] as const;
  });
  return Object.fromEntries(ordered) as FacetCounts;
}

/** Returns the filter whose removal finds most; the text only as a last resort. */
async function findNearest(engine: SearchEngine, asked: SearchRequest): Promise<Nearest | undefined> {
  const { query, around } = asked;
  const without = async (filter: Filter, other: Partial<SearchRequest>): Promise<Nearest> => {
    const changed = { ...asked, ...other };
    const { total } = await engine.search({ ...planSearch(changed), limit: 0, counts: false });
    return { without: filter, total, asked: changed };
  };
  const offer = (filter: Filter, left: Partial<SearchQuery>): Promise<Nearest>[] =>
    Object.keys(left).every((name) => query[name as keyof SearchQuery] === undefined)
      ? []
      : [without(filter, { query: { ...query, ...left } })];
  const offers = await Promise.all([
    ...facets.flatMap((facet) =>
      offer(facet, facet === 'price' ? { priceMin: undefined, priceMax: undefined } : { [facet]: undefined }),
    ),
    ...offer('size', { width: undefined, depth: undefined, height: undefined }),
    ...(around ? [without('near', { around: undefined })] : []),
  ]);
  const found = offers.filter(({ total }) => total.count > 0).sort((a, b) => b.total.count - a.total.count);
  if (found[0] || !query.words) return found[0];
  const last = await without('words', { understood: await understand(engine, undefined) });
  return last.total.count > 0 ? last : undefined;
}
