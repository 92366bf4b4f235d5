import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../services.ts';
import { ListingIndex } from './listing-index.ts';
import { findLatestChange, findSearched, listChanged, listSearched, type SearchedRow } from './search-store.ts';

/** Pieces read at once: few enough that other requests are answered in between. */
const BATCH = 500;
/** A change that was made within this time, in microseconds, may be committed after a later one was seen. */
const OVERLAP = 30_000_000;
/** Milliseconds for which an index is good while nobody would hear of a change. */
const UNHEARD_GOOD = 1_000;
/** Milliseconds that a search waits for an index that is being read for the first time. */
const PATIENCE = 4_000;
/** Dead numbers beyond which everything is read anew. */
const FEW_DEAD = 5_000;

export type KeptIndex = {
  /**
   * The pieces as they are now: whatever was committed and told before this was asked is in it.
   * @throws busy while a large catalogue is read for the first time
   */
  current(): Promise<ListingIndex>;
};

const shared = new WeakMap<object, KeptIndex>();

/** The one index of this process, for everybody who searches on the same database. */
export function sharedIndex(services: Pick<Services, 'db' | 'catalogue' | 'log'>): KeptIndex {
  const kept = shared.get(services.db) ?? keepIndex(services);
  shared.set(services.db, kept);
  return kept;
}

type State = { index: ListingIndex; latest: number; applied: Map<string, number>; at: number };

/**
 * Keeps what a search needs of every piece in memory. It is a copy, never a rule: a piece is shown as the database has it
 * in that moment. A notice of the database, or a second without hearing any, makes the next search read what changed.
 */
export function keepIndex({ db, catalogue, log }: Pick<Services, 'db' | 'catalogue' | 'log'>): KeptIndex {
  let state: State | undefined;
  let doubtful = true;
  let working: Promise<void> | undefined;
  let loading: Promise<void> | undefined;
  catalogue.onChange(() => {
    doubtful = true;
  });

  const load = async () => {
    doubtful = false;
    const at = performance.now();
    const latest = await findLatestChange(db);
    const index = new ListingIndex();
    for (let after: string | undefined; ; ) {
      const rows = await listSearched(db, after, BATCH);
      for (const row of rows) index.put(row);
      after = rows.at(-1)?.id;
      if (rows.length < BATCH) break;
    }
    state = { index, latest, applied: new Map(), at };
    log.debug({ listings: index.size, milliseconds: Math.round(performance.now() - at) }, 'search index read');
  };
  const loadOnce = () => {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  /** Reads what changed since the last time; several at once share one reading that begins after each of them asked. */
  const refresh = async () => {
    if (!state) return loadOnce();
    doubtful = false;
    const at = performance.now();
    await readChanges(state, (ids) => findSearched(db, ids), await listChanged(db, state.latest - OVERLAP));
    state.at = at;
    if (state.index.dead > FEW_DEAD && 2 * state.index.dead > state.index.size) void loadOnce().catch(() => undefined);
  };

  const isGood = () => state && !doubtful && (catalogue.hears() || performance.now() - state.at < UNHEARD_GOOD);
  const current = async (): Promise<ListingIndex> => {
    if (!isGood()) {
      // One that is under way may have begun before the change that made this one necessary.
      await working?.catch(() => undefined);
      if (!isGood()) {
        working ??= refresh()
          .catch((error: unknown) => {
            doubtful = true;
            throw error;
          })
          .finally(() => {
            working = undefined;
          });
        await (state ? working : inTime(working));
      }
    }
    if (!state) throw new Failure('busy', { retryAfter: 2 });
    return state.index;
  };
  return { current };
}

/** Waits for the first reading, but not for long. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure('busy', { retryAfter: 2 })), PATIENCE);
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
    for (const row of rows) {
      if (row.in_shop) state.index.put(row);
      else state.index.remove(row.id);
    }
  }
  state.applied = new Map(changes.map(({ id, touched }) => [id, touched]));
  state.latest = changes.reduce((latest, { touched }) => Math.max(latest, touched), state.latest);
}
