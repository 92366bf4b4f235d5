import { describe, expect, it } from 'vitest';
import { facets } from '../../../shared/domain/search.ts';
import { isCollected } from '../../../test/support/collect-garbage.ts';
import { seededRandom } from '../../app/demo/seeded-random.ts';
import type { SearchDocument, SearchEngine, SearchSet } from '../../ports/search-engine.ts';
import { ListingIndex } from './listing-index.ts';
import { createMemorySearch } from './memory-search.ts';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const colours = ['red', 'blue', 'green'] as const;
const words = ['oak', 'teak', 'old', 'small', 'round'] as const;

const withoutValues = Object.fromEntries(facets.map((facet) => [facet, []])) as unknown as SearchDocument['values'];

type Known = { word: string; colour: string; mark: string; price: number };

const documentOf = (n: number, { word, colour, mark, price }: Known): SearchDocument => ({
  id: idOf(n),
  seller: 'a',
  touched: 0,
  created: n * 86_400e6,
  price,
  sides: { width: null, depth: null, height: null },
  position: n % 2 === 0 ? { latitude: 45, longitude: 9 } : undefined,
  values: { ...withoutValues, category: ['Chair'], colour: [colour] },
  words: { title: [word], place: [`town${n}`], description: [`only${n}x${price}`] },
  phrase: [word],
  marks: [mark],
});

async function find(engine: SearchEngine, found: SearchSet): Promise<string[]> {
  const { page } = await engine.search({
    found,
    limits: [],
    chosen: new Map(),
    order: { by: 'newest' },
    limit: 10_000,
    counts: false,
  });
  return page.map(({ id }) => id).sort();
}

describe('an engine in memory whose listings come and go', () => {
  it('finds exactly the current listings, and frees the memory of removed ones', async () => {
    const random = seededRandom(7);
    const engine = createMemorySearch({ fewRemoved: 20 });
    const known = new Map<number, Known>();
    const compacting: Promise<void>[] = [];
    for (let round = 0; round < 60; round++) {
      const changed = Array.from({ length: 40 }, () => {
        const known = { word: random.pick(words), colour: random.pick(colours), mark: `is:${random.pick(words)}` };
        return [random.int(0, 300), { ...known, price: random.int(1, 9_999) }] as const;
      });
      const removed = Array.from({ length: 15 }, () => random.int(0, 300));
      const documents = new Map(changed);
      // More changes come while what is gone is forgotten.
      if (round % 7 === 0) compacting.push(engine.compact());
      await engine.apply({
        documents: [...documents].map(([n, one]) => documentOf(n, one)),
        removed: removed.map((n) => ({ id: idOf(n), touched: 0 })),
        analysis: '',
      });
      for (const n of removed) known.delete(n);
      for (const [n, one] of documents) known.set(n, one);

      const idsWhere = (is: (one: Known) => boolean) =>
        [...known].flatMap(([n, one]) => (is(one) ? [idOf(n)] : [])).sort();
      const word = random.pick(words);
      const colour = random.pick(colours);
      expect(await find(engine, { of: 'all' })).toEqual(idsWhere(() => true));
      expect(await find(engine, { of: 'word', word, parts: ['title'] })).toEqual(idsWhere((one) => one.word === word));
      expect(await find(engine, { of: 'mark', mark: `is:${word}` })).toEqual(
        idsWhere(({ mark }) => mark === `is:${word}`),
      );
      expect(await find(engine, { of: 'value', facet: 'colour', value: colour })).toEqual(
        idsWhere((one) => one.colour === colour),
      );
      expect(await find(engine, { of: 'near', position: { latitude: 45, longitude: 9 }, metres: 1_000 })).toEqual(
        idsWhere(() => true).filter((id) => Number(id.slice(-3)) % 2 === 0),
      );
    }
    await Promise.all(compacting);
    await engine.compact();
    for (const word of words)
      expect(await engine.uses([word])).toEqual(
        [...known.values()].some((one) => one.word === word)
          ? [expect.objectContaining({ named: [...known.values()].filter((one) => one.word === word).length })]
          : [],
      );
    for (let n = 0; n <= 300; n++)
      expect(await engine.uses([`town${n}`]), `town${n}`).toHaveLength(known.has(n) ? 1 : 0);
  });

  it('does not grow when each listing changes many times', async () => {
    const index = new ListingIndex();
    const engine = createMemorySearch();
    const all = (price: number) =>
      Array.from({ length: 2_000 }, (_, n) => documentOf(n, { word: 'oak', colour: 'red', mark: 'is:oak', price }));
    for (let price = 1; price <= 10; price++) {
      for (const document of all(price)) index.put(document);
      for (const _ of index.compact());
      await engine.apply({ documents: all(price), removed: [], analysis: '' });
    }
    expect(index.capacity).toBeLessThanOrEqual(4_096);
    expect(index.removed).toBe(0);
    await engine.compact();
    expect(await engine.uses(['only7x10', 'only7x9', 'only7x1'])).toEqual([
      { word: 'only7x10', named: 0, all: 1, sellers: 1 },
    ]);
    expect(await engine.completions('only7x', 10)).toEqual([{ word: 'only7x10', named: 0, all: 1, sellers: 1 }]);
  });

  it('frees the memory of a search that has ended', async () => {
    const engine = createMemorySearch();
    await engine.apply({
      documents: [documentOf(1, { word: 'oak', colour: 'red', mark: 'is:oak', price: 1 })],
      removed: [],
      analysis: '',
    });
    const searched = async () => {
      const oak: SearchSet = { of: 'word', word: 'oak', parts: ['title'] };
      const sets: SearchSet[] = [oak, { of: 'or', sets: [oak] }];
      const found: SearchSet = { of: 'atLeast', count: 1, sets };
      expect(await find(engine, found)).toHaveLength(1);
      expect(await engine.meets([found], { of: 'all' })).toEqual([true]);
      return sets;
    };
    expect(await isCollected(searched)).toBe(true);
  });
});
