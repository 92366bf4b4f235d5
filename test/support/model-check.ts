import { inspect } from 'node:util';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Caller } from '../../server/platform/http/handler.ts';
import type { ProviderMarket } from './provider-market.ts';

/** Shorter sequences would prove little. */
export const SHORTEST_SEQUENCE = 15;
const LONGEST_SEQUENCE = 60;
const MINUTES = Number(process.env.PROOF_MINUTES ?? 15);
const SEED = process.env.MODEL_SEED ? Number(process.env.MODEL_SEED) : undefined;

/** What a model check acts on. */
type Scenario = {
  broken(options: { settled: boolean }): Promise<string[]>;
  unfinished(): Promise<string[]>;
  end(): Promise<void>;
};

export type Cast = { buyers: Caller[]; admin: Caller };

export type Act<S> = { name: string; run: (scenario: S) => Promise<unknown> };

/** Makes three buyers and an admin. */
export async function castFor(market: ProviderMarket): Promise<Cast> {
  const [admin, ...buyers] = (await market.buyers(4)) as [Caller, ...Caller[]];
  await market.pool.query(`update accounts set type = 'admin' where id = $1`, [admin.id]);
  return { admin, buyers };
}

/** Returns how to name acts of a scenario for the report of a failed sequence. */
export const namedActs =
  <S>() =>
  <T extends unknown[]>(
    name: string,
    run: (scenario: S, ...given: T) => Promise<unknown>,
    ...given: { [K in keyof T]: fc.Arbitrary<T[K]> }
  ): fc.Arbitrary<Act<S>> =>
    fc.tuple(...given).map((values) => ({
      name: `${name}(${values.join(', ')})`,
      run: (scenario) => run(scenario, ...(values as T)),
    }));

/** Generates only sequences that are long enough; a failed one still shrinks to fewer commands. */
class LongEnough<T extends Iterable<unknown>> extends fc.Arbitrary<T> {
  private readonly sequences: fc.Arbitrary<T>;

  constructor(sequences: fc.Arbitrary<T>) {
    super();
    this.sequences = sequences;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    const sequence = this.sequences.generate(random, bias);
    // Reading `value` would hand out a copy next, and shrinking looks at which commands ran.
    return [...sequence.value_].length < SHORTEST_SEQUENCE ? this.generate(random, bias) : sequence;
  }

  override canShrinkWithoutContext(value: unknown): value is T {
    return this.sequences.canShrinkWithoutContext(value);
  }

  override shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    return this.sequences.shrink(value, context);
  }
}

/**
 * Runs sequences of acts. All rules are checked after each act; in the end everything has settled. MODEL_SEED repeats
 * a failed run.
 * @param first acts of the first sequence, so that even a short run gets where chance may not lead
 * @param atEnd looks at a settled scenario
 */
export async function checkModel<S extends Scenario>({
  acts,
  first = [],
  sequences,
  open,
  atEnd = async () => undefined,
}: {
  acts: readonly fc.Arbitrary<Act<S>>[];
  first?: readonly Act<S>[];
  sequences: number;
  open: () => Promise<S>;
  atEnd?: () => Promise<void>;
}) {
  const tally = { sequences: 0, commands: 0 };
  const command = ({ name, run }: Act<S>): fc.AsyncCommand<object, S> => ({
    check: () => true,
    async run(_model, scenario) {
      tally.commands += 1;
      await run(scenario);
      expect(await scenario.broken({ settled: false }), `after ${name}`).toEqual([]);
    },
    toString: () => name,
  });
  const sequence = fc.commands(
    acts.map((act) => act.map(command)),
    { maxCommands: LONGEST_SEQUENCE, size: 'max' },
  );
  const result = await fc.check(
    fc.asyncProperty(new LongEnough(sequence), async (commands) => {
      const scenario = await open();
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: scenario }), commands);
        await scenario.end();
        await atEnd();
        expect([...(await scenario.broken({ settled: true })), ...(await scenario.unfinished())]).toEqual([]);
      } finally {
        // Not one that the time limit leaves unfinished.
        tally.sequences += 1;
      }
    }),
    {
      numRuns: sequences,
      examples: first.length > 0 ? [[first.map(command)]] : [],
      seed: SEED,
      interruptAfterTimeLimit: MINUTES * 60_000,
    },
  );
  const message = [fc.defaultReportMessage(result), inspect(result.errorInstance)].join('\n');
  return { ...tally, failed: result.failed, seed: result.seed, message };
}
