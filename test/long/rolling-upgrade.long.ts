import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClusterMarket, nothingWrong, openClusterMarket } from '../support/cluster-market.ts';
import { unpackPreviousVersion } from '../support/previous-version.ts';
import { reportProof } from '../support/proof-report.ts';

/** Writes that each mixture of versions must confirm. */
const WRITES = 40;

let previous: ReturnType<typeof unpackPreviousVersion>;
let market: ClusterMarket;
beforeAll(async () => {
  previous = unpackPreviousVersion();
  market = await openClusterMarket({ sources: previous.folder });
});
afterAll(async () => {
  await market.close();
  previous.remove();
});

const countMigrations = async () => {
  const { rows } = await market.database.pool.query<{ count: number }>(
    'select count(*)::int as count from kysely_migration',
  );
  return rows[0]?.count ?? 0;
};

it('upgrades one process after the other while people write, and goes back', async () => {
  const { cluster, load } = market;
  const seen: string[] = [];
  /** Waits until enough was confirmed; the old and the new processes take turns. */
  const serve = async (what: string) => {
    await market.renewTokens();
    const before = load.confirmed.length;
    await load.serves(performance.now());
    await load.confirms(before + WRITES);
    seen.push(`${what}: ${load.confirmed.length - before}`);
  };
  const old = await countMigrations();
  await serve('both old');
  await cluster.restartApp(0);
  expect(await countMigrations()).toBe(old + previous.newMigrations);
  await serve('new and old');
  await cluster.stopApp(0);
  await serve('the old one alone, on the new tables');
  await cluster.restartApp(0);
  await cluster.restartApp(1);
  await serve('both new');
  await cluster.restartApp(0, previous.folder);
  await serve('one went back');

  const outcome = await market.settle();
  reportProof({
    proof: 'A rolling upgrade while people write',
    tried: load.confirmed.length,
    lost: outcome.missing.length + outcome.twice.length + outcome.lost.length + outcome.bad.length,
    note: `from ${previous.name}, ${previous.newMigrations} migrations; ${seen.join(', ')}; ${load.refusals()} times "not now"`,
  });
  expect(previous.newMigrations).toBeGreaterThan(0);
  expect(outcome).toEqual(nothingWrong);
  expect(market.crashes()).toBe(0);
});
