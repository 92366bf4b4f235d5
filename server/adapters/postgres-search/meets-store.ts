import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import { allConditions } from './compile-set.ts';

export async function meetsAny(db: Db, sets: readonly SearchSet[], among: SearchSet): Promise<boolean[]> {
  if (sets.length === 0) return [];
  const { rows } = await sql<{ meets: boolean[] }>`
    select array[${sql.join(
      sets.map((set) => sql`exists (select from search_documents where ${allConditions([set, among])})`),
    )}] as meets
  `.execute(db);
  return rows[0]?.meets ?? [];
}
