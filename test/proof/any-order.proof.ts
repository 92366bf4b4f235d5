import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fulfillmentMethods } from '../../shared/domain/fulfillment.ts';
import { type Act, type Cast, castFor, checkModel, namedActs, SHORTEST_SEQUENCE } from '../support/model-check.ts';
import { reportProof } from '../support/proof-report.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';
import { createPurchaseScenario, type PurchaseScenario } from '../support/purchase-scenario.ts';

/** The long form runs 2,000 sequences (reliability 7, no. 3). */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 5);

let market: ProviderMarket;
let cast: Cast;
beforeAll(async () => {
  market = await openProviderMarket();
  cast = await castFor(market);
});
afterAll(() => market.close());

const named = namedActs<PurchaseScenario>();
const number = fc.nat({ max: 11 });
/** Parts of each listing's 12,000, and all of it. */
const amount = fc.constantFrom(1_000, 7_000, 12_000);

const acts: fc.Arbitrary<Act<PurchaseScenario>>[] = [
  named('begin', (scenario, buyer, listing) => scenario.begin(buyer, listing), number, number),
  named(
    'choose',
    (scenario, buyer, listing, method) => scenario.begin(buyer, listing, undefined, method),
    ...([number, number, fc.constantFrom(...fulfillmentMethods)] as const),
  ),
  named('confirm', (scenario, n) => scenario.confirm(n), number),
  named('decline', (scenario, n) => scenario.decline(n), number),
  named('expire', (scenario) => scenario.expire()),
  named('webhook', (scenario, n) => scenario.webhook(n), number),
  named('drop', (scenario, n) => scenario.drop(n), number),
  named('dup', (scenario, n) => scenario.dup(n), number),
  named('ack', (scenario, buyer, listing) => scenario.ack(buyer, listing), number, number),
  named('cancel', (scenario, buyer, listing) => scenario.cancel(buyer, listing), number, number),
  named('refund', (scenario, n) => scenario.refund(n), number),
  named(
    'dispute',
    (scenario, n, move, cents) => scenario.dispute(n, move, cents),
    number,
    fc.constantFrom('open', 'win', 'lose'),
    amount,
  ),
  named('giveBack', (scenario, n, cents) => scenario.giveBack(n, cents), number, amount),
  named('delete', (scenario, n) => scenario.delete(n), number),
  named('crash', (scenario, n, moment) => scenario.crash(n, moment), number, fc.constantFrom('before', 'after')),
  named('reconcile', (scenario) => scenario.reconcile()),
];

it('keeps every rule of the books after each of 15 or more acts in any order, and settles all of it in the end', async () => {
  const { sequences, commands, failed, seed, message } = await checkModel({
    acts,
    sequences: SEQUENCES,
    open: () => createPurchaseScenario(market, cast),
  });
  reportProof({
    proof: 'Model check: sequences of 15 to 60 acts, I1–I12 after each',
    tried: sequences,
    lost: failed ? 1 : 0,
    note: `of ${SEQUENCES}; ${commands} commands, seed ${seed}`,
  });
  expect(failed, message).toBe(false);
  expect(commands).toBeGreaterThanOrEqual(sequences * SHORTEST_SEQUENCE);
});
