import { Failure } from '../../../shared/errors.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { sqlState } from '../../platform/db/database-error.ts';
import { sellerNumber } from '../../platform/text/seller-number.ts';
import { lettersOf, maxEdits, Spelling } from '../../platform/text/spelling.ts';
import { weightOf } from '../../platform/text/word-weight.ts';
import type { SearchEngine, WordUse } from '../../ports/search-engine.ts';
import { countMatches } from './count-values-store.ts';
import { findPage } from './find-page-store.ts';
import { meetsAny } from './meets-store.ts';
import { openReader } from './open-reader.ts';
import { defaultBounds, type SearchBounds } from './search-bounds.ts';
import {
  deleteDocuments,
  findCurrent,
  findDocuments,
  findHeld,
  lockDocuments,
  storeHeld,
  writeDocuments,
} from './search-document-store.ts';
import { createMissingIndexes, dropIndexesWhileEmpty } from './search-index-store.ts';
import { addUses, findAlike, findBegun, findUses, type UseChange } from './search-word-store.ts';
import { createFrequencies } from './term-frequency-store.ts';
import { termsOf, wordsOf } from './terms.ts';

/** A statement counts each word once for all documents. */
const FILLED_AT_ONCE = 1_000;
const STATEMENT_TOO_LONG = '57014';

/**
 * Creates an engine in tables that several processes share. It counts exactly up to a bound.
 * @param readUrl server for reads, such as a replica; undefined for the embedded database
 * @see docs/search.md
 */
export function createPostgresSearch(
  { db, patient }: Pick<Database, 'db' | 'patient'>,
  readUrl: string | undefined,
  bounds: SearchBounds = defaultBounds,
): { engine: SearchEngine; close(): Promise<void> } {
  const reader = readUrl === undefined ? undefined : openReader(readUrl, bounds.statementTime);
  const read = reader?.db ?? db;
  const reading = { db: read, bounds, frequencies: createFrequencies(read) };
  const engine: SearchEngine = {
    name: 'postgres',
    step: FILLED_AT_ONCE,
    async fill(work) {
      // Only for speed: another process may be using the table.
      await dropIndexesWhileEmpty(db).catch(() => undefined);
      await work();
      await patient(createMissingIndexes);
    },
    held: () => findHeld(db),
    async hold(held) {
      await storeHeld(db, held);
    },
    async outdated(listings, analysis) {
      const current = new Set(await findCurrent(db, listings, analysis));
      return listings.flatMap(({ id }) => (current.has(id) ? [] : [id]));
    },
    async apply({ documents, removed, analysis }) {
      await inTransaction(db, async (tx) => {
        await lockDocuments(tx);
        const stored = await findDocuments(
          tx,
          [...documents, ...removed].map(({ id }) => id),
        );
        const before = new Map(stored.map((one) => [one.listing_id, one]));
        // Another process may have read a newer state.
        const isNewer = ({ id, touched }: { id: string; touched: number }) => touched >= (before.get(id)?.touched ?? 0);
        const newer = documents.filter(isNewer);
        const gone = removed.filter((one) => before.has(one.id) && isNewer(one)).map(({ id }) => id);
        const termsBefore = (id: string) => before.get(id)?.terms ?? [];
        await addUses(tx, [
          ...changesOf([
            ...newer.map((document) => ({
              before: termsBefore(document.id),
              after: termsOf(document),
              seller: document.seller,
            })),
            ...gone.map((id) => ({ before: termsBefore(id), after: [], seller: '' })),
          ]),
        ]);
        await deleteDocuments(tx, gone);
        await writeDocuments(tx, newer, analysis);
      });
    },
    uses: (words) => findUses(read, words),
    completions: (start, limit) => findBegun(read, start, limit),
    async spelledLike(word, limit) {
      const most = maxEdits(word);
      if (most === 0) return [];
      const spelling = new Spelling<WordUse & { letters: number }>();
      for (const use of await findAlike(read, word, most)) spelling.add({ ...use, letters: lettersOf(use.word) });
      return spelling
        .nearest(word, weightOf, limit)
        .map(({ word: one, named, all, sellers }) => ({ word: one, named, all, sellers }));
    },
    meets: (sets, among) => inTime(meetsAny(reading, sets, among)),
    search: (plan) =>
      inTime(
        (async () => {
          const wanted = [plan.found, ...plan.limits, ...plan.chosen.values()];
          const findWanted = async () =>
            plan.limit === 0
              ? []
              : await findPage(reading, wanted, {
                  order: plan.order,
                  page: { limit: plan.limit, after: plan.after },
                });
          const isCounted = plan.counts || plan.limit === 0;
          const counting = isCounted ? countMatches(reading, plan) : undefined;
          const [counted, page] = await Promise.all([counting, findWanted()]);
          return { total: { count: page.length, orMore: true }, values: {}, ...counted, page };
        })(),
      ),
    // Entries are replaced, and go with their listing.
    compact: async () => undefined,
    stop: async () => undefined,
  };
  return { engine, close: async () => reader?.close() };
}

/** @throws busy when the database ended a statement */
async function inTime<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (sqlState(error) === STATEMENT_TOO_LONG) throw new Failure('busy', { retryAfter: 2 });
    throw error;
  }
}

type Change = { before: readonly string[]; after: readonly string[]; seller: string };

function changesOf(changes: readonly Change[]): UseChange[] {
  const sums = new Map<string, WordUse & { users: Set<number> }>();
  const count = (word: string, isNamed: boolean, by: 1 | -1) => {
    const sum = sums.get(word) ?? { word, named: 0, all: 0, sellers: 0, users: new Set() };
    sum.all += by;
    if (isNamed) sum.named += by;
    sums.set(word, sum);
    return sum;
  };
  for (const { before, after, seller } of changes) {
    const [known, now] = [wordsOf(before), wordsOf(after)];
    for (const [word, { isNamed }] of known) count(word, isNamed, -1);
    for (const [word, { isNamed }] of now) {
      const { users } = count(word, isNamed, 1);
      if (!known.has(word)) users.add(sellerNumber(seller));
    }
  }
  return [...sums.values()]
    .filter(({ named, all, users }) => named !== 0 || all !== 0 || users.size > 0)
    .map(({ users, ...sum }) => ({ ...sum, sellers: users.size, lastSeller: [...users].at(-1) }));
}
