import { chordOf, onSphere } from '../../../shared/domain/sphere.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import { bucketsOf, cellsNear } from './buckets.ts';
import { type Condition, createdBetween } from './compile-set.ts';
import type { SearchBounds } from './search-bounds.ts';
import type { Frequencies } from './term-frequency-store.ts';
import { queryOf, termsIn } from './terms.ts';

export type Reading = { db: Db; bounds: SearchBounds; frequencies: () => Promise<Frequencies> };

/** Microseconds; clocks differ. */
export const newest = (): number => (Date.now() + 86_400_000) * 1_000;

/** Returns undefined where the index steps through few entries to find all. */
export async function newestPart(
  { bounds, frequencies }: Reading,
  sets: readonly SearchSet[],
  before?: number,
): Promise<Condition | undefined> {
  const known = await frequencies();
  const entries = entriesOf({ of: 'and', sets }, known);
  if (entries <= bounds.entries) return undefined;
  const from = known.beginOf(bounds.entries / entries, before);
  return from === undefined ? undefined : createdBetween(from, before ?? newest());
}

export function entriesOf(set: SearchSet, known: Frequencies): number {
  const { documents, ofTerm, ofStep } = known;
  const sum = (numbers: readonly number[]) =>
    Math.min(
      documents,
      numbers.reduce((all, one) => all + one, 0),
    );
  switch (set.of) {
    case 'none':
      return 0;
    case 'word':
    case 'mark':
    case 'value':
      return sum(termsIn(set).map(ofTerm));
    case 'phrase':
      return Math.min(documents, ...termsIn(set).map(ofTerm));
    case 'range':
      return sum(bucketsOf(set)?.map(ofStep) ?? [documents]);
    case 'near':
      return sum(cellsNear(onSphere(set.position), chordOf(set.metres)).map(ofStep));
    case 'and':
      return Math.min(documents, ...set.sets.map((one) => entriesOf(one, known)));
    case 'or':
      return sum(set.sets.map((one) => entriesOf(one, known)));
    case 'atLeast':
      return queryOf(set) === undefined ? documents : sum(rarest(set, known));
    default:
      return documents;
  }
}

const rarest = ({ sets, count }: SearchSet & { of: 'atLeast' }, known: Frequencies): number[] =>
  sets
    .map((one) => entriesOf(one, known))
    .toSorted((a, b) => a - b)
    .slice(0, Math.max(0, sets.length - count + 1));
