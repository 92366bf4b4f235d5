import { sql } from 'kysely';
import type { SearchSet } from '../../ports/search-engine.ts';
import { allConditions, type Condition, sampled } from './compile-set.ts';
import { newestPart, type Reading } from './newest-part.ts';

/** Looks only for documents that the samples lack: the index reads all matches before it gives one. */
export async function meetsAny(reading: Reading, sets: readonly SearchSet[], among: SearchSet): Promise<boolean[]> {
  if (sets.length === 0) return [];
  const { db, bounds } = reading;
  const parts = await Promise.all(sets.map((set) => newestPart(reading, [set, among])));
  const any = (where: Condition, part: Condition) =>
    sql`exists (select from search_documents where ${where} and ${part})`;
  const { rows } = await sql<{ meets: boolean[] }>`
    select array[${sql.join(
      sets.map((set, at) => {
        const where = allConditions([set, among]);
        const places = [...bounds.shares.map(sampled), parts[at] ?? sql<boolean>`true`];
        return sql`(${sql.join(
          places.map((part) => any(where, part)),
          sql` or `,
        )})`;
      }),
    )}] as meets
  `.execute(db);
  return rows[0]?.meets ?? [];
}
