import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { personalData } from './personal-data/registry.ts';

type Row = Record<string, unknown>;

/** Returns an account's data by kind, without secrets and other people's data. */
export async function readPersonalData(db: Db, id: string): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [kind, from] of personalData.flatMap((data) => Object.entries(data.export ?? {}))) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(r) as row from (${from(id)}) r`.execute(db);
    found[kind] = rows.map(({ row }) => row);
  }
  return found;
}
