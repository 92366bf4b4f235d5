import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { afterSale, decisions } from '../support/after-sale-acts.ts';
import { createDealScenario, type DealScenario } from '../support/deal-scenario.ts';
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

const named = namedActs<DealScenario>();
const number = fc.nat({ max: 11 });

/** Each sequence begins with two deliveries: one is handed over and inspected, the other has a time. */
async function openWithSales(): Promise<DealScenario> {
  const scenario = await createDealScenario(market, cast);
  for (const n of [1, 2]) {
    await scenario.begin(n, n);
    await scenario.pay(n, 'whole');
  }
  await scenario.arrange(0);
  await scenario.arrange(1);
  await scenario.handOver(0);
  return scenario;
}

/** Acts that lead to a dispute and end it are more frequent; otherwise few sequences would get that far. */
const common: fc.Arbitrary<Act<DealScenario>>[] = [
  named('arrange', (scenario, n) => scenario.arrange(n), number),
  named('handOver', (scenario, n) => scenario.handOver(n), number),
  named('problem', (scenario, n) => scenario.problem(n), number),
  ...decisions,
];

const acts: fc.Arbitrary<Act<DealScenario>>[] = [
  ...common,
  ...common,
  ...common,
  ...afterSale,
  named('refund', (scenario, n) => scenario.refund(n), number),
  named('webhook', (scenario, n) => scenario.webhook(n), number),
  named('crash', (scenario, n, moment) => scenario.crash(n, moment), number, fc.constantFrom('before', 'after')),
];

/** A broken delivery whose price is given back in part. */
const brokenDelivery: Act<DealScenario>[] = [
  { name: 'problem', run: (scenario) => scenario.problem(0) },
  { name: 'problem', run: (scenario) => scenario.problem(1) },
  { name: 'decide', run: (scenario) => scenario.decide(0, 'part_refund', 6_000) },
  { name: 'decide', run: (scenario) => scenario.decide(1, 'part_refund', 6_000) },
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
