import { type RawBuilder, sql } from 'kysely';

/** Writes literals, which let a generic plan use a partial index: `state in (${anyOf(liveStates)})`. */
export const anyOf = (values: readonly string[]): RawBuilder<unknown> =>
  sql.join(values.map((value) => sql.lit(value)));
