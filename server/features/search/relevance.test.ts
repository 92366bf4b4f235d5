import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCatalogue } from '../../../test/support/fill-catalogue.ts';
import { judgedCatalogue } from '../../../test/support/judged-catalogue.ts';
import { type JudgedQuery, judgedQueries } from '../../../test/support/judged-queries.ts';
import { type Market, openMarket } from '../../../test/support/marketplace.ts';

const AT = 10;
const LEAST = 0.9;

/** The result of each kind so far, in hundredths rounded down. Raise the number when a change raises the result. */
const reached: Record<string, number> = {
  name: 0.94,
  synonym: 0.96,
  misspelled: 0.96,
  compound: 0.93,
  look: 0.92,
  size: 0.97,
  German: 0.98,
  Spanish: 0.98,
};

/** The gain of the first results, less for later ones. */
const discounted = (gains: readonly number[]): number =>
  gains.slice(0, AT).reduce((sum, gain, i) => sum + (2 ** gain - 1) / Math.log2(i + 2), 0);

/** Normalized discounted cumulative gain: 1 when nothing better could come first. */
function ndcg({ gain }: JudgedQuery, found: readonly number[]): number {
  const ideal = discounted(judgedCatalogue.map(gain).sort((a, b) => b - a));
  return discounted(found) / ideal;
}

const average = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(['memory', 'postgres'] as const)('the engine in %s', (engine) => {
  let market: Market;
  let scores: { query: JudgedQuery; score: number }[];

  beforeAll(async () => {
    market = await openMarket({ env: { SEARCH_ENGINE: engine } });
    const ids = await fillCatalogue(market, judgedCatalogue);
    const listings = new Map(ids.map((id, i) => [id, judgedCatalogue[i]]));
    scores = [];
    for (const query of judgedQueries) {
      const { items } = await market.stranger.api.searchListings({ query: { words: query.words, limit: AT } });
      const gains = items.map(({ _id }) => {
        const listing = listings.get(_id);
        return listing ? query.gain(listing) : 0;
      });
      scores.push({ query, score: ndcg(query, gains) });
    }
  });
  afterAll(() => market.close());

  it('shows what people want to see first, for each kind of query', () => {
    const kinds = [...new Set(judgedQueries.map(({ kind }) => kind))];
    const table = kinds.map((kind) => {
      const own = scores.filter(({ query }) => query.kind === kind);
      const worst = own.toSorted((a, b) => a.score - b.score).slice(0, 3);
      return {
        kind,
        queries: own.length,
        score: average(own.map(({ score }) => score)),
        worst: worst.map(({ query, score }) => `${query.words} ${score.toFixed(2)}`).join(', '),
      };
    });
    const lines = table.map(
      ({ kind, queries, score, worst }) => `${kind.padEnd(11)} ${queries}  ${score.toFixed(3)}  ${worst}`,
    );
    const all = average(scores.map(({ score }) => score));
    process.stdout.write(`nDCG@10 in ${engine}\n${lines.join('\n')}\nall        ${scores.length}  ${all.toFixed(3)}\n`);
    expect(judgedQueries).toHaveLength(120);
    expect(table.filter(({ score }) => score < LEAST)).toEqual([]);
    expect(kinds).toEqual(Object.keys(reached));
    expect(table.filter(({ kind, score }) => score < (reached[kind] ?? 1))).toEqual([]);
  });
});
