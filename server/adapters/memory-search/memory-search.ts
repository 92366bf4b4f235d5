import { setImmediate as nextTurn } from 'node:timers/promises';
import { onSphere } from '../../../shared/domain/sphere.ts';
import type { Held, SearchEngine, SearchOrder, SearchPlan } from '../../ports/search-engine.ts';
import { type Bitmap, has, meets, sizeOf } from './bitmap.ts';
import { distanceFrom } from './distance-from.ts';
import { countValues, filterListings } from './filter-listings.ts';
import { ListingIndex } from './listing-index.ts';
import { byPrice, bySets, type Layer, newestFirst, pickPage } from './pick-page.ts';
import { SetReader } from './read-set.ts';

/** Listings learned before other requests have their turn. */
const TURN = 50;
/** Listings that are gone, below which nothing is done. */
const FEW_DEAD = 500;
/** Milliseconds of work before other requests have their turn. */
const STEP = 2;

/**
 * Keeps the engine in this process. It counts exactly, and is filled anew at each start.
 * @param options.fewDead listings that are gone, below which nothing is done
 * @see docs/search.md
 */
export function createMemorySearch({ fewDead = FEW_DEAD } = {}): SearchEngine {
  const index = new ListingIndex();
  let compacting: Promise<void> | undefined;
  const begin = () => {
    compacting ??= inSteps(index.compact()).finally(() => {
      compacting = undefined;
    });
    return compacting;
  };
  /** A run that has begun does not know what went since then. */
  const compact = async () => {
    while (compacting) await compacting;
    await begin();
  };
  /** Only who changes most listings at once waits, so that the dead never outgrow the living. */
  const compactIfNeeded = async () => {
    if (index.dead <= fewDead || 4 * index.dead <= index.size) return;
    const done = begin();
    if (2 * index.dead > index.size) await done;
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
        page: page.map(({ n, rank, micros }) => ({ rank, created: micros, id: index.ids.at(n) })),
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

/** Splits matches into layers, so that the first page need not scan all. */
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
      const first = order.sets.map((set) => among.read(set));
      if (first.length > 0) return bySets(index, found, first, 0, after?.rank ?? Number.POSITIVE_INFINITY);
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
