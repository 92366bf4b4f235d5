import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { addGenerated } from '../../app/demo/add-generated.ts';
import { describeListing } from '../../features/search/describe-listing.ts';
import { listSearched } from '../../features/search/search-store.ts';
import type { Schema } from '../../platform/db/database-schema.ts';
import type { SearchDocument, SearchEngine, SearchPlan, SearchSet } from '../../ports/search-engine.ts';
import { createPostgresSearch } from './postgres-search.ts';
import { defaultBounds, type SearchBounds } from './search-bounds.ts';

const LISTINGS = 6_000;
const small: SearchBounds = {
  ...defaultBounds,
  scanned: 100,
  most: 200,
  totals: [100],
  atLeast: [50, 10],
  ranked: 60,
  alike: 20,
  enough: 20,
  sampled: 100,
  entries: 100_000,
};

let database: TestDatabase;
let documents: SearchDocument[];
let asked: { sql: string; parameters: readonly unknown[] }[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await addGenerated(database.db, { listings: LISTINGS, people: 40, seed: 1 });
  documents = (await listSearched(database.db, undefined, LISTINGS)).map(describeListing);
});
afterAll(() => database.close());

function openEngine(bounds: SearchBounds): SearchEngine {
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => {
      asked.push({ sql: query.sql, parameters: query.parameters });
    },
  });
  return createPostgresSearch({ db, patient: (work) => work(db) }, undefined, bounds).engine;
}

type Node = Record<string, unknown> & { Plans?: Node[] };

const readBy = (node: Node): number => {
  const number = (name: string) => Number(node[name] ?? 0);
  const isRead = node['Relation Name'] === 'search_documents';
  const rows = number('Actual Rows') + number('Rows Removed by Filter') + number('Rows Removed by Index Recheck');
  return (isRead ? rows * number('Actual Loops') : 0) + (node.Plans ?? []).reduce((all, one) => all + readBy(one), 0);
};

async function readIn(statements: typeof asked): Promise<number> {
  const client = await database.pool.connect();
  let read = 0;
  try {
    // As in `open-reader.ts`.
    await client.query('set enable_seqscan = off; set max_parallel_workers_per_gather = 0');
    for (const { sql, parameters } of statements) {
      if (!/search_documents/.test(sql)) continue;
      const plans: number[] = [];
      // A small shop is cheap to read whole.
      for (const inOrder of ['on', 'off']) {
        await client.query(`set enable_indexscan = ${inOrder}`);
        const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters]);
        plans.push(readBy(rows[0]['QUERY PLAN'][0].Plan));
      }
      read += Math.min(...plans);
    }
  } finally {
    await client.query('reset enable_seqscan; reset enable_indexscan; reset max_parallel_workers_per_gather');
    client.release();
  }
  return read;
}

const plan = (more: Partial<SearchPlan>): SearchPlan => ({
  found: { of: 'all' },
  limits: [],
  chosen: new Map([['availability', { of: 'value', facet: 'availability', value: 'available' }]]),
  order: { by: 'newest' },
  limit: 10,
  counts: false,
  ...more,
});
const value = (facet: 'category' | 'colour' | 'material', one: string): SearchSet => ({
  of: 'value',
  facet,
  value: one,
});
const looks = (['brown', 'black', 'white', 'green', 'blue', 'grey'] as const).map((one) => value('colour', one));
const portland = { latitude: 45.5, longitude: -122.6 };

const sofa = value('category', 'Sofa');

beforeAll(async () => {
  const engine = openEngine(small);
  for (let at = 0; at < LISTINGS; at += 500)
    await engine.apply({ documents: documents.slice(at, at + 500), removed: [], analysis: 'a' });
  await database.pool.query('analyze search_documents');
});

it.each<[string, Partial<SearchPlan>]>([
  ['by distance', { order: { by: 'distance', from: portland } }],
  [
    'by distance around the world',
    { limits: [{ of: 'near', position: portland, metres: 19_000_000 }], order: { by: 'distance', from: portland } },
  ],
  ['of the cheapest', { order: { by: 'price-up' }, found: sofa }],
  ['of the dearest', { order: { by: 'price-down' }, found: sofa }],
  ['of the newest', { found: sofa }],
  [
    'of similar ones',
    { order: { by: 'likeness', price: 20_000, traits: [{ set: value('colour', 'brown'), worth: 1 }] }, found: sofa },
  ],
  ['with three of six looks', { order: { by: 'sets', sets: [{ of: 'atLeast', count: 3, sets: looks }] } }],
  ['with counts', { counts: true }],
])('a page %s reads a small part of a large shop', async (_, more) => {
  asked = [];
  const { page } = await openEngine(small).search(plan(more));
  expect(page).toHaveLength(10);
  expect(await readIn(asked)).toBeLessThan(LISTINGS / 8);
});

describe('a search of which few entries match', () => {
  const entries = 300;
  const good: SearchSet = { of: 'value', facet: 'condition', value: 'Good' };
  const asking = plan({ found: { of: 'and', sets: [sofa, good] }, counts: true, limit: 300 });

  it('reads the newest listings only, and says that there may be more', async () => {
    const wide = { ...small, scanned: LISTINGS, most: LISTINGS };
    const whole = await openEngine(wide).search(asking);
    asked = [];
    const part = await openEngine({ ...wide, entries }).search(asking);
    expect(part.page.length).toBeGreaterThan(5);
    expect(part.page).toEqual(whole.page.slice(0, part.page.length));
    expect(whole.total).toEqual({ count: whole.total.count });
    expect(part.total).toMatchObject({ orMore: true });
    expect(part.total.count).toBeLessThan(whole.total.count);
    expect(await readIn(asked)).toBeLessThan(3 * entries);
  });

  it('says that there may be more when no newest listing matches', async () => {
    const none: SearchSet = { of: 'and', sets: [sofa, { of: 'mark', mark: 'is:nothing' }, value('colour', 'brown')] };
    const { page, total } = await openEngine({ ...small, entries: 1 }).search(plan({ found: none, counts: true }));
    expect([page, total]).toEqual([[], { count: 0, orMore: true }]);
  });

  it('reads all listings when one of the words is rare', async () => {
    const [rare] = documents.filter(({ values }) => values.category.includes('Sofa'));
    const found: SearchSet = { of: 'and', sets: [sofa, { of: 'phrase', words: rare?.phrase ?? [] }] };
    const { page, total } = await openEngine({ ...small, entries }).search(
      plan({ found, chosen: new Map(), counts: true }),
    );
    expect(page.length).toBeGreaterThan(0);
    expect(total).toEqual({ count: page.length });
  });
});
