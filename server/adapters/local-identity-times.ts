import { isDate } from 'node:util/types';
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely';
import { clockAhead } from '../platform/db/clock-ahead.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Converts Better Auth's times from the machine's clock to the database's and back: a wrong clock must neither end
 * valid sessions nor create expired ones.
 */
export function storeDatabaseTimes(clock: Clock): KyselyPlugin {
  const written = new ShiftedTimes(() => -clockAhead(clock));
  return {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode =>
      written.transformNode(node, queryId),
    async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
      const ahead = clockAhead(clock);
      if (ahead === 0) return result;
      return { ...result, rows: result.rows.map((row) => shiftRow(row, ahead)) };
    },
  };
}

const shift = (value: unknown, by: number): unknown =>
  by !== 0 && isDate(value) ? new Date(value.getTime() + by) : value;

const shiftRow = (row: UnknownRow, by: number): UnknownRow =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shift(value, by)]));

/** Shifts the times in a query. */
class ShiftedTimes extends OperationNodeTransformer {
  readonly #by: () => number;

  constructor(by: () => number) {
    super();
    this.#by = by;
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: shift(node.value, this.#by()) };
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map((value) => shift(value, this.#by())) };
  }
}
