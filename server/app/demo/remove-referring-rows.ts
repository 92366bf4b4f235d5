import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

type Reference = { from: string; column: string; to: string; target: string; must: boolean };

/** Every single-column foreign key. */
async function listReferences(tx: Tx): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select k.conrelid::regclass::text as "from", quote_ident(a.attname) as "column",
           k.confrelid::regclass::text as "to", quote_ident(b.attname) as target, a.attnotnull as must
    from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
    where k.contype = 'f' and array_length(k.conkey, 1) = 1 and k.conrelid <> k.confrelid
  `.execute(tx);
  return rows;
}

/**
 * Deletes rows with everything that refers to them. Nullable references are set to null.
 * @param condition SQL over the table's columns
 */
export async function removeWithReferences(tx: Tx, table: string, condition: string): Promise<void> {
  const references = await listReferences(tx);
  const remove = async (from: string, where: string): Promise<void> => {
    // Several tables can refer to a row; skip tables that are empty already.
    const { rows } = await sql.raw(`select 1 from ${from} where ${where} limit 1`).execute(tx);
    if (rows.length === 0) return;
    for (const { from: child, column, target, must } of references.filter(({ to }) => to === from)) {
      const refers = `${column} in (select ${target} from ${from} where ${where})`;
      if (must) await remove(child, refers);
      else await sql.raw(`update ${child} set ${column} = null where ${refers}`).execute(tx);
    }
    await sql.raw(`delete from ${from} where ${where}`).execute(tx);
  };
  await remove(table, condition);
}
