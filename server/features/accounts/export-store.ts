import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { personalData } from './personal-data/registry.ts';

/**
 * Yields an account's data by kind, without secrets and other people's data. The database writes the JSON: megabytes
 * would hold other requests.
 */
export async function* readPersonalData(db: Db, id: string): AsyncGenerator<{ kind: string; rows: string[] }> {
  for (const [kind, from] of personalData.flatMap((data) => Object.entries(data.export ?? {}))) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(r)::text as row from (${from(id)}) r`.execute(db);
    yield { kind, rows: rows.map(({ row }) => row) };
  }
}
