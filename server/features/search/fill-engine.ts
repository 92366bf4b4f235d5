import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../platform/db/database.ts';
import type { SearchDocument, SearchEngine } from '../../ports/search-engine.ts';
import { analysisNow, describeListing } from './describe-listing.ts';
import { findLatestChange, listSearched, type SearchedRow } from './search-store.ts';

const BATCH = 2_000;
/** Listings, before others get a turn. */
const STEP = 100;

export type Filled = {
  engine: SearchEngine;
  /** All changes until then are included; microseconds since 1970. */
  latest: number;
  /** Changed around the load, with their known change. */
  applied: Map<string, number>;
};

/** Microseconds: a change may commit so long after a later one. */
export const OVERLAP = 30_000_000;

/** Reads public listings into an engine, unless it has them. Yields to other requests. */
export async function fillEngine(db: Db, engine: SearchEngine): Promise<Filled> {
  const analysis = analysisNow();
  const held = await engine.held();
  if (held?.analysis === analysis) return { engine, latest: held.upTo, applied: new Map() };
  const latest = await findLatestChange(db);
  const applied = new Map<string, number>();
  await engine.fill(async () => {
    for (let reading = readOn(db, undefined); ; ) {
      const rows = await reading;
      const last = rows.at(-1);
      const isLast = rows.length < BATCH;
      if (!isLast) reading = readOn(db, last);
      for (let from = 0; from < rows.length; from += engine.step) {
        const step = rows.slice(from, from + engine.step);
        await applyRows(engine, step, { gone: [], analysis });
        for (const row of step) if (row.touched > latest - OVERLAP) applied.set(row.id, row.touched);
        await nextTurn();
      }
      if (isLast) break;
    }
  });
  // Removals since then are among the changes.
  const upTo = held ? Math.min(held.upTo, latest) : latest;
  await engine.hold({ analysis, upTo });
  return { engine, latest: upTo, applied: held ? new Map() : applied };
}

/** New or changed listings. */
export async function applyRows(
  engine: SearchEngine,
  rows: readonly SearchedRow[],
  { gone, analysis }: { gone: readonly { id: string; touched: number }[]; analysis: string },
): Promise<void> {
  const shown = rows.filter((row) => row.in_shop);
  const outdated = new Set(await engine.outdated(shown, analysis));
  const removed = [...rows.filter((row) => !row.in_shop), ...gone];
  const documents = await describeAll(shown.filter(({ id }) => outdated.has(id)));
  if (documents.length + removed.length > 0) await engine.apply({ documents, removed, analysis });
}

async function describeAll(rows: readonly SearchedRow[]): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  for (const row of rows) {
    documents.push(describeListing(row));
    if (documents.length % STEP === 0) await nextTurn();
  }
  return documents;
}

function readOn(db: Db, after: SearchedRow | undefined): Promise<SearchedRow[]> {
  const reading = listSearched(db, after, BATCH);
  // Prevents an unhandled rejection; awaiting it later still fails.
  reading.catch(() => undefined);
  return reading;
}
