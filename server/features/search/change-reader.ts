import { setImmediate as nextTurn } from 'node:timers/promises';
import type PQueue from 'p-queue';
import type { Services } from '../../ports/services.ts';
import { analysisNow } from './describe-listing.ts';
import { applyRows, type Filled, OVERLAP } from './fill-engine.ts';
import { findSearched, listChanged } from './search-store.ts';

const BATCH = 500;
const CHANGES = 10_000;

/**
 * Brings an engine up to date with noticed changes.
 * @param steps reading and applying are one of them
 */
export function createChangeReader({ db, catalogue, steps }: Pick<Services, 'db' | 'catalogue'> & { steps: PQueue }) {
  let notices = 0;
  let changed = new Set<string>();
  /** More may have changed than these. */
  let unsure = false;
  const stop = catalogue.onChange((changes) => {
    notices += 1;
    for (const change of changes) {
      if (change.kind === 'listing') changed.add(change.listingId);
      else unsure = true;
    }
  });

  const readListings = async (copy: Filled, ids: readonly string[]) => {
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
  /** Notices were missed, so this reads by time. */
  const readChanges = async (copy: Filled) => {
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

  return {
    notices: () => notices,
    /** @param mayMiss whether notices before the first one of this reader may concern the engine */
    async apply(copy: Filled, { mayMiss }: { mayMiss: boolean }) {
      const [ids, isKnown] = [changed, !unsure && !mayMiss && catalogue.isCurrent()];
      [changed, unsure] = [new Set(), false];
      try {
        await steps.add(() => (isKnown ? readListings(copy, [...ids]) : readChanges(copy)), { priority: 1 });
      } catch (error) {
        unsure = true;
        throw error;
      }
    },
    stop,
  };
}
