import { setTimeout as sleep } from 'node:timers/promises';
import { shareRun } from '../../platform/process/share-run.ts';
import type { SearchEngineName } from '../../ports/search-engine.ts';
import type { Services } from '../../ports/services.ts';
import { countInShop } from './search-store.ts';
import { type SyncedSearch, type SyncOptions, syncEngine } from './sync-engine.ts';

export type { SyncedSearch } from './sync-engine.ts';

/** Milliseconds between two checks of which engine fits. */
const CHECK_EVERY = 600_000;
/** Share of the limit: a shop near it would else switch all the time. */
const SWITCH_BACK_BELOW = 0.8;
/** Milliseconds. */
const RETRY_AFTER = 100;

type Needed = Pick<Services, 'db' | 'catalogue' | 'log' | 'searchEngines'> & {
  config: Pick<Services['config'], 'search'>;
};

const shared = new WeakMap<object, SyncedSearch>();

/** Returns a database's search, one per process; the first caller sets the options. */
export function sharedSearch(services: Needed, options?: SyncOptions): SyncedSearch {
  const synced = shared.get(services.db) ?? syncSearch(services, options);
  shared.set(services.db, synced);
  return synced;
}

/**
 * Uses the engine of the settings, or the one for the number of listings. Another one takes over when it is filled.
 */
export function syncSearch(services: Needed, options: SyncOptions = {}): SyncedSearch {
  const { db, log, searchEngines } = services;
  const { engine: fixed, memoryListings } = services.config.search;
  const now = options.now ?? (() => performance.now());
  const start = (name: SearchEngineName) => ({
    name,
    synced: syncEngine(services, () => searchEngines.create(name), options),
  });
  let used: ReturnType<typeof start> | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  const choose = async (): Promise<SearchEngineName> => {
    if (fixed) return fixed;
    const most = used?.name === 'postgres' ? Math.floor(SWITCH_BACK_BELOW * memoryListings) : memoryListings;
    return (await countInShop(db, most + 1)) > most ? 'postgres' : 'memory';
  };
  const switchEngine = shareRun(async () => {
    checkedAt = now();
    const name = await choose();
    if (!used) {
      used = start(name);
      return;
    }
    if (name === used.name) return;
    const next = start(name);
    const before = used;
    await untilRead(next.synced).catch(async (error: unknown) => {
      await next.synced.stop();
      throw error;
    });
    used = next;
    log.info({ from: before.name, to: name }, 'the search engine was changed');
    await before.synced.stop();
  });
  return {
    isRead: () => used?.synced.isRead() ?? false,
    async current() {
      if (!used) await switchEngine();
      else if (!fixed && now() - checkedAt > CHECK_EVERY)
        void switchEngine().catch((error: unknown) =>
          log.warn({ err: error }, 'the search engine could not be changed'),
        );
      const chosen = used;
      if (!chosen) throw new Error('No search engine was chosen.');
      return chosen.synced.current().catch((error: unknown) => {
        // Another one took over meanwhile.
        if (used && used !== chosen) return used.synced.current();
        throw error;
      });
    },
  };
}

/** Updates the tables of an unused engine: they never hold what a removed listing said. */
export async function updateUnusedEngine(services: Needed): Promise<void> {
  const engine = services.searchEngines.create('postgres');
  if (!(await engine.held())) return;
  const synced = syncEngine(services, () => engine);
  await untilRead(synced).finally(() => synced.stop());
}

/** A first fill takes longer than a search waits. */
async function untilRead(synced: SyncedSearch): Promise<void> {
  while (!synced.isRead())
    await synced.current().catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'busy')) throw error;
      await sleep(RETRY_AFTER);
    });
  await synced.current();
}
