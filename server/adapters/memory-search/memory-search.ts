import { setImmediate as nextTurn } from 'node:timers/promises';
import { onSphere } from '../../../shared/domain/sphere.ts';
import type { Held, SearchEngine, SearchOrder, SearchPlan } from '../../ports/search-engine.ts';
import { type Bitmap, has, meets, sizeOf } from './bitmap.ts';
import { distanceFrom } from './distance-from.ts';
import { countValues, filterListings } from './filter-listings.ts';
import { byPrice, bySets, type Layer, newestFirst } from './layers.ts';
import { ListingIndex } from './listing-index.ts';
import { pickPage } from './pick-page.ts';
import { SetReader } from './read-set.ts';

/** Listings added before other requests have their turn. */
const TURN = 50;
/** Fewer removed listings are not worth a run. */
const FEW_REMOVED = 500;
/** Milliseconds of work before other requests have their turn. */
const STEP = 2;

/**
 * Creates a search engine in this process. It counts exactly, and is filled again at each start.
 * @param options.fewRemoved removed listings, below which nothing is compacted
 * @see docs/search.md
 */
export function createMemorySearch({ fewRemoved = FEW_REMOVED } = {}): SearchEngine {
  const index = new ListingIndex();
  let compacting: Promise<void> | undefined;
  const begin = () => {
    compacting ??= inSteps(index.compact()).finally(() => {
      compacting = undefined;
    });
    return compacting;
  };
  /** A run that has begun misses listings that were removed since then. */
  const compact = async () => {
    while (compacting) await compacting;
    await begin();
  };
  /** Waits only when most entries are of removed listings, so that these never outnumber the others. */
  const compactIfNeeded = async () => {
    if (index.removed <= fewRemoved || 4 * index.removed <= index.size) return;
    const done = begin();
    if (2 * index.removed > index.size) await done;
  };
  let held: Held | undefined;
  let reader = { version: -1, sets: new SetReader(index) };
  /** Each call is synchronous: growth invalidates sets. */
  const sets = () => {
    if (reader.version !== index.version) reader = { version: index.version, sets: new SetReader(index) };
    return reader.sets;
  };
  return {
    name: 'memory',
    step: 100,
    fill: (work) => work(),
    held: async () => held,
    async hold(now) {
      held = now;
    },
    outdated: async (listings) => listings.map(({ id }) => id),
    async apply({ documents, removed }) {
      for (const { id } of removed) index.remove(id);
      for (const [at, document] of documents.entries()) {
        index.put(document);
        if (at % TURN === TURN - 1) await nextTurn();
      }
      await compactIfNeeded();
    },
    uses: async (words) => words.flatMap((word) => index.words.use(word) ?? []),
    completions: async (start, limit) => index.words.completions(start, limit),
    spelledLike: async (word, limit) => index.words.nearest(word, limit),
    async meets(some, among) {
      const within = sets().read(among);
      return some.map((set) => meets(sets().read(set), within));
    },
    async search(plan) {
      const filtered = filterListings(index, sets(), plan);
      const total = sizeOf(filtered.passing);
      const layers = plan.limit > 0 ? layersOf(index, filtered.passing, total, plan) : [];
      const page = pickPage(index, layers, plan.limit, plan.after);
      return {
        total: { count: total },
        page: page.map(({ n, rank, created }) => ({ rank, created, id: index.ids.at(n) })),
        values: plan.counts ? countValues(index, filtered) : {},
      };
    },
    compact,
    stop: async () => undefined,
  };
}

/** Lets other work in between steps. */
async function inSteps(steps: Generator<void>): Promise<void> {
  let began = performance.now();
  while (!steps.next().done) {
    if (performance.now() - began < STEP) continue;
    await nextTurn();
    began = performance.now();
  }
}

function layersOf(index: ListingIndex, found: Bitmap, total: number, { order, after }: SearchPlan): Iterable<Layer> {
  switch (order.by) {
    case 'price-up':
      return byPrice(index, found, 'up');
    case 'price-down':
      return byPrice(index, found, 'down');
    case 'distance': {
      const away = distanceFrom(index, onSphere(order.from));
      return [{ of: found, rank: (n) => -away(n) }];
    }
    case 'likeness':
      return [{ of: found, rank: likenessOf(index, order) }];
    case 'sets': {
      const among = new SetReader(index, found);
      const sets = order.sets.map((set) => among.read(set));
      if (sets.length > 0) return bySets(index, found, sets, after?.rank ?? Number.POSITIVE_INFINITY);
      return newestFirst(index, { of: found, rank: 0 }, total);
    }
    default:
      return newestFirst(index, { of: found, rank: 0 }, total);
  }
}

function likenessOf(index: ListingIndex, { price, traits }: SearchOrder & { by: 'likeness' }): (n: number) => number {
  const reader = new SetReader(index);
  const sets = traits.map(({ set, worth }) => ({ bits: reader.read(set), worth }));
  return (n) => {
    let sum = -Math.abs(Math.log2((index.prices[n] ?? 1) / price));
    for (const { bits, worth } of sets) if (has(bits, n)) sum += worth;
    return sum;
  };
}
