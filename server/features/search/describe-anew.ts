import { setImmediate as nextTurn } from 'node:timers/promises';
import type PQueue from 'p-queue';
import type { Db } from '../../platform/db/database.ts';
import { analysisNow } from './describe-listing.ts';
import { applyRows, type Filled } from './fill-engine.ts';
import { listSearched, type SearchedRow } from './search-store.ts';

/** Listings described in one step; changes go between. */
const STEP = 100;

/**
 * Describes all listings again by the shop's present words, in place, since a second engine needs the memory twice.
 * @param copy its `analysis` is set at the end
 */
export async function describeAnew(
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
  if (analysis !== analysisNow()) await describeAnew({ db, steps, isStopped }, copy);
}
