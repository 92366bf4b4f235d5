import { setImmediate as nextTurn } from 'node:timers/promises';
import { shopCategories } from '../../../shared/domain/category.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { ListingIndex } from './listing-index.ts';
import { type LoadedIndex, loadIndex, OVERLAP } from './load-index.ts';
import { findSearched, listChanged, type SearchedRow } from './search-store.ts';

/** Changed pieces read at once. */
const BATCH = 500;
/** Changed pieces taken in before other requests have their turn. */
const TURN = 50;
/** Milliseconds for which an index is good while nobody would hear of a change. */
const UNHEARD_GOOD = 1_000;
/**
 * Milliseconds of the first reading for which a search waits for its end: fewer than others wait for the turn that it
 * holds (`http/app.ts`), or the first searches would turn away whoever only looks around.
 */
const PATIENCE = 1_000;
/** Fewer dead numbers than this are carried along. */
const FEW_DEAD = 500;
/**
 * Milliseconds after which the words of removed pieces are forgotten, however few of all they are; longer where to read
 * everything takes so long that it would go on all the time.
 */
const FORGET_AFTER = 3_600_000;
const REST = 100;

export type KeptIndex = {
  /**
   * The pieces as they are now: whatever was committed and told before this was asked is in it.
   * @throws busy while a large catalogue is read for the first time
   */
  current(): Promise<ListingIndex>;
  /** Whether the first reading is done; before, a search that waits too long is told to come back. */
  isRead(): boolean;
};

const shared = new WeakMap<object, KeptIndex>();

/** The one index of this process, for everybody who searches on the same database. Who asks first says how it is kept. */
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
 * Keeps what a search needs of every piece in memory. It is a copy, never a rule: a piece is shown as the database has it
 * in that moment. A notice of the database, or a second without hearing any, makes the next search read what changed.
 * @param options.load reads everything
 * @param options.fewDead dead numbers beyond which everything is read anew, once they are half of all or an hour is over
 * @param options.now milliseconds, for a test
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
  catalogue.onChange(() => {
    notices += 1;
  });

  const readAll = async (begun: number) => {
    const names = categoryNames();
    // What changed meanwhile was told to the index before, if there was one; this one has yet to read it.
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

  /** Reads what changed since the last time. */
  const refresh = async (): Promise<void> => {
    if (!state) await readAllOnce();
    const copy = state;
    if (!copy) return;
    const [at, upTo] = [performance.now(), notices];
    await readChanges(copy, (ids) => findSearched(db, ids), await listChanged(db, copy.latest - OVERLAP));
    // Only now: whoever asks while this is being read must wait for it.
    Object.assign(copy, { at, upTo });
    // Another one that was read meanwhile has yet to hear of all that.
    if (state !== copy) return refresh();
    // Listings are found by the names of their category, which are learnt with them.
    if (copy.names !== categoryNames()) void readAllOnce().catch(warn);
    const { dead, size } = copy.index;
    const isOld = now() - copy.readAt > Math.max(FORGET_AFTER, REST * copy.took);
    if (dead > fewDead && (2 * dead > size || isOld)) void readAllOnce().catch(warn);
  };

  const isGood = () => state?.upTo === notices && (catalogue.hears() || performance.now() - state.at < UNHEARD_GOOD);
  /** Several at once share one refreshing that begins after each of them asked. */
  const renew = async () => {
    // One that is under way may have begun before the change that made this one necessary.
    await working?.catch(() => undefined);
    if (isGood()) return;
    working ??= refresh().finally(() => {
      working = undefined;
    });
    await working;
  };
  /** Who comes late to a long reading is told so at once, since whoever waits takes somebody's turn. */
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

/** @throws busy when work takes longer than so many milliseconds */
async function inTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy()), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function readChanges(
  state: State,
  find: (ids: readonly string[]) => Promise<SearchedRow[]>,
  changes: readonly { id: string; touched: number }[],
): Promise<void> {
  const unseen = changes.filter(({ id, touched }) => state.applied.get(id) !== touched);
  for (let from = 0; from < unseen.length; from += BATCH) {
    const rows = await find(unseen.slice(from, from + BATCH).map(({ id }) => id));
    for (let at = 0; at < rows.length; at += TURN) {
      for (const row of rows.slice(at, at + TURN)) {
        if (row.in_shop) state.index.put(row);
        else state.index.remove(row.id);
      }
      await nextTurn();
    }
  }
  state.applied = new Map(changes.map(({ id, touched }) => [id, touched]));
  state.latest = changes.reduce((latest, { touched }) => Math.max(latest, touched), state.latest);
}
