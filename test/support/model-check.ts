import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Caller } from '../../server/platform/http/handler.ts';
import type { ProviderMarket } from './provider-market.ts';

const MAX_COMMANDS = 60;
const MINUTES = Number(process.env.PROOF_MINUTES ?? 15);
const SEED = process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined;

/** A market that a model check acts on. */
type World = {
  broken(options: { settled: boolean }): Promise<string[]>;
  unfinished(): Promise<string[]>;
  end(): Promise<void>;
};

export type Cast = { buyers: Caller[]; admin: Caller };

export type Act<W> = { name: string; run: (world: W) => Promise<unknown> };

/** Makes three buyers and an admin. */
export async function castFor(market: ProviderMarket): Promise<Cast> {
  const [admin, ...buyers] = (await market.buyers(4)) as [Caller, ...Caller[]];
  await market.pool.query(`update accounts set type = 'admin' where id = $1`, [admin.id]);
  return { admin, buyers };
}

/** Returns how to name acts of a world for the report of a failed sequence. */
export const namedActs =
  <W>() =>
  <T extends unknown[]>(
    name: string,
    run: (world: W, ...given: T) => Promise<unknown>,
    ...given: { [K in keyof T]: fc.Arbitrary<T[K]> }
  ): fc.Arbitrary<Act<W>> =>
    fc.tuple(...given).map((values) => ({
      name: `${name}(${values.join(', ')})`,
      run: (world) => run(world, ...(values as T)),
    }));

/**
 * Runs sequences of acts. All rules are checked after each act; in the end everything has settled. MODEL_SEED repeats
 * a failed run.
 * @param first acts of the first sequence, so that even a short run gets where chance may not lead
 * @param atEnd looks at a settled world
 */
export async function checkModel<W extends World>({
  acts,
  first = [],
  sequences,
  open,
  atEnd = async () => undefined,
}: {
  acts: readonly fc.Arbitrary<Act<W>>[];
  first?: readonly Act<W>[];
  sequences: number;
  open: () => Promise<W>;
  atEnd?: () => Promise<void>;
}) {
  const tally = { sequences: 0, commands: 0 };
  const command = ({ name, run }: Act<W>): fc.AsyncCommand<object, W> => ({
    check: () => true,
    async run(_model, world) {
      tally.commands += 1;
      await run(world);
      expect(await world.broken({ settled: false }), `after ${name}`).toEqual([]);
    },
    toString: () => name,
  });
  const sequence = fc.commands(
    acts.map((act) => act.map(command)),
    { maxCommands: MAX_COMMANDS, size: 'max' },
  );
  const result = await fc.check(
    fc.asyncProperty(sequence, async (commands) => {
      tally.sequences += 1;
      const world = await open();
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await world.end();
      await atEnd();
      expect([...(await world.broken({ settled: true })), ...(await world.unfinished())]).toEqual([]);
    }),
    {
      numRuns: sequences,
      examples: first.length > 0 ? [[first.map(command)]] : [],
      seed: SEED,
      interruptAfterTimeLimit: MINUTES * 60_000,
    },
  );
  const message = fc.defaultReportMessage(result);
  return { ...tally, failed: result.failed, seed: result.seed, message };
}
