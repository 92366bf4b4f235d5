import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchQueryIn } from '../../../shared/contract/search.ts';
import type { Facet } from '../../../shared/domain/search.ts';
import { defaultProfile } from '../../../shared/domain/shop-profile.ts';
import { colours } from '../../../shared/domain/traits.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { fillCatalogue } from '../../../test/support/fill-catalogue.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { seededRandom } from '../../app/demo/seeded-random.ts';
import { describeListing } from '../../features/search/describe-listing.ts';
import { searchListings } from '../../features/search/search-listings.ts';
import { listSearched } from '../../features/search/search-store.ts';
import type { PlaceInOrder, SearchDocument, SearchEngine, SearchOrder, SearchPlan } from '../../ports/search-engine.ts';
import { createMemorySearch } from '../memory-search/memory-search.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchBounds } from './search-bounds.ts';

const LISTINGS = 120;
const portland = { latitude: 45.5, longitude: -122.6 };

let database: TestDatabase;
let market: Market;
let documents: SearchDocument[];
let memory: SearchEngine;
/** Reads and ranks so little at a time that a small shop is a large one. */
let postgres: ReturnType<typeof createPostgresSearch>;
const small: SearchBounds = {
  // A busy machine is slow, not wrong.
  statementTime: 60_000,
  scanned: 30,
  most: 100,
  totals: [30],
  atLeast: [20, 10],
  ranked: 5,
  alike: 500,
  isCommon: (matches) => matches > 40,
  shares: [4, 2],
  enough: 35,
  sampled: 100,
  entries: 1_000,
  surely: (count) => count,
};

beforeAll(async () => {
  database = await openTestDatabase();
  market = await openMarket({ overrides: { database }, env: { SEARCH_ENGINE: 'memory' } });
  const random = seededRandom(3);
  // Ids draw the sample.
  const ids = seededRandom(4);
  await fillCatalogue(
    market,
    Array.from({ length: LISTINGS }, (_, i) => ({
      id: ids.uuid(),
      category: random.pick(['Sofa', 'Chair']),
      title: `${random.pick(['Red', 'Old', 'Small'])} ${random.pick(['sofa', 'armchair', 'stool'])} ${i}`,
      price_cents: 1000 * random.int(1, 12),
      colours: random.chance(0.8) ? ['red'] : [random.pick(colours)],
      width_mm: random.chance(0.5) ? random.int(400, 2000) : null,
      ...(random.chance(0.7) ? { latitude: 45 + random.next(), longitude: -123 + random.next() } : {}),
    })),
  );
  documents = (await listSearched(market.services.db, undefined, LISTINGS)).map(describeListing);
  memory = createMemorySearch();
  postgres = createPostgresSearch(database, database.url, small);
  for (const engine of [memory, postgres.engine]) await engine.apply({ documents, removed: [], analysis: 'a' });
});
afterAll(async () => {
  await postgres.close();
  await market.close();
});

const plan = (more: Partial<SearchPlan> = {}): SearchPlan => ({
  found: { of: 'all' },
  limits: [],
  chosen: new Map(),
  order: { by: 'newest' },
  limit: 1000,
  counts: true,
  ...more,
});
const red = { of: 'value', facet: 'colour', value: 'red' } as const;
const sofa = { of: 'mark', mark: 'is:sofa' } as const;
const old = { of: 'word', word: 'old', parts: ['title'] } as const;
const wide = { of: 'range', column: 'width', from: 1000, to: 9000 } as const;

const category = (value: string) => ({ of: 'value', facet: 'category', value }) as const;
const levels = [sofa, old];

async function walk(engine: SearchEngine, asked: SearchPlan): Promise<string[]> {
  const ids: string[] = [];
  for (let after: PlaceInOrder | undefined; ; ) {
    const { page } = await engine.search({ ...asked, after, limit: 7 });
    ids.push(...page.map(({ id }) => id));
    after = page.at(-1);
    if (page.length < 7) return ids;
  }
}

