import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const ask = async (q: string, limit?: number) => {
  const places = await market.stranger.api.listPlaces({ query: { q, limit } });
  return places.map(({ name, region, country }) => [name, region, country].join(', '));
};

describe('towns that a seller may mean', () => {
  // beyond the spec: `GET /api/places`: towns by the first letters of their name (D20)
  it('begin as was typed, the largest first, with their position', async () => {
    expect((await ask('portl')).slice(0, 2)).toEqual(['Portland, Oregon, US', 'Portland, Maine, US']);
    const [portland] = await market.stranger.api.listPlaces({ query: { q: 'Portland', limit: 1 } });
    expect(portland).toMatchObject({ latitude: expect.closeTo(45.52, 1), longitude: expect.closeTo(-122.68, 1) });
  });

  it.each([
    ['Portland, OR', 'Portland, Oregon, US'],
    ['portland, maine', 'Portland, Maine, US'],
    ['Valencia, Spain', 'Valencia, Valencia, ES'],
    ['malmo', 'Malmö, Skåne, SE'],
    ['Bend', 'Bend, Oregon, US'],
    ['pau', 'Pau, New Aquitaine, FR'],
    ['São Pau', 'São Paulo, São Paulo, BR'],
    ['Brooklyn, NY', 'Brooklyn, New York, US'],
    ['St. Louis', 'St. Louis, Missouri, US'],
    ['ORLEANS, la', 'New Orleans, Louisiana, US'],
  ])('%s is %s', async (typed, town) => {
    expect((await ask(typed))[0]).toBe(town);
  });

  it('are none for what names none', async () => {
    for (const typed of ['', ' ', ',', ', US', 'P', 'Xyzzyville', '%', '\u0000', 'a'.repeat(80)])
      expect(await ask(typed)).toEqual([]);
  });

  it('are limited to the requested number, at most twenty', async () => {
    expect(await ask('san', 3)).toHaveLength(3);
    expect(await market.stranger.call('listPlaces', { query: { q: 'san', limit: 21 } })).toMatchObject({ status: 422 });
    expect(await market.stranger.call('listPlaces', { query: { q: 'a'.repeat(81) } })).toMatchObject({ status: 422 });
  });
});
