import { type Expression, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Counts the rows of a query, and returns their earliest instant.
 * @param rows a query with a limit, since it is run often
 */
export async function countFirst(
  db: Db,
  rows: Expression<{ at: Date | null }>,
): Promise<{ count: number; first: Date | null }> {
  const counted = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, min(at) as first from ${rows} as rows`.execute(db);
  return counted.rows[0] ?? { count: 0, first: null };
}
