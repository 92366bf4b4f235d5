import { setImmediate as nextTurn } from 'node:timers/promises';
import { shopCategories } from '../../../shared/domain/category.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { ListingIndex } from './listing-index.ts';
import { type LoadedIndex, loadIndex, OVERLAP } from './load-index.ts';
import { findSearched, listChanged, type SearchedRow } from './search-store.ts';

const BATCH = 500;
const TURN = 50;
/** Maximum age in milliseconds while notifications are not connected. */
const UNHEARD_GOOD = 1_000;
/** Shorter than the queue timeout in `http/app.ts`, so that searches do not block others. */
const PATIENCE = 1_000;
const FEW_DEAD = 500;
/** Milliseconds until removed listings' words are dropped; longer for slow reloads. */
const FORGET_AFTER = 3_600_000;
const REST = 100;

export type KeptIndex = {
  /**
   * Returns an index with all changes notified before the call.
   * @throws busy during the first load
   */
  current(): Promise<ListingIndex>;
  isRead(): boolean;
};

const shared = new WeakMap<object, KeptIndex>();

/** Returns the process-wide index of a database; the first caller sets the options. */
export function sharedIndex(
  services: Pick<Services, 'db' | 'catalogue' | 'log'>,
  options?: Parameters<typeof keepIndex>[1],
): KeptIndex {
  const kept = shared.get(services.db) ?? keepIndex(services, options);
  shared.set(services.db, kept);
  return kept;
}

/**
 * @property readAt when everything was read, and `took` for how many milliseconds
 * @property names what the categories were called then
 * @property upTo how many notices had come when the reading of what is in the index began; before the first one, none
 */
type State = LoadedIndex & { at: number; upTo: number | undefined; readAt: number; took: number; names: string };

/**
 * Maintains an in-memory search index, only a cache. A notification, or a second without a connection, triggers a read.
 * @param options.fewDead dead numbers before a reload, once half of all or after an hour
 */
export function keepIndex(
  { db, catalogue, log }: Pick<Services, 'db' | 'catalogue' | 'log'>,
  {
    load = loadIndex,
    fewDead = FEW_DEAD,
    now = () => performance.now(),
  }: { load?: typeof loadIndex; fewDead?: number; now?: () => number } = {},
): KeptIndex {
  let state: State | undefined;
  let notices = 0;
  let working: Promise<void> | undefined;
  let loading: { begun: number; done: Promise<void> } | undefined;
  let changed = new Set<string>();
  /** Whether more has changed than these. */
  let unsure = false;
  catalogue.onChange((changes) => {
    notices += 1;
    for (const change of changes) {
      if (change.kind === 'listing') changed.add(change.listingId);
      else unsure = true;
    }
  });

  const find = (ids: readonly string[]) => findSearched(db, ids);
  const readNews = async (copy: State) => {
    const [ids, isKnown] = [changed, !unsure && copy.upTo !== undefined && catalogue.hears()];
    [changed, unsure] = [new Set(), false];
    try {
      if (isKnown) await readListings(copy, find, [...ids]);
      else await readChanges(copy, find, await listChanged(db, copy.latest - OVERLAP));
    } catch (error) {
      unsure = true;
      throw error;
    }
  };

  const readAll = async (begun: number) => {
    const names = categoryNames();
    // Changes during the load went to the old index.
    const loaded = await load(db);
    const readAt = now();
    state = { ...loaded, at: begun, upTo: undefined, readAt, took: performance.now() - begun, names };
    const milliseconds = Math.round(state.took);
    log.debug({ listings: state.index.size, milliseconds }, 'search index read');
  };
  const readAllOnce = () => {
    const begun = performance.now();
    const clear = () => {
      loading = undefined;
    };
    loading ??= { begun, done: readAll(begun).finally(clear) };
    return loading.done;
  };

  const warn = (error: unknown) => log.warn({ err: error }, 'the search index could not be read anew');

  const refresh = async (): Promise<void> => {
    if (!state) await readAllOnce();
    const copy = state;
    if (!copy) return;
    const [at, upTo] = [performance.now(), notices];
    await readNews(copy);
    // Only after the read, so that concurrent searches wait.
    Object.assign(copy, { at, upTo });
    // An index loaded meanwhile needs these changes too.
    if (state !== copy) return refresh();
    // Listings are found by the names of their category, which are learnt with them.
    if (copy.names !== categoryNames()) void readAllOnce().catch(warn);
    const { dead, size } = copy.index;
    const isOld = now() - copy.readAt > Math.max(FORGET_AFTER, REST * copy.took);
    if (dead > fewDead && (2 * dead > size || isOld)) void readAllOnce().catch(warn);
  };

  const isGood = () => state?.upTo === notices && (catalogue.hears() || performance.now() - state.at < UNHEARD_GOOD);
  /** Callers share one refresh that begins after all of them called. */
  const renew = async () => {
    // A running refresh may have begun before this change.
    await working?.catch(() => undefined);
    if (isGood()) return;
    working ??= refresh().finally(() => {
      working = undefined;
    });
    await working;
  };
  /** Late callers of a long load fail at once instead of occupying a slot. */
  const patience = () => Math.max(0, PATIENCE - (loading ? performance.now() - loading.begun : 0));
  return {
    isRead: () => state !== undefined,
    async current() {
      if (!isGood()) await (state ? renew() : inTime(renew(), patience()));
      if (!state) throw busy();
      return state.index;
    },
  };
}

const categoryNames = () => JSON.stringify(shopCategories().map(({ name, names }) => [name, names]));

const busy = () => new Failure('busy', { retryAfter: 2 });

/** @throws busy on timeout */
async function inTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy()), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

type Find = (ids: readonly string[]) => Promise<SearchedRow[]>;

/** Reads listings again, without blocking other requests for long. */
async function readListings(state: State, find: Find, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const rows = await find(ids.slice(from, from + BATCH));
    for (let at = 0; at < rows.length; at += TURN) {
      for (const row of rows.slice(at, at + TURN)) {
        if (row.in_shop) state.index.put(row);
        else state.index.remove(row.id);
        state.latest = Math.max(state.latest, row.touched);
      }
      await nextTurn();
    }
  }
}

/** Reads what a search of the table finds, for when the changes were not heard one by one. */
async function readChanges(
  state: State,
  find: Find,
  changes: readonly { id: string; touched: number }[],
): Promise<void> {
  const unseen = changes.filter(({ id, touched }) => state.applied.get(id) !== touched);
  await readListings(
    state,
    find,
    unseen.map(({ id }) => id),
  );
  state.applied = new Map(changes.map(({ id, touched }) => [id, touched]));
}
