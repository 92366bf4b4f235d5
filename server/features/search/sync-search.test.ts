import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillCatalogue } from '../../../test/support/fill-catalogue.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';
import { all } from './search-sets.ts';
import { syncSearch, updateUnusedEngine } from './sync-search.ts';

const LIMIT = 10;
const A_WHILE = 600_001;

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const chairs = (count: number) => Array.from({ length: count }, (_, i) => ({ category: 'Chair', title: `Chair ${i}` }));

it('changes the engine with the size of the shop, and finds everything meanwhile', async () => {
  let milliseconds = 0;
  const { config } = market.services;
  const search = { ...config.search, engine: undefined, memoryListings: LIMIT };
  const synced = syncSearch({ ...market.services, config: { search } }, { now: () => milliseconds });
  const found = async () => {
    const engine = await synced.current();
    const plan = {
      found: all,
      limits: [],
      chosen: new Map(),
      order: { by: 'newest' } as const,
      limit: 0,
      counts: false,
    };
    return { name: engine.name, count: (await engine.search(plan)).total.count };
  };
  /** No search on the way may find another number. */
  const until = async (name: string, count: number) => {
    for (let last = await found(); last.name !== name; last = await found()) {
      expect(last.count).toBe(count);
      await sleep(5);
    }
    expect(await found()).toEqual({ name, count });
  };
  const ids = await fillCatalogue(market, chairs(LIMIT));
  await vi.waitFor(async () => expect(await found()).toEqual({ name: 'memory', count: LIMIT }), { timeout: 120_000 });
  ids.push(...(await fillCatalogue(market, chairs(5))));
  expect(await found()).toEqual({ name: 'memory', count: LIMIT + 5 });

  milliseconds += A_WHILE;
  await until('postgres', LIMIT + 5);

  const remove = async (some: string[]) => {
    await market.sql(`update listings set state = 'withdrawn' where id = any($1::uuid[])`, [some]);
    milliseconds += A_WHILE;
  };
  // A shop near the limit keeps its engine.
  await remove(ids.splice(0, 6));
  for (let i = 0; i < 5; i++) expect(await found()).toEqual({ name: 'postgres', count: 9 });
  await remove(ids.splice(0, 5));
  await until('memory', 4);

  // The unused tables do not keep what left the shop meanwhile.
  await market.sql(`update listings set state = 'withdrawn' where id = any($1::uuid[])`, [ids]);
  await updateUnusedEngine(market.services);
  expect(await market.sql('select * from search_documents')).toEqual([]);
  expect(await market.sql('select * from search_words')).toEqual([]);
});
