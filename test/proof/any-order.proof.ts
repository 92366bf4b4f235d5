import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fulfillmentMethods } from '../../shared/domain/fulfillment.ts';
import { type Act, type Cast, castFor, checkModel, namedActs, SHORTEST_SEQUENCE } from '../support/model-check.ts';
import { reportProof } from '../support/proof-report.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';
import { createWorld, type World } from '../support/provider-world.ts';

/** The long form runs 2,000 sequences (reliability 7, no. 3). */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 5);

let market: ProviderMarket;
let cast: Cast;
beforeAll(async () => {
  market = await openProviderMarket();
  cast = await castFor(market);
});
afterAll(() => market.close());

const named = namedActs<World>();
const number = fc.nat({ max: 11 });
/** Parts of each listing's 12,000, and all of it. */
const amount = fc.constantFrom(1_000, 7_000, 12_000);

const acts: fc.Arbitrary<Act<World>>[] = [
  named('begin', (world, buyer, listing) => world.begin(buyer, listing), number, number),
  named(
    'choose',
    (world, buyer, listing, method) => world.begin(buyer, listing, undefined, method),
    ...([number, number, fc.constantFrom(...fulfillmentMethods)] as const),
  ),
  named('confirm', (world, n) => world.confirm(n), number),
  named('decline', (world, n) => world.decline(n), number),
  named('expire', (world) => world.expire()),
  named('webhook', (world, n) => world.webhook(n), number),
  named('drop', (world, n) => world.drop(n), number),
  named('dup', (world, n) => world.dup(n), number),
  named('ack', (world, buyer, listing) => world.ack(buyer, listing), number, number),
  named('cancel', (world, buyer, listing) => world.cancel(buyer, listing), number, number),
  named('refund', (world, n) => world.refund(n), number),
  named(
    'dispute',
    (world, n, move, cents) => world.dispute(n, move, cents),
    number,
    fc.constantFrom('open', 'win', 'lose'),
    amount,
  ),
  named('giveBack', (world, n, cents) => world.giveBack(n, cents), number, amount),
  named('delete', (world, n) => world.delete(n), number),
  named('crash', (world, n, moment) => world.crash(n, moment), number, fc.constantFrom('before', 'after')),
  named('reconcile', (world) => world.reconcile()),
];

it('keeps every rule of the books after each of 15 or more acts in any order, and settles all of it in the end', async () => {
  const { sequences, commands, failed, seed, message } = await checkModel({
    acts,
    sequences: SEQUENCES,
    open: () => createWorld(market, cast),
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
