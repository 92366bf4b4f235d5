import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSale, decisions } from '../support/after-sale-acts.ts';
import { createDealWorld, type DealWorld } from '../support/deal-world.ts';
import { type Act, type Cast, castFor, checkModel, namedActs } from '../support/model-check.ts';
import { reportProof } from '../support/proof-report.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';

/** The long form runs 2,000 sequences. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 5);

let market: ProviderMarket;
let cast: Cast;
beforeAll(async () => {
  market = await openProviderMarket();
  cast = await castFor(market);
});
afterAll(() => market.close());

const named = namedActs<DealWorld>();
const number = fc.nat({ max: 11 });

/** Each sequence begins with two deliveries: one is handed over and inspected, the other has a time. */
async function openWithSales(): Promise<DealWorld> {
  const world = await createDealWorld(market, cast);
  for (const n of [1, 2]) {
    await world.begin(n, n);
    await world.pay(n, 'whole');
  }
  await world.arrange(0);
  await world.arrange(1);
  await world.handOver(0);
  return world;
}

/** Acts that lead to a dispute and end it are more frequent; otherwise few sequences would get that far. */
const common: fc.Arbitrary<Act<DealWorld>>[] = [
  named('arrange', (world, n) => world.arrange(n), number),
  named('handOver', (world, n) => world.handOver(n), number),
  named('problem', (world, n) => world.problem(n), number),
  ...decisions,
];

const acts: fc.Arbitrary<Act<DealWorld>>[] = [
  ...common,
  ...common,
  ...common,
  ...afterSale,
  named('refund', (world, n) => world.refund(n), number),
  named('webhook', (world, n) => world.webhook(n), number),
  named('crash', (world, n, moment) => world.crash(n, moment), number, fc.constantFrom('before', 'after')),
];

/** A broken delivery whose price is given back in part. */
const brokenDelivery: Act<DealWorld>[] = [
  { name: 'problem', run: (world) => world.problem(0) },
  { name: 'problem', run: (world) => world.problem(1) },
  { name: 'decide', run: (world) => world.decide(0, 'part_refund', 6_000) },
  { name: 'decide', run: (world) => world.decide(1, 'part_refund', 6_000) },
];

/** A run without a dispute would prove nothing. */
const reached = { sold: 0, completed: 0, disputes: 0, decided: 0, refunds: 0, parts: 0 };

async function countReached(): Promise<void> {
  const { rows } = await market.pool.query<typeof reached>(
    `select (select count(*)::int from sales) as sold,
       (select count(*)::int from fulfillments where state = 'completed') as completed,
       (select count(*)::int from disputes) as disputes,
       (select count(*)::int from disputes where outcome is not null) as decided,
       (select count(*)::int from refunds where state = 'succeeded') as refunds,
       (select count(*)::int from refunds where state = 'succeeded' and reason = 'decided') as parts`,
  );
  for (const name of Object.keys(reached) as (keyof typeof reached)[]) reached[name] += rows[0]?.[name] ?? 0;
}

it('keeps handovers, disputes and money in agreement after each act, and ends every sale', async () => {
  const { sequences, commands, failed, seed, message } = await checkModel({
    acts,
    first: brokenDelivery,
    sequences: SEQUENCES,
    open: openWithSales,
    atEnd: countReached,
  });
  const counts = Object.entries(reached).map(([name, count]) => `${count} ${name}`);
  reportProof({
    proof: 'Model check of sales: sequences of acts after two deliveries, every rule after each',
    tried: sequences,
    lost: failed ? 1 : 0,
    note: `of ${SEQUENCES}; ${commands} commands; ${counts.join(', ')}; seed ${seed}`,
  });
  expect(failed, message).toBe(false);
  for (const [name, count] of Object.entries(reached)) expect(count, name).toBeGreaterThan(0);
});
