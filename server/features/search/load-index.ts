import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db/database.ts';
import { ListingIndex } from './listing-index.ts';
import { findLatestChange, listSearched, type SearchedRow } from './search-store.ts';

const BATCH = 2_000;
const TURN = 50;

export type LoadedIndex = {
  index: ListingIndex;
  /** Latest change before the load, in microseconds since 1970. */
  latest: number;
  /** Listings changed around the load, with the known change. */
  applied: Map<string, number>;
};

/** Microseconds: a change may be committed this much after a later one. */
export const OVERLAP = 30_000_000;

/** Loads all public listings, yielding to other requests. */
export async function loadIndex(db: Db): Promise<LoadedIndex> {
  const latest = await findLatestChange(db);
  const index = new ListingIndex();
  const applied = new Map<string, number>();
  for (let reading = readOn(db, undefined); ; ) {
    const rows = await reading;
    const last = rows.at(-1);
    const isLast = rows.length < BATCH;
    if (!isLast) reading = readOn(db, last);
    for (let from = 0; from < rows.length; from += TURN) {
      for (const row of rows.slice(from, from + TURN)) {
        index.put(row);
        if (row.touched > latest - OVERLAP) applied.set(row.id, row.touched);
      }
      await nextTurn();
    }
    if (isLast) return { index, latest, applied };
  }
}

function readOn(db: Db, after: SearchedRow | undefined): Promise<SearchedRow[]> {
  const reading = listSearched(db, after, BATCH);
  // Prevents an unhandled rejection; whoever awaits it later gets the error.
  reading.catch(() => undefined);
  return reading;
}
