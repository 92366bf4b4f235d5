import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../../../test/support/fill-catalogue.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

describe.each(['memory', 'postgres'] as const)('a wished size, in %s', (engine) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket({ env: { SEARCH_ENGINE: engine } });
    const widths = [1560, 1930, 1850, 2600, 2140];
    await fillCatalogue(
      market,
      widths.map((width_mm) => ({ category: 'Sofa', title: `Sofa of ${width_mm}`, width_mm })),
    );
  });
  afterAll(() => market.close());

  it.each(['sofa 180 cm wide', 'sofa 180 cm', 'Sofa 180 breit', "sofa 5'11", 'Sofa 180', 'sofá de 1,80'])(
    'shows the nearest first: %s',
    async (words) => {
      const { items } = await market.stranger.api.searchListings({ query: { words } });
      expect(items).toHaveLength(5);
      expect(items.slice(0, 2).map(({ title }) => title)).toEqual(['Sofa of 1850', 'Sofa of 1930']);
      expect(items.slice(2, 4).map(({ title }) => title)).toEqual(['Sofa of 2140', 'Sofa of 1560']);
    },
  );
});
