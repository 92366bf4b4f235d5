import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Failure } from '../../../shared/errors.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Services } from '../../ports/services.ts';
import { analysisNow } from './describe-listing.ts';
import { applyRows, type Filled, fillEngine, OVERLAP } from './fill-engine.ts';
import { findSearched, listChanged, listSearched, type SearchedRow } from './search-store.ts';

const BATCH = 500;
/** Listings described anew in one step; changes go between. */
const STEP = 100;
const CHANGES = 10_000;
/** Milliseconds that an index is used without notifications. */
const UNHEARD_GOOD = 1_000;
/** Below the queue timeout in `shed-load.ts`, so that searches do not block others. */
const PATIENCE = 1_000;
/** Milliseconds until words of removed listings are dropped. */
const FORGET_AFTER = 3_600_000;
/** Milliseconds between notes of how far a shared engine is. */
const HOLD_EVERY = 60_000;

export type KeptSearch = {
  /**
   * With all changes notified before the call.
   * @throws busy while it is filled for the first time
   */
  current(): Promise<SearchEngine>;
  isRead(): boolean;
};

type KeptEngine = KeptSearch & { stop(): Promise<void> };

export type KeepOptions = {
  fill?: typeof fillEngine;
  now?: () => number;
};

/**
 * @property analysis how the oldest documents were made
 * @property upTo notices that had come when reading began; undefined before the first
 */
type State = Filled & {
  at: number;
  upTo: number | undefined;
  analysis: string;
  heldAt: number;
  forgotAt: number;
};

/** Fills an engine and keeps it up to date. A notification, or a second without a connection, triggers a read. */
export function keepEngine(
  { db, catalogue, log }: Pick<Services, 'db' | 'catalogue' | 'log'>,
  create: () => SearchEngine,
  { fill = fillEngine, now = () => performance.now() }: KeepOptions = {},
): KeptEngine {
  let state: State | undefined;
  let stopped = false;
  let notices = 0;
  let working: Promise<void> | undefined;
  let loading: { begun: number; done: Promise<void> } | undefined;
  let describing: Promise<void> | undefined;
  /** Reading and applying are one step, so that nothing old replaces something newer. */
  const steps = new PQueue({ concurrency: 1 });
  let changed = new Set<string>();
  /** More may have changed than these. */
  let unsure = false;
  const stopHearing = catalogue.onChange((changes) => {
    notices += 1;
    for (const change of changes) {
      if (change.kind === 'listing') changed.add(change.listingId);
      else unsure = true;
    }
  });

  const readListings = async (copy: State, ids: readonly string[]) => {
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      const rows = await findSearched(db, some);
      const here = new Set(rows.map(({ id }) => id));
      const gone = some.filter((id) => !here.has(id)).map((id) => ({ id, touched: Number.MAX_SAFE_INTEGER }));
      await applyRows(copy.engine, rows, { gone, analysis: analysisNow() });
      for (const { touched } of rows) copy.latest = Math.max(copy.latest, touched);
      await nextTurn();
    }
  };
  /** Reads the changes by time, when notices were missed. */
  const readChanges = async (copy: State) => {
    const applied = new Map<string, number>();
    let after: { touched: number; id?: string } = { touched: copy.latest - OVERLAP };
    for (;;) {
      const changes = await listChanged(db, after, CHANGES);
      const unseen = changes.filter(({ id, touched }) => copy.applied.get(id) !== touched);
      await readListings(
        copy,
        unseen.map(({ id }) => id),
      );
      for (const { id, touched } of changes) applied.set(id, touched);
      const last = changes.at(-1);
      if (!last || changes.length < CHANGES) break;
      after = last;
    }
    for (const [id, touched] of applied) if (touched <= copy.latest - OVERLAP) applied.delete(id);
    copy.applied = applied;
  };
  const readNews = async (copy: State) => {
    const [ids, isKnown] = [changed, !unsure && copy.upTo !== undefined && catalogue.hears()];
    [changed, unsure] = [new Set(), false];
    try {
      await steps.add(() => (isKnown ? readListings(copy, [...ids]) : readChanges(copy)), { priority: 1 });
    } catch (error) {
      unsure = true;
      throw error;
    }
    if (now() - copy.heldAt < HOLD_EVERY) return;
    copy.heldAt = now();
    await copy.engine.hold({ analysis: copy.analysis, upTo: copy.latest });
  };

  const readAll = async (begun: number) => {
    const analysis = analysisNow();
    const filled = await fill(db, create());
    const readAt = now();
    if (!stopped) state = { ...filled, at: begun, upTo: undefined, analysis, heldAt: readAt, forgotAt: readAt };
    log.debug({ engine: filled.engine.name, milliseconds: Math.round(performance.now() - begun) }, 'search index read');
  };
  /** In place, while searches and changes go on: a second engine would need the memory twice. */
  const describeAnew = async (copy: State) => {
    const analysis = analysisNow();
    let last: SearchedRow | undefined;
    do {
      last = await steps.add(async () => {
        const rows = await listSearched(db, last, STEP);
        await applyRows(copy.engine, rows, { gone: [], analysis });
        return rows.at(-1);
      });
      await nextTurn();
    } while (last && !stopped);
    if (stopped) return;
    copy.analysis = analysis;
    await copy.engine.hold({ analysis, upTo: copy.latest });
    // The names changed once more meanwhile.
    if (analysis !== analysisNow()) await describeAnew(copy);
  };
  const describeAnewOnce = (copy: State) => {
    describing ??= describeAnew(copy).finally(() => {
      describing = undefined;
    });
    return describing;
  };
  const readAllOnce = () => {
    const begun = performance.now();
    const clear = () => {
      loading = undefined;
    };
    loading ??= { begun, done: readAll(begun).finally(clear) };
    return loading.done;
  };

  const warn = (error: unknown) => log.warn({ err: error }, 'the search index could not be brought up to date');

  const refresh = async (): Promise<void> => {
    if (!state) await readAllOnce();
    const copy = state;
    if (!copy) return;
    const [at, upTo] = [performance.now(), notices];
    await readNews(copy);
    // After the read, so that concurrent searches wait.
    Object.assign(copy, { at, upTo });
    // Listings are found by category names, which are read with them.
    if (copy.analysis !== analysisNow()) void describeAnewOnce(copy).catch(warn);
    if (now() - copy.forgotAt < FORGET_AFTER) return;
    copy.forgotAt = now();
    void copy.engine.compact().catch(warn);
  };

  const isGood = () => state?.upTo === notices && (catalogue.hears() || performance.now() - state.at < UNHEARD_GOOD);
  /** Callers share one refresh that begins after their calls. */
  const renew = async () => {
    // A running refresh may miss this change.
    await working?.catch(() => undefined);
    if (isGood()) return;
    working ??= refresh().finally(() => {
      working = undefined;
    });
    await working;
  };
  /** Late callers of a long load fail at once, to free their slots. */
  const patience = () => Math.max(0, PATIENCE - (loading ? performance.now() - loading.begun : 0));
  return {
    isRead: () => state !== undefined,
    async current() {
      if (!isGood()) await (state ? renew() : inTime(renew(), patience()));
      if (!state) throw busy();
      return state.engine;
    },
    async stop() {
      stopped = true;
      stopHearing();
      const last = state;
      state = undefined;
      if (last) await last.engine.hold({ analysis: last.analysis, upTo: last.latest });
      await last?.engine.stop();
    },
  };
}

const busy = () => new Failure('busy', { retryAfter: 2 });

/** @throws busy on timeout */
async function inTime(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy()), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
