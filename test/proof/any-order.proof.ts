import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../server/platform/http/handler.ts';
import { reportProof } from '../support/proof-report.ts';
import { openProviderMarket, type ProviderMarket } from '../support/provider-market.ts';
import { createWorld, type World } from '../support/provider-world.ts';

/** The long form runs 2,000 sequences (reliability 7, no. 3). MODEL_SEED repeats a failed one. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 45);
const MAX_COMMANDS = 60;
const MINUTES = Number(process.env.PROOF_MINUTES ?? 15);
const SEED = process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined;

let market: ProviderMarket;
let cast: { buyers: Caller[]; admin: Caller };
const tally = { sequences: 0, commands: 0 };

beforeAll(async () => {
  market = await openProviderMarket();
  const [admin, ...buyers] = (await market.buyers(4)) as [Caller, ...Caller[]];
  cast = { admin, buyers };
  await market.pool.query(`update accounts set type = 'admin' where id = $1`, [admin.id]);
});
afterAll(() => market.close());

type Act = { name: string; run: (world: World) => Promise<unknown> };

const number = fc.nat({ max: 11 });
/** Parts of each listing's 12,000, and all of it. */
const amount = fc.constantFrom(1_000, 7_000, 12_000);
const named = <T extends unknown[]>(
  name: string,
  run: (world: World, ...given: T) => Promise<unknown>,
  ...given: { [K in keyof T]: fc.Arbitrary<T[K]> }
): fc.Arbitrary<Act> =>
  fc.tuple(...given).map((values) => ({
    name: `${name}(${values.join(', ')})`,
    run: (world) => run(world, ...(values as T)),
  }));

const acts: fc.Arbitrary<Act>[] = [
  named('begin', (world, buyer, listing) => world.begin(buyer, listing), number, number),
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

/** An action as a fast-check command. All invariants are checked after each. */
const command = ({ name, run }: Act): fc.AsyncCommand<object, World> => ({
  check: () => true,
  async run(_model, world) {
    tally.commands += 1;
    await run(world);
    expect(await world.broken({ settled: false }), `after ${name}`).toEqual([]);
  },
  toString: () => name,
});

it(
  'keeps every rule of the books after each of 15 acts in any order, and settles all of it in the end',
  async () => {
    const sequence = fc.commands(
      acts.map((act) => act.map(command)),
      { maxCommands: MAX_COMMANDS, size: 'max' },
    );
    const result = await fc.check(
      fc.asyncProperty(sequence, async (commands) => {
        tally.sequences += 1;
        const world = await createWorld(market, cast);
        await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
        await world.end();
        expect([...(await world.broken({ settled: true })), ...(await world.unfinished())]).toEqual([]);
      }),
      { numRuns: SEQUENCES, seed: SEED, interruptAfterTimeLimit: MINUTES * 60_000 },
    );
    reportProof({
      proof: 'Model check: sequences of 15 acts, I1–I12 after each',
      tried: tally.sequences,
      lost: result.failed ? 1 : 0,
      note: `of ${SEQUENCES}; ${tally.commands} commands, seed ${result.seed}`,
    });
    expect(result.failed, fc.defaultReportMessage(result)).toBe(false);
    // Short sequences would prove little.
    expect(tally.commands / tally.sequences).toBeGreaterThan(10);
  },
  SEQUENCES * 60_000,
);
