import pg from 'pg';

export type Table = { schema: string; name: string };

export const tableKey = ({ schema, name }: Table) => `${schema}.${name}`;
const quoted = ({ schema, name }: Table) => `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** Schemas to back up; of the job library only waiting jobs. */
const KEPT_SCHEMAS = ['public', 'identity', 'sandbox_stripe'];
const WAITING_JOBS: Table = { schema: 'jobs', name: 'job' };
/** Periodic jobs are created again by their schedule. */
const IS_WAITING = `where state in ('created', 'retry', 'active') and name <> 'periodic' and name not like '\\_\\_pgboss%'`;
/**
 * Migrations and tables of steps are the restoring version's; balances follow from the ledger; visitor keys and seen changes are
 * not needed.
 */
const NOT_KEPT = [
  'kysely_migration',
  'kysely_migration_lock',
  'purchase_steps',
  'offer_steps',
  'fulfillment_steps',
  'seller_balances',
  'listing_viewers',
  'catalogue_changes',
];
const BATCH = 500;

/** Returns the tables to back up, in order of their references. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and c.relname <> all($2) order by 1, 2`,
    [KEPT_SCHEMAS, NOT_KEPT],
  );
  const references = await client.query<{ from: string; to: string }>(
    `select cn.nspname || '.' || c.relname as "from", fn.nspname || '.' || f.relname as "to"
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_namespace cn on cn.oid = c.relnamespace
     join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
     where k.contype = 'f' and c.oid <> f.oid`,
  );
  const sorted: Table[] = [];
  const waiting = [...rows];
  while (waiting.length > 0) {
    const placed = new Set(sorted.map(tableKey));
    const left = new Set(waiting.map(tableKey));
    const next = waiting.findIndex((table) =>
      references.rows.every(({ from, to }) => from !== tableKey(table) || placed.has(to) || !left.has(to)),
    );
    if (next < 0) throw new Error(`These tables refer to each other in a circle: ${[...left].join(', ')}`);
    sorted.push(...waiting.splice(next, 1));
  }
  return [...sorted, WAITING_JOBS];
}

/** Returns the names of all picture files that rows refer to. */
export async function listPictures(client: pg.ClientBase): Promise<{ hash: string; files: string[] }[]> {
  const { rows } = await client.query<{ hash: string; files: string[] }>(
    `select hash, files from images where url <> '' and files <> '[]'`,
  );
  return rows;
}

/** Returns those of the names that rows still refer to: an unused picture may be deleted during a backup. */
export async function filterReferenced(pool: pg.Pool, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from images, jsonb_array_elements_text(files) as name
     where url <> '' and name = any($1) order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** Yields rows as JSON, in a stable order. */
export async function* readRows(client: pg.ClientBase, table: Table): AsyncGenerator<string> {
  const only = table.schema === WAITING_JOBS.schema ? IS_WAITING : '';
  await client.query(
    `declare backup_rows no scroll cursor for
     select to_jsonb(t)::text as line from ${quoted(table)} t ${only} order by to_jsonb(t)::text collate "C"`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from backup_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < BATCH) break;
  }
  await client.query('close backup_rows');
}

/** Newer columns get their default. */
async function columnsOf(client: pg.ClientBase, table: Table, line: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.attname as name from pg_attribute a join jsonb_object_keys($2::jsonb) key on key = a.attname
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [quoted(table), line],
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
}

/** Accepts lines of an older schema. */
export async function writeRows(client: pg.ClientBase, table: Table, lines: AsyncIterable<string>): Promise<void> {
  let batch: string[] = [];
  let columns = '';
  const flush = async () => {
    if (batch.length === 0) return;
    columns ||= await columnsOf(client, table, batch[0] ?? '{}');
    await client.query(
      `insert into ${quoted(table)} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb)`,
      [`[${batch.join(',')}]`],
    );
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

export async function continueCounting(client: pg.ClientBase, table: Table): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_identity = 'YES'`,
    [table.schema, table.name],
  );
  for (const { column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${pg.escapeIdentifier(column)}), 0) + 1 from ${quoted(table)}), false)`,
      [tableKey(table), column],
    );
}

/** Filled by migrations or the first start, and part of a backup too. */
const FILLED = ['public.categories', 'public.legal_versions', 'public.legal_texts', 'public.push_keys'];

/**
 * Empties them before the rows of a backup come.
 * @param tables of the backup, each after those it refers to
 */
export async function clearFilled(client: pg.ClientBase, tables: readonly Table[]): Promise<void> {
  for (const table of tables.toReversed())
    if (FILLED.includes(tableKey(table))) await client.query(`delete from ${quoted(table)}`);
}

export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select 1 from accounts limit 1');
  return rows.length === 0;
}

/** Ends sessions and emailed links: others may have read the backup. */
export async function endLogins(client: pg.ClientBase): Promise<void> {
  await client.query('delete from identity.sessions');
  await client.query('delete from identity.verifications');
}
