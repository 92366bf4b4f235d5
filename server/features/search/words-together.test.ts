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

describe('what people paste into a search', () => {
  const titles = [
    'EA 217',
    'EA 117',
    'Kallax 702.349.11',
    'Kallax 702.349.12',
    'Müller & Söhne',
    'Mueller & Co',
    'Bed 180×200',
    'Bett 90x200',
    'Bett 140 x 200 cm',
    'Red stool',
  ];

  it.each([
    ['EA217', ['EA 217']],
    ['ea117', ['EA 117']],
    ['70234911', ['Kallax 702.349.11']],
    ['xyz217', []],
    ['mueller', ['Mueller & Co', 'Müller & Söhne']],
    ['Müller', ['Müller & Söhne', 'Mueller & Co']],
    ['180 x 200', ['Bed 180×200']],
    ['1,40 x 2,00 m', ['Bett 140 x 200 cm']],
  ])('“%s” finds %o', async (words, expected) => {
    const { search } = await indexOf(titles.map((title) => ({ category: 'Table', title })));
    expect((await search(words)).titles).toEqual(expected);
  });

  it.each([
    ['Bett 90x200', 'Bett 90x200'],
    ['cama 1,80 x 2,00 m', 'Bed 180×200'],
    ['🛏️ 140x200', 'Bett 140 x 200 cm'],
  ])('“%s” first finds the bed whose title has the size', async (words, first) => {
    const { search } = await indexOf(titles.map((title) => ({ category: 'Bed', title })));
    expect((await search(words)).titles[0]).toBe(first);
  });

  it('finds the thing of a picture', async () => {
    const { search } = await indexOf([
      { category: 'Sofa', title: 'Sofa' },
      { category: 'Chair', title: 'Chair' },
    ]);
    expect((await search('🪑')).titles).toEqual(['Chair']);
    expect((await search('🛋️')).titles).toEqual(['Sofa']);
  });
});

describe('words as people write them', () => {
  const titles = [
    'Sessel grün',
    'Sessel grau',
    'Klappstuhl Buche',
    'Folding chair',
    'Silla plegable',
    'Stuhl mit Armlehnen',
    'Stuhl ohne Armlehnen',
    'Armless chair',
    'Spiegelschrank Bad',
    'Garderobe mit Spiegel',
    'Mesita de noche',
    'Gamingstuhl',
    'Gamingchair',
    'Office chair',
    'Wickelkommode weiß',
    'Truhe aus Eiche',
    'Baúl antiguo',
    'Weinregal',
    'Filing cabinet',
    'Werkbank',
  ];
  const categories: [RegExp, string][] = [
    [/tisch|mesita|werkbank/i, 'Table'],
    [/schrank|garderobe|kommode|truhe|baúl|regal|cabinet/i, 'Cupboard'],
  ];
  const categoryOf = (title: string) => categories.find(([names]) => names.test(title))?.[1] ?? 'Chair';
  const house = indexOf(titles.map((title) => ({ category: categoryOf(title), title })));

  it.each([
    ['gruener Sessel', ['Sessel grün']],
    ['Klappstühle', ['Silla plegable', 'Folding chair', 'Klappstuhl Buche']],
    ['folding chairs', ['Folding chair', 'Silla plegable', 'Klappstuhl Buche']],
    ['Spiegelschrank', ['Spiegelschrank Bad']],
    ['bed side table', ['Mesita de noche']],
    ['changing table', ['Wickelkommode weiß']],
    ['trunk', ['Baúl antiguo', 'Truhe aus Eiche']],
    ['wine rack', ['Weinregal']],
    ['Aktenschrank', ['Filing cabinet']],
    ['work bench', ['Werkbank']],
    ['Sessel -grau', ['Sessel grün', 'Sessel grau']],
    ['Sessel !grau', ['Sessel grün', 'Sessel grau']],
    ['Sessel - grau', ['Sessel grau']],
  ])('“%s” finds %o', async (words, expected) => {
    const { search } = await house;
    expect(await search(words)).toMatchObject({ titles: expected, isClosest: false });
  });

  it.each([
    ['Stuhl ohne Armlehnen', ['Armless chair', 'Stuhl ohne Armlehnen']],
    ['chair without arms', ['Armless chair', 'Stuhl ohne Armlehnen']],
    ['silla sin reposabrazos', ['Armless chair', 'Stuhl ohne Armlehnen']],
    ['gaming chair', ['Gamingchair']],
    ['Gaming Stuhl', ['Gamingstuhl']],
  ])('“%s” first finds %o', async (words, first) => {
    const { titles: found } = await (await house).search(words);
    expect(new Set(found.slice(0, first.length))).toEqual(new Set(first));
  });
});
