import { type Insertable, sql } from 'kysely';
import { recordCurrency } from '../../features/settings/record-currency.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/database-schema.ts';

/** Rows by table, in order of their references. */
const tables = [
  'accounts',
  'images',
  'listings',
  'listing_images',
  'wishes',
  'purchases',
  'sales',
  'payouts',
  'ledger_entries',
  'fulfillments',
  'fulfillment_windows',
  'disputes',
  'refunds',
  'reviews',
  'cases',
  'reports',
  'conversations',
  'messages',
  'conversation_members',
  'offers',
  'listing_views',
  'notifications',
] as const satisfies readonly (keyof Schema)[];

export type SeedRows = { [Table in (typeof tables)[number]]?: Insertable<Schema[Table]>[] };

/** PostgreSQL allows 65,535 parameters per statement; the widest row has 31. */
const ROWS_PER_STATEMENT = 1000;

async function insertInto<Table extends keyof SeedRows>(tx: Tx, table: Table, rows: SeedRows[Table] = []) {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const batch: readonly Insertable<Schema[keyof SeedRows]>[] = rows.slice(from, from + ROWS_PER_STATEMENT);
    await tx.insertInto<keyof SeedRows>(table).values(batch).execute();
  }
}

export async function insertSeedRows(tx: Tx, rows: SeedRows): Promise<void> {
  if (rows.listings?.length) await recordCurrency(tx);
  for (const table of tables) await insertInto(tx, table, rows[table]);
  // Stored daily sums do not include these rows.
  await tx.deleteFrom('market_days').execute();
}

/** Returns whether no account was ever created. */
export async function hasNoAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Returns which emails have an account that is not removed. */
export async function findAccounts(db: Db, emails: readonly string[]): Promise<string[]> {
  const found = db.selectFrom('accounts').where('email', 'in', emails).where('deleted_at', 'is', null);
  return (await found.select('email').execute()).map(({ email }) => email);
}

/** Returns the time of the database, by which deadlines end. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  return rows[0]?.now ?? new Date();
}

/** Serializes seeding until the transaction ends. */
export async function lockSeeding(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settee seed'))`.execute(tx);
}
