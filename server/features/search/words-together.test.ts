import { describe, expect, it } from 'vitest';
import { indexOf } from '../../../test/support/indexed-listings.ts';

const listings = [
  { category: 'Table', title: 'Dining room table in oak', materials: ['oak'] },
  { category: 'Table', title: 'Mesa de centro de roble' },
  { category: 'Table', title: 'Wooden side table' },
  { category: 'Cupboard', title: 'Chest of drawers' },
  { category: 'Chair', title: 'Red chair', colours: ['red'] },
  { category: 'Chair', title: 'Blue chair', colours: ['blue'] },
];
const apart = await indexOf(listings);

describe('words that somebody wrote together', () => {
  it.each([
    ['diningroomtable', 'dining room table'],
    ['mesadecentro', 'mesa de centro'],
    ['chestofdrawers', 'chest of drawers'],
    ['oaktable', 'oak table'],
    ['mesaderoble', 'mesa de roble'],
    ['woodsidetable', 'wood side table'],
    ['redchair', 'red chair'],
    ['sillaroja', 'silla roja'],
    ['qwxyz redchair', 'qwxyz red chair'],
  ])('“%s” finds what “%s” finds', async (together, words) => {
    const [found, expected] = [await apart.search(together), await apart.search(words)];
    expect(expected.titles.length).toBeGreaterThan(0);
    expect([found.titles, found.isClosest]).toEqual([expected.titles, expected.isClosest]);
  });

  it('in a title add that listing to its own search, and take none from another', async () => {
    const queries = ['oak table', 'oaktable', 'diningroomtable', 'mesa', 'coffee table', 'chest of drawers', 'chair'];
    for (const title of ['Oaktable', 'Diningroomtable', 'Mesadecentroderoble', 'Chestofdrawershandle', 'Tablechair']) {
      const { search } = await indexOf([...listings, { category: 'Table', title }]);
      for (const words of queries) {
        const before = await apart.search(words);
        expect((await search(words)).titles, `${words}, ${title}`).toEqual(expect.arrayContaining(before.titles));
      }
      expect((await search(title)).titles[0]).toBe(title);
    }
  });
});
