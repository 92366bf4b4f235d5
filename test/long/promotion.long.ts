import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClusterMarket, nothingWrong, openClusterMarket } from '../support/cluster-market.ts';
import { readAlerts } from '../support/prometheus-rules.ts';
import { selectorsOf } from '../support/promql-selectors.ts';
import { reportProof } from '../support/proof-report.ts';

/** Seconds from the fault until each kind of write is confirmed again. */
const WRITES_AGAIN_WITHIN = 10;
/** Where it is noticed by silence alone, or etcd has lost its leader too. */
const IN_SILENCE = 20;

let market: ClusterMarket;
beforeAll(async () => {
  market = await openClusterMarket();
});
afterAll(async () => {
  await market.close();
});

type DatabaseNode = Awaited<ReturnType<ClusterMarket['cluster']['leader']>>;
type Fault = {
  what: string;
  within: number;
  begin(primary: DatabaseNode): void;
  end(primary: DatabaseNode): Promise<void> | void;
};

const faults: Fault[] = [
  {
    what: 'its PostgreSQL and Patroni are killed',
    within: WRITES_AGAIN_WITHIN,
    begin: (one) => one.crash(),
    end: (one) => one.start(),
  },
  { what: 'its network is cut', within: IN_SILENCE, begin: (one) => one.cut(), end: (one) => one.heal() },
  {
    what: 'it cannot send to the other two, but the shop still reaches it',
    within: IN_SILENCE,
    begin: (one) => one.block(othersThan(one)),
    end: (one) => one.unblock(othersThan(one)),
  },
  {
    what: 'its Patroni is frozen, and its PostgreSQL stays a primary',
    within: IN_SILENCE,
    begin: (one) => one.freezePatroni(),
    end: (one) => one.thawPatroni(),
  },
  { what: 'its machine loses power', within: IN_SILENCE, begin: (one) => one.powerOff(), end: (one) => one.start() },
  { what: 'an operator moves it', within: WRITES_AGAIN_WITHIN, begin: moveByHand, end: () => undefined },
];

const othersThan = (one: DatabaseNode) =>
  market.cluster.databases.filter(({ name }) => name !== one.name).map(({ address }) => address);

function moveByHand(primary: DatabaseNode) {
  const config = `${market.cluster.folder}/${primary.name}/config.yml`;
  const { status, stderr } = spawnSync('patronictl', ['-c', config, 'switchover', '--force'], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

async function untilMoved({ name }: DatabaseNode) {
  const others = market.cluster.databases.filter((one) => one.name !== name);
  while (!(await Promise.all(others.map((one) => one.is('primary')))).includes(true)) await sleep(50);
}

/** Waits until all three are there again, one of them confirming commits. */
async function untilWhole({ cluster: { databases } }: ClusterMarket) {
  const count = async (what: 'replica' | 'sync') =>
    (await Promise.all(databases.map((one) => one.is(what)))).filter(Boolean).length;
  while ((await count('replica')) < 2 || (await count('sync')) < 1) await sleep(200);
}

it('has each number that the alerts of the cluster ask for', async () => {
  const { address } = await market.cluster.leader();
  const samples = await (await fetch(`http://${address}:8008/metrics`)).text();
  const asked = (await readAlerts()).flatMap(({ expr }) => selectorsOf(expr).map(({ metric }) => metric));
  const ofPatroni = asked.filter((metric) => metric.startsWith('patroni_'));
  expect(ofPatroni.length).toBeGreaterThan(4);
  expect(ofPatroni.filter((metric) => !samples.includes(`\n${metric}{scope="settee"} `))).toEqual([]);
});

it('loses nothing that was confirmed when the primary is gone under load, and goes on by itself', async () => {
  const { cluster, load } = market;
  await load.serves(0);
  const times: string[] = [];
  const tooLate: string[] = [];
  for (const { what, within, begin, end } of faults) {
    await market.renewTokens();
    const primary = await cluster.leader();
    const since = performance.now();
    begin(primary);
    await untilMoved(primary);
    // Until then a primary that is cut off alone may still answer.
    await load.serves(performance.now());
    const seconds = (performance.now() - since) / 1000;
    times.push(`${what}: ${seconds.toFixed(1)} s`);
    if (seconds > within) tooLate.push(`${times.at(-1)}, more than ${within} s`);
    await end(primary);
    await untilWhole(market);
    expect((await cluster.leader()).name, what).not.toBe(primary.name);
    await load.serves(performance.now());
  }
  const outcome = await market.settle();
  const { confirmed, refusals } = load;
  reportProof({
    proof: 'The primary is gone under load, and Patroni promotes a standby',
    tried: confirmed.length,
    lost: outcome.missing.length + outcome.twice.length + outcome.lost.length + outcome.bad.length,
    note: `each kind of write again after ${times.join('; ')}; ${refusals()} times "not now"`,
  });
  expect(outcome).toEqual(nothingWrong);
  expect(market.crashes()).toBe(0);
  expect(tooLate).toEqual([]);
});