describe('in a shop too large to rank whole, the engine in PostgreSQL', () => {
  const orders: SearchOrder[] = [
    { by: 'newest' },
    { by: 'price-up' },
    { by: 'price-down' },
    { by: 'distance', from: portland },
    { by: 'sets', sets: [] },
    { by: 'sets', sets: [sofa] },
    { by: 'sets', sets: [sofa, wide, { of: 'phrase', words: ['old', 'sofa'] }, red, old] },
    { by: 'sets', sets: [2, 1].map((count) => ({ of: 'atLeast', count, sets: levels })) },
  ];
  it.each(orders)('pages through everything in the same order as the one in memory: %o', async (order) => {
    const [own, other] = [await walk(postgres.engine, plan({ order })), await walk(memory, plan({ order }))];
    expect(own).toEqual(other);
    expect(own).toHaveLength(LISTINGS);
  });

  it.each<[string, Partial<SearchPlan>]>([
    ['near', { limits: [{ of: 'near', position: portland, metres: 30_000 }] }],
    ['wide', { limits: [wide] }],
    ['any', { found: { of: 'or', sets: [wide, sofa, old] } }],
    ['both', { found: { of: 'and', sets: [wide, { of: 'or', sets: [sofa, old] }, red] } }],
    ['none', { found: { of: 'none' } }],
    ['chosen', { chosen: new Map([['colour', red]]), found: sofa }],
  ])('finds the same: %s', async (_, asked) => {
    const own = await walk(postgres.engine, plan(asked));
    expect(own).toEqual(await walk(memory, plan(asked)));
    expect(await postgres.engine.meets([plan(asked).found], { of: 'all' })).toEqual(
      await memory.meets([plan(asked).found], { of: 'all' }),
    );
  });

  it('counts few matches exactly, and says of many that there are more', async () => {
    const [own, exact] = [await postgres.engine.search(plan()), await memory.search(plan())];
    expect(own.total).toEqual({ count: 30, orMore: true });
    expect(own.values.colour).toContainEqual({ value: 'red', count: 20, orMore: true });
    const few = exact.values.colour?.filter(({ count }) => count <= 20) ?? [];
    expect(few.length).toBeGreaterThan(1);
    for (const { value } of few) {
      const asked = plan({ found: { of: 'value', facet: 'colour', value } });
      const [counted, whole] = [await postgres.engine.search(asked), await memory.search(asked)];
      expect(counted.total).toEqual(whole.total);
      for (const [facet, values] of Object.entries(whole.values))
        expect(new Set(counted.values[facet as Facet])).toEqual(new Set(values));
    }
  });

  it.each<[string, Partial<SearchPlan>]>([
    ['of everything', {}],
    ['of one color', { chosen: new Map([['colour', red]]) }],
    ['of a rare color', { chosen: new Map([['colour', { of: 'value', facet: 'colour', value: 'blue' }]]) }],
    ['of two categories', { chosen: new Map([['category', { of: 'or', sets: ['Sofa', 'Chair'].map(category) }]]) }],
    ['of a price', { chosen: new Map([['price', { of: 'range', column: 'price', from: 0, to: 5_000 }]]) }],
    ['of few', { found: { of: 'and', sets: [wide, old] }, chosen: new Map([['colour', red]]) }],
  ])('counts every common value %s, and says “or more” of no number that is too large', async (_, asked) => {
    const [own, exact] = [await postgres.engine.search(plan(asked)), await memory.search(plan(asked))];
    let counted = 0;
    for (const [facet, values] of Object.entries(exact.values)) {
      const shown = own.values[facet as Facet] ?? [];
      for (const one of shown) {
        const { count = 0 } = values.find(({ value }) => value === one.value) ?? {};
        expect(one.count).toBeGreaterThan(0);
        expect(one.count).toBeLessThanOrEqual(count);
        if (!one.orMore) expect(one.count).toBe(count);
      }
      // The sample has half of the documents.
      const isMany = own.total.orMore || asked.chosen?.has(facet as Facet);
      for (const { value } of values.filter(({ count }) => !isMany || count >= 30))
        expect(shown.map((one) => one.value)).toContain(value);
      counted += shown.length;
    }
    expect(counted).toBeGreaterThan(4);
  });

  it('counts only in the sample where its end is not read, and shows no number that is too large', async () => {
    const vast = createPostgresSearch(database, database.url, {
      ...small,
      scanned: 4,
      totals: [4],
      atLeast: [40],
      sampled: 20,
    });
    const asked = plan({
      chosen: new Map([['availability', { of: 'value', facet: 'availability', value: 'available' }]]),
    });
    const [own, exact] = [await vast.engine.search(asked), await memory.search(asked)];
    await vast.close();
    expect(own.total).toEqual({ count: 4, orMore: true });
    for (const [facet, values] of Object.entries(exact.values)) {
      const shown = own.values[facet as Facet] ?? [];
      for (const one of shown) {
        expect(one.orMore).toBe(true);
        expect(one.count).toBeGreaterThan(0);
        expect(one.count).toBeLessThanOrEqual(values.find(({ value }) => value === one.value)?.count ?? 0);
      }
      // Half of the documents are in the sample.
      for (const { value } of values.filter(({ count }) => count >= 40))
        expect(shown.map((one) => one.value)).toContain(value);
    }
    expect(own.values.category?.length).toBe(2);
  });

  it('counts no total for a page without counts', async () => {
    const { total, page } = await postgres.engine.search(plan({ counts: false, limit: 5 }));
    expect([total, page.length]).toEqual([{ count: 5, orMore: true }, 5]);
    expect((await postgres.engine.search(plan({ counts: false, limit: 0 }))).total.count).toBe(30);
  });

  it('says that more may be found without a filter than it counted', async () => {
    const query = searchQueryIn(() => defaultProfile).parse({ words: 'sofa', priceMin: '9000' });
    const synced = { current: async () => postgres.engine, isRead: () => true };
    const { total, nearest } = await searchListings(market.services, synced, { viewer: undefined, query });
    expect([total, nearest]).toMatchObject([0, { without: 'price', count: 30, countOrMore: true }]);
  });

  it('knows how many listings use a word', async () => {
    const sorted = async (engine: SearchEngine) =>
      (await engine.uses(['sofa', 'old', 'nothing'])).toSorted((a, b) => a.word.localeCompare(b.word));
    expect(await sorted(postgres.engine)).toEqual(await sorted(memory));
    expect((await postgres.engine.spelledLike('armchiar', 3)).map(({ word }) => word)).toEqual(['armchair']);
    expect((await postgres.engine.completions('armc', 3)).map(({ word }) => word)).toEqual(['armchair']);
  });
});

