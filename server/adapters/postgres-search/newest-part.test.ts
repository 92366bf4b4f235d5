import { describe, expect, it } from 'vitest';
import type { SearchSet } from '../../ports/search-engine.ts';
import { entriesOf } from './newest-part.ts';
import type { Frequencies } from './term-frequency-store.ts';

const DOCUMENTS = 10_000_000;
const frequencies: Record<string, number> = {
  't:oak': 900_000,
  'd:oak': 2_000_000,
  't:table': 1_500_000,
  'm:found:table': 2_500_000,
  'v:decade=1960s': 700_000,
  'v:decade=1970s': 600_000,
  '2:oak table': 40_000,
};
const known: Frequencies = {
  documents: DOCUMENTS,
  ofTerm: (term) => frequencies[term] ?? 1_000,
  ofStep: () => 50_000,
  beginOf: () => undefined,
};
const word = (of: string, ...parts: ('title' | 'description')[]): SearchSet => ({ of: 'word', word: of, parts });
const decade = (value: string): SearchSet => ({ of: 'value', facet: 'decade', value });
const decades: SearchSet = { of: 'or', sets: [decade('1960s'), decade('1970s')] };
const oak = word('oak', 'title', 'description');
const table: SearchSet = { of: 'mark', mark: 'found:table' };
const portland = { latitude: 45.5, longitude: -122.6 };

describe('the entries of the index that a search steps through', () => {
  it.each<[string, SearchSet, number]>([
    ['of a word are those of all its parts', oak, 2_900_000],
    ['of several sets are those of the rarest', { of: 'and', sets: [oak, table, decades] }, 1_300_000],
    ['of a phrase are those of its rarest pair', { of: 'phrase', words: ['oak', 'table'] }, 40_000],
    [
      'of two of three are those of the two rarest',
      { of: 'atLeast', count: 2, sets: [oak, table, decades] },
      3_800_000,
    ],
    ['of an unknown word are few', { of: 'and', sets: [oak, word('zebrawood', 'title')] }, 1_000],
    ['of alternatives are never more than all', { of: 'or', sets: [oak, table, oak, oak, table, decades] }, DOCUMENTS],
    ['of sizes are those of its steps', { of: 'range', column: 'width', from: 1_000, to: 1_250 }, 150_000],
    ['of all sizes are those of each step', { of: 'range', column: 'width', from: 1, to: 9_999 }, 41 * 50_000],
    ['of all prices are all', { of: 'range', column: 'price', from: 0, to: 2 ** 30 }, DOCUMENTS],
    ['of no set are none', { of: 'and', sets: [oak, { of: 'none' }] }, 0],
    ['of everything are all', { of: 'and', sets: [] }, DOCUMENTS],
  ])('%s', (_, set, entries) => {
    expect(entriesOf(set, known)).toBe(entries);
  });

  it('of a place are those of the cells around it', () => {
    const near = (metres: number) => entriesOf({ of: 'near', position: portland, metres }, known);
    expect(near(20_000)).toBeGreaterThan(0);
    expect(near(20_000)).toBeLessThan(DOCUMENTS / 5);
    expect(near(10_000_000)).toBeGreaterThan(DOCUMENTS / 4);
  });
});
