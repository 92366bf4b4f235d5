import { type Insertable, sql } from 'kysely';
import { recordCurrency } from '../../features/settings/record-currency.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/database-schema.ts';

/** Whole rows, by table. The order of the names is the order in which they refer to each other. */
const tables = [
  'accounts',
  'images',
  'listings',
  'listing_images',
  'wishes',
  'purchases',
  'sales',
  'ledger_entries',
  'listing_views',
] as const satisfies readonly (keyof Schema)[];

export type SeedRows = { [Table in (typeof tables)[number]]?: Insertable<Schema[Table]>[] };

/** PostgreSQL takes 65,535 parameters in one statement; the widest row here has 31. */
const ROWS_PER_STATEMENT = 1000;

async function insertInto<Table extends keyof SeedRows>(tx: Db, table: Table, rows: SeedRows[Table] = []) {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch: readonly Insertable<Schema[keyof SeedRows]>[] = rows.slice(from, from + ROWS_PER_STATEMENT);
    await tx.insertInto<keyof SeedRows>(table).values(batch).execute();
  }
}

/** Writes rows as they are, inside the caller's transaction. */
export async function insertSeedRows(tx: Db, rows: SeedRows): Promise<void> {
  if (rows.listings?.length) await recordCurrency(tx);
  for (const table of tables) await insertInto(tx, table, rows[table]);
  // The sums of days that were kept before know nothing of these rows.
  await tx.deleteFrom('market_days').execute();
}

/** Whether nobody has ever had an account here. */
export async function hasNoAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Those of the e-mails that have an account, but for removed ones. */
export async function findAccounts(db: Db, emails: readonly string[]): Promise<string[]> {
  const found = db.selectFrom('accounts').where('email', 'in', emails).where('deleted_at', 'is', null);
  return (await found.select('email').execute()).map(({ email }) => email);
}

/** Lets one process seed at a time; the others wait here until its transaction ends. */
export async function lockSeeding(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settee seed'))`.execute(tx);
}
