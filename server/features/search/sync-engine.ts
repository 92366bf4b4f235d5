import PQueue from 'p-queue';
import { Failure } from '../../../shared/errors.ts';
import { isWritePaused } from '../../platform/db/pausing-client.ts';
import { inTime } from '../../platform/process/in-time.ts';
import { runAfterCall } from '../../platform/process/run-after-call.ts';
import { shareRun } from '../../platform/process/share-run.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Services } from '../../ports/services.ts';
import { createChangeReader } from './change-reader.ts';
import { analysisNow } from './describe-listing.ts';
import { type Filled, fillEngine } from './fill-engine.ts';
import { reindexListings } from './reindex-listings.ts';

/** Milliseconds of use without notifications. */
const UNHEARD_GOOD = 1_000;
/** Below the queue timeout in `shed-load.ts`, so that searches do not block others. */
const PATIENCE = 1_000;
/** Milliseconds until removed listings' words are dropped. */
const FORGET_AFTER = 3_600_000;
/** Milliseconds between progress notes of a shared engine. */
const HOLD_EVERY = 60_000;

export type SyncedSearch = {
  /**
   * With all changes notified so far.
   * @throws busy during the first fill
   */
  current(): Promise<SearchEngine>;
  isRead(): boolean;
};

type SyncedEngine = SyncedSearch & { stop(): Promise<void> };

export type SyncOptions = {
  fill?: typeof fillEngine;
  now?: () => number;
};

type State = Filled & {
  at: number;
  /** Notices before the reading; undefined before the first. */
  upTo: number | undefined;
  /** How the oldest documents were made. */
  analysis: string;
  heldAt: number;
  forgotAt: number;
};

/** Fills an engine and follows notifications; without a connection, every second. */
export function syncEngine(
  { db, catalogue, log }: Pick<Services, 'db' | 'catalogue' | 'log'>,
  create: () => SearchEngine,
  { fill = fillEngine, now = () => performance.now() }: SyncOptions = {},
): SyncedEngine {
  let state: State | undefined;
  let stopped = false;
  let fillBegan: number | undefined;
  /** Read and applied in one step, so that nothing old replaces newer data. */
  const steps = new PQueue({ concurrency: 1 });
  const changes = createChangeReader({ db, catalogue, steps });

  const applyChanges = async (copy: State) => {
    await changes.apply(copy, { mayMiss: copy.upTo === undefined });
    if (now() - copy.heldAt < HOLD_EVERY) return;
    copy.heldAt = now();
    await copy.engine.hold({ analysis: copy.analysis, upTo: copy.latest });
  };
  const readAll = async () => {
    const begun = performance.now();
    fillBegan = begun;
    const analysis = analysisNow();
    const filled = await fill(db, create()).finally(() => {
      fillBegan = undefined;
    });
    const readAt = now();
    if (!stopped) state = { ...filled, at: begun, upTo: undefined, analysis, heldAt: readAt, forgotAt: readAt };
    log.debug({ engine: filled.engine.name, milliseconds: Math.round(performance.now() - begun) }, 'search index read');
  };
  const describeOnce = shareRun(async () => {
    if (state) await reindexListings({ db, steps, isStopped: () => stopped }, state);
  });

  const warn = (error: unknown) => log.warn({ err: error }, 'the search index could not be brought up to date');

  const refresh = async (): Promise<void> => {
    if (!state) await readAll();
    const copy = state;
    if (!copy) return;
    const [at, upTo] = [performance.now(), changes.notices()];
    await applyChanges(copy);
    // After the read: concurrent searches wait.
    Object.assign(copy, { at, upTo });
    // Category names belong to the documents.
    if (copy.analysis !== analysisNow()) void describeOnce().catch(warn);
    if (now() - copy.forgotAt < FORGET_AFTER) return;
    copy.forgotAt = now();
    void copy.engine.compact().catch(warn);
  };

  const isGood = () =>
    state?.upTo === changes.notices() && (catalogue.isCurrent() || performance.now() - state.at < UNHEARD_GOOD);
  /** A running refresh may miss this change. */
  const renew = runAfterCall(async () => {
    if (!isGood()) await refresh();
  });
  /** Late callers of a long fill fail at once, freeing their slots. */
  const patience = () => Math.max(0, PATIENCE - (fillBegan === undefined ? 0 : performance.now() - fillBegan));
  return {
    isRead: () => state !== undefined,
    async current() {
      if (!isGood()) await (state ? renew().catch(unlessPaused) : inTime(renew(), patience(), refuse));
      return state?.engine ?? refuse();
    },
    async stop() {
      stopped = true;
      changes.stop();
      const last = state;
      state = undefined;
      if (last) await last.engine.hold({ analysis: last.analysis, upTo: last.latest });
      await last?.engine.stop();
    },
  };
}

/** The index stays as it is while writes are paused, and can be read on. */
function unlessPaused(error: unknown): void {
  if (!isWritePaused(error)) throw error;
}

function refuse(): never {
  throw new Failure('busy', { retryAfter: 2 });
}
