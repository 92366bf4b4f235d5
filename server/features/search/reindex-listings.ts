import { setImmediate as nextTurn } from 'node:timers/promises';
import type PQueue from 'p-queue';
import type { Db } from '../../platform/db/database.ts';
import { analysisNow } from './describe-listing.ts';
import { applyRows, type Filled } from './fill-engine.ts';
import { listSearched, type SearchedRow } from './search-store.ts';

/** Listings per step; changes are applied between steps. */
const STEP = 100;

/**
 * Indexes all listings again by the shop's present words, in place, since a second engine needs the memory twice.
 * @param copy its `analysis` is set at the end
 */
export async function reindexListings(
  { db, steps, isStopped }: { db: Db; steps: PQueue; isStopped: () => boolean },
  copy: Filled & { analysis: string },
): Promise<void> {
  const analysis = analysisNow();
  let last: SearchedRow | undefined;
  do {
    last = await steps.add(async () => {
      const rows = await listSearched(db, last, STEP);
      await applyRows(copy.engine, rows, { gone: [], analysis });
      return rows.at(-1);
    });
    await nextTurn();
  } while (last && !isStopped());
  if (isStopped()) return;
  copy.analysis = analysis;
  await copy.engine.hold({ analysis, upTo: copy.latest });
  // The names changed once more meanwhile.
  if (analysis !== analysisNow()) await reindexListings({ db, steps, isStopped }, copy);
}
