import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db/database.ts';
import { ListingIndex } from './listing-index.ts';
import { findLatestChange, listSearched, type SearchedRow } from './search-store.ts';

/** Pieces read at once: the next ones are on their way while these are taken in. */
const BATCH = 2_000;
/** Pieces taken in before other requests have their turn, some milliseconds. */
const TURN = 50;

export type LoadedIndex = {
  index: ListingIndex;
  /** The latest change that was there before the reading began, in microseconds since 1970; later ones may be missing. */
  latest: number;
  /** The pieces that had changed shortly before that or later, each with the change that is known. */
  applied: Map<string, number>;
};

/** A change that was made within this time, in microseconds, may be committed after a later one was seen. */
export const OVERLAP = 30_000_000;

/** Reads every public piece, in between other requests. */
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
  // It may fail while nobody waits for it yet; whoever does hears of it.
  reading.catch(() => undefined);
  return reading;
}