describe('changes of documents', () => {
  const countOf = async (word: string) => (await postgres.engine.uses([word]))[0]?.all ?? 0;

  it('replace older documents, never newer ones', async () => {
    const [first] = documents;
    if (!first) throw new Error('There is no document.');
    const said = (word: string, touched: number) => ({
      ...first,
      touched,
      words: { ...first.words, description: [word] },
    });
    const apply = (document: SearchDocument) =>
      postgres.engine.apply({ documents: [document], removed: [], analysis: 'a' });
    await apply(said('zebrawood', first.touched + 2));
    await apply(said('rosewood', first.touched + 1));
    expect([await countOf('zebrawood'), await countOf('rosewood')]).toEqual([1, 0]);
    expect(await postgres.engine.outdated([{ id: first.id, touched: first.touched + 3 }], 'a')).toEqual([first.id]);
    expect(await postgres.engine.outdated([{ id: first.id, touched: first.touched + 2 }], 'a')).toEqual([]);
    expect(await postgres.engine.outdated([{ id: first.id, touched: first.touched + 2 }], 'b')).toEqual([first.id]);
    await postgres.engine.apply({
      documents: [],
      removed: [{ id: first.id, touched: first.touched + 3 }],
      analysis: 'a',
    });
    expect(await countOf('zebrawood')).toBe(0);
    expect((await postgres.engine.search(plan({ counts: false }))).page.map(({ id }) => id)).not.toContain(first.id);
  });

  it('of one seller count a word once, whoever else has used it, and in whatever steps', async () => {
    const said = (n: number, seller: string, word: string) => {
      const document = documents[50 + n];
      if (!document) throw new Error('There are too few documents.');
      return { ...document, seller, touched: document.touched + 20 + n, words: { ...document.words, place: [word] } };
    };
    const [ann, bo] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
    const apply = (...changed: SearchDocument[]) =>
      postgres.engine.apply({ documents: changed, removed: [], analysis: 'a' });
    const sellersOf = async (word: string) => (await postgres.engine.uses([word]))[0]?.sellers;
    await apply(said(0, ann, 'zonot'), said(1, ann, 'zonot'));
    for (const n of [2, 3, 4, 5]) await apply(said(n, ann, 'zonot'));
    await apply(said(6, ann, 'zanot'), said(7, bo, 'zanot'));
    expect([await sellersOf('zonot'), await sellersOf('zanot')]).toEqual([1, 2]);
    expect(await postgres.engine.spelledLike('zxnot', 2)).toMatchObject([{ word: 'zanot' }, { word: 'zonot' }]);
    const { id, touched } = said(7, bo, 'zanot');
    await postgres.engine.apply({ documents: [], removed: [{ id, touched: touched + 1 }], analysis: 'a' });
    expect(await sellersOf('zanot')).toBe(1);
  });

  it('are counted once each when many processes make them', async () => {
    const given = documents.slice(10, 40).map((document) => ({
      ...document,
      touched: document.touched + 10,
      words: { ...document.words, place: ['somewhere'] },
    }));
    await Promise.all([0, 1, 2, 3].map(() => postgres.engine.apply({ documents: given, removed: [], analysis: 'a' })));
    expect(await countOf('somewhere')).toBe(30);
  });
});
