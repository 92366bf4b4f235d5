import { sql } from 'kysely';

/** SQL: whether the buyer's bank decides on it. */
export const isBankDisputed = (purchases: string) =>
  sql<boolean>`(${sql.ref(`${purchases}.state`)} = 'disputed' or ${sql.ref(`${purchases}.bank_disputes`)}
    and ${sql.ref(`${purchases}.state`)} in ('refund_pending', 'refund_failed'))`;
