import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CatalogueListing, fillCatalogue } from '../../../test/support/fill-catalogue.ts';
import { judgedCatalogue } from '../../../test/support/judged-catalogue.ts';
import { judgedQueries } from '../../../test/support/judged-queries.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

const QUERIES = 200;

/** Neighboring words of titles, single words, and beginnings of words, as people type them. */
function queriesOfTitles(): string[] {
  const titles = judgedCatalogue.map(({ title }) => title.toLowerCase().split(/\s+/));
  const pairs = titles.flatMap((words) => words.slice(1).map((word, i) => `${words[i]} ${word}`));
  const begun = titles.flatMap((words) => words.map((word) => word.slice(0, 4)).filter((word) => word.length === 4));
  return [...new Set([...pairs.filter((_, i) => i % 3 === 0), ...begun.filter((_, i) => i % 7 === 0)])];
}

const misspelled = [
  'dreser',
  'sesel',
  'silon',
  'chiar',
  'soffa',
  'wardrob',
  'tabel',
  'sofs',
  'benhc',
  'wikcer',
  'zanto',
  'zannot',
  'zonot',
  'zanlot',
  'znot',
  'coffee tale',
  'dinning tale',
  'velvet chiar',
  'oak dsek',
  'boo case',
  'oak bok case',
  'ward rob',
];
/** The beginning of a word of others, and more words that begin so than are completed. */
const BEGUN = 'zan';
const crowd = Array.from(
  { length: 60 },
  (_, n) => `${BEGUN}${String.fromCharCode(97 + (n % 26))}${'xyz'[n % 3]}${n > 25 ? 'q' : 'w'}`,
);
/** None of our names. */
const branded = Array.from({ length: 5 }, (_, n) => ({ category: 'Chair', title: `Zanot No. ${n}` }));
/** So many listings of one seller have the same misspelling. */
const MANY = 12;
const queries = [
  ...new Set([
    ...judgedQueries.map(({ words }) => words),
    'comfortable chair',
    'portland table',
    BEGUN,
    ...misspelled,
    ...queriesOfTitles(),
  ]),
].slice(0, QUERIES);

/** With a letter that is doubled, left out or added. */
const slipsOf = (word: string) => [`${word}${word.at(-1)}`, word.slice(0, -2) + word.slice(-1), `${word}e`];

/** Returns listings that are written to appear before everybody else's. */
function hostileTo(words: string): CatalogueListing[] {
  const parts = words.split(/\s+/);
  const joined = parts.slice(1).map((part, i) => `${parts[i]}${part}`);
  const [last = ''] = parts.slice(-1);
  return [
    { category: 'Table', title: `Lamp ${joined.join(' ')}`, description: parts.join('') },
    {
      category: 'Chair',
      title: `Rare ${last} ${slipsOf(last).join(' ')}`,
      description: `${words} ${joined.join(' ')}`,
    },
    { category: 'Cupboard', title: words, description: words.repeat(3) },
    { category: 'Sofa', title: `${words} ${last}ish comfortable`, colours: ['red', 'green', 'white', 'black'] },
  ];
}

describe.each(['memory', 'postgres'] as const)('the engine in %s', (engine) => {
  let market: Market;

  const findAll = async (words: string) => {
    const ids: string[] = [];
    let cursor: string | undefined;
    let isClosest = false;
    do {
      const page = await market.stranger.api.searchListings({ query: { words, limit: 100, cursor } });
      ids.push(...page.items.map(({ _id }) => _id));
      isClosest = page.isClosest ?? false;
      cursor = page.nextCursor;
    } while (cursor);
    return { ids, isClosest };
  };

  beforeAll(async () => {
    market = await openMarket({ env: { SEARCH_ENGINE: engine } });
    await fillCatalogue(market, [...judgedCatalogue, ...branded], 4);
  });
  afterAll(() => market.close());

  // beyond the spec: Search by words (with typing errors and synonyms, in three languages), looks, size, price and distance (D21)
  it('never loses a result because of listings that are added', async () => {
    expect(queries).toHaveLength(QUERIES);
    const before = new Map<string, string[]>();
    for (const words of queries) {
      const { ids, isClosest } = await findAll(words);
      // The closest are shown instead of results, until there are some.
      if (!isClosest && ids.length > 0) before.set(words, ids);
    }
    expect(before.size).toBeGreaterThan(QUERIES * 0.75);
    const popular = misspelled.flatMap((words) => Array.from({ length: MANY }, () => hostileTo(words)).flat());
    await fillCatalogue(market, [
      ...queries.flatMap(hostileTo),
      ...popular,
      ...Array.from({ length: MANY }, () => ({ category: 'Chair' as const, title: crowd.join(' ') })),
      { category: 'Bed', title: 'Zzyzx marker' },
    ]);
    await vi.waitFor(async () => expect((await findAll('zzyzx')).ids).toHaveLength(1), { timeout: 120_000 });
    const lost: string[] = [];
    for (const [words, ids] of before) {
      const after = new Set((await findAll(words)).ids);
      const missing = ids.filter((id) => !after.has(id)).length;
      if (missing > 0) lost.push(`${words}: ${missing} of ${ids.length}`);
    }
    expect(lost.join('\n')).toBe('');
  });

  it.each([
    ['coffee table', 'Coffeetable of oak'],
    ['coffeetable', 'Coffee table of oak'],
    ['kiln shelf', 'Kilnshelf from a studio'],
    ['kilnshelf', 'Kiln shelf from a studio'],
    ['obrien', 'Stool by O’Brien'],
    ["O'Brien", 'Stool by OBrien'],
    ['tleg', 'Desk with a T-leg'],
    ['t-leg', 'Desk with a Tleg'],
    ['stool', 'S.T.O.O.L. by nobody'],
    ['s.t.o.o.l.', 'Plain stool'],
    ['smorrebrod', 'Smørrebrød board'],
    ['smørrebrød', 'SMORREBROD board'],
    ['lodz', 'Łódź chest'],
    ['vintage aegir', 'Ægir vintage lamp'],
    ['ｇｉｔｏ', 'Gito thing'],
    ['gi\u00adto', 'Gito thing'],
    ['𝐆𝐢𝐭𝐨', 'Gito thing'],
    ['gi\u3164to', 'Gito thing'],
    ['gi\u034fto\ufe0f', 'Gito thing'],
    ['gito', 'Gi\u200bto thing'],
  ])('%s finds “%s”', async (words, title) => {
    const [id = ''] = await fillCatalogue(market, [{ category: 'Chair', title: `${title} ${crypto.randomUUID()}` }]);
    await vi.waitFor(async () => expect((await findAll(words)).ids).toContain(id), { timeout: 120_000 });
  });
});
