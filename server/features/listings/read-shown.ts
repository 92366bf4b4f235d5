import { LRUCache } from 'lru-cache';
import type { Listing } from '../../../shared/contract/listings.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findShownByIds } from './listing-store.ts';
import { presentListing } from './present-listing.ts';

/** Bytes: some 6,000 listings. */
const MOST_BYTES = 12_000_000;
const EACH = 1_000;
const EACH_PICTURE = 300;
/** Milliseconds, as for other public answers. */
const LONGEST = 60_000;
/** Milliseconds; an exact timer costs more than reading. */
const TIME_STEP = 100;

type Needed = Pick<Services, 'db' | 'catalogue'>;
type Wanted = { ids: readonly string[]; states: readonly string[] };
type Shown = { state: string; listing: Listing };

const shared = new WeakMap<object, ReturnType<typeof cacheShown>>();

function sharedCache(services: Needed) {
  const cache = shared.get(services.db) ?? cacheShown(services);
  shared.set(services.db, cache);
  return cache;
}

/**
 * Reads listings by id, in that order, without those in other states. Strangers and buyers get them from a cache;
 * others may see contact data.
 */
export async function readShown(services: Needed, viewer: Caller | undefined, wanted: Wanted): Promise<Listing[]> {
  const isPublic = viewer === undefined || viewer.type === 'buyer';
  const found =
    isPublic && services.catalogue.isCurrent()
      ? await sharedCache(services).read(wanted)
      : await read(services, viewer, wanted);
  const byId = new Map(found.map((one) => [one.listing.id, one]));
  return wanted.ids.flatMap((id) => {
    const one = byId.get(id);
    return one && wanted.states.includes(one.state) ? [one.listing] : [];
  });
}

async function read(
  { db }: Pick<Services, 'db'>,
  viewer: Caller | undefined,
  { ids, states }: Wanted,
): Promise<Shown[]> {
  if (ids.length === 0) return [];
  const present = presentListing(viewer);
  const rows = await findShownByIds(db, ids, states);
  return rows.map((row) => ({ state: row.state, listing: present(row) }));
}

function cacheShown({ db, catalogue }: Needed) {
  const cache = new LRUCache<string, Shown>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ listing }) => EACH + listing.description.length + listing.images.length * EACH_PICTURE,
    ttl: LONGEST,
    ttlResolution: TIME_STEP,
  });
  let changes = 0;
  catalogue.onChange((changed) => {
    changes += 1;
    for (const change of changed) {
      if (change.kind === 'listing') cache.delete(change.listingId);
      else if (change.kind !== 'account') cache.clear();
    }
  });
  return {
    async read({ ids, states }: Wanted): Promise<Shown[]> {
      const cached = ids.flatMap((id) => cache.get(id) ?? []);
      const isCached = new Set(cached.map(({ listing }) => listing.id));
      const before = changes;
      const others = await read({ db }, undefined, { ids: ids.filter((id) => !isCached.has(id)), states });
      // What was read before a change is good for this answer only.
      if (before === changes) for (const one of others) cache.set(one.listing.id, one);
      return [...cached, ...others];
    },
  };
}
