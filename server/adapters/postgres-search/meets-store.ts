import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SearchSet } from '../../ports/search-engine.ts';
import { allConditions, sampled } from './compile-set.ts';

/** Looks only for documents that the samples lack: the index reads all matches before it gives one. */
export async function meetsAny(
  db: Db,
  sets: readonly SearchSet[],
  { among, shares }: { among: SearchSet; shares: readonly number[] },
): Promise<boolean[]> {
  if (sets.length === 0) return [];
  const { rows } = await sql<{ meets: boolean[] }>`
    select array[${sql.join(
      sets.map((set) => {
        const any = sql`exists (select from search_documents where ${allConditions([set, among])}`;
        return sql`(${sql.join(
          shares.map((share) => sql`${any} and ${sampled(share)})`),
          sql` or `,
        )} or ${any}))`;
      }),
    )}] as meets
  `.execute(db);
  return rows[0]?.meets ?? [];
}
