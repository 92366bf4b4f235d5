import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Config } from '../../app/config.ts';
import type { Schema } from './database-schema.ts';
import { type Listener, listenEmbedded, listenServer, type OnNotice } from './listen.ts';

/** A connection or the transaction the caller is in. Stores take it first, so that one transaction spans features. */
export type Db = Kysely<Schema>;

export type Database = {
  kind: Config['database']['kind'];
  db: Db;
  pool: pg.Pool;
  /** Brings the schema up to date. Several processes may start at once: one migrates, the others wait, however long. */
  migrate(): Promise<void>;
  /** Hears what any process says on a channel (`pg_notify`). */
  listen(channel: string, onNotice: OnNotice): Promise<Listener>;
  close(): Promise<void>;
};

/** Limits of reliability 3.11: no statement, lock or idle transaction can hold the others up for long. */
const SERVER_LIMITS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';

/** Milliseconds without a byte after which a connection counts as dead: longer than any statement may take. */
const SILENCE = 8_000;

/**
 * Opens PostgreSQL, or the embedded one, behind the same `pg` pool. The embedded database has a single
 * connection: a query outside the transaction while inside one waits for ever, so pass the transaction down.
 * @param options.patient waits for statements that take minutes, for an operator's command that lifts the limits
 * @param embedded an open instance to use instead of the directory, for tests
 */
export async function openDatabase(
  config: Config['database'],
  embedded?: PGlite,
  options: { patient?: boolean } = {},
): Promise<Database> {
  if (config.kind === 'server' && !embedded) {
    const pool = new pg.Pool({
      connectionString: config.url,
      Client: PlanningClient,
      max: 16,
      connectionTimeoutMillis: 5000,
      options: SERVER_LIMITS,
      ...(options.patient ? {} : { stream: mortalSocket }),
    });
    // A connection that died is replaced on next use. One that died between two statements of a transaction says
    // so on the client alone, and unheard that would end the process; the next statement fails anyway.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return wrap('server', pool, {
      migrate: async () => {
        // A connection without the limits of the others: to write a large table anew takes longer than any request.
        const patient = new Kysely<Schema>({
          dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: config.url, max: 2 }) }),
        });
        await migrate(patient).finally(() => patient.destroy());
      },
      listen: (channel, onNotice) => listenServer(config.url, channel, onNotice),
      close: async () => undefined,
    });
  }
  if (config.kind === 'embedded' && !embedded) mkdirSync(config.dir, { recursive: true, mode: 0o700 });
  const instance = embedded ?? (await PGlite.create(config.kind === 'embedded' ? config.dir : 'memory://'));
  const pool = embeddedPool(instance);
  return wrap('embedded', pool, {
    migrate: () => migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })),
    listen: (channel, onNotice) => listenEmbedded(instance, channel, onNotice),
    close: () => instance.close(),
  });
}

const ONCE = '/* planned once */ ';
/** A plan is known by a name, and a question of this kind by its text. */
const planNames = new Map<string, string>();

/**
 * Lets each connection plan a question once, however often it is asked. For questions that are asked all the time, whose
 * plan costs as much as their answer and is the same whatever is asked for.
 */
export const planOnce = <Row>(question: CompiledQuery<Row>): CompiledQuery<Row> => ({
  ...question,
  sql: `${ONCE}${question.sql}`,
});

class PlanningClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !text.startsWith(ONCE)) return ask(text, values, ...rest);
      const name = planNames.get(text) ?? `planned-${planNames.size}`;
      planNames.set(text, name);
      return ask({ name, text, values }, ...rest);
    }) as pg.Client['query'];
  }
}

/** A dead network says nothing; without this a request would wait for the system to notice, a quarter of an hour. */
function mortalSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE, () =>
    socket.destroy(Object.assign(new Error('The database went silent.'), { code: 'ETIMEDOUT' })),
  );
}

/**
 * A pool over one embedded instance. Each client gets a bridge of its own: `pg` throws a client away
 * after a failed query, and a shared bridge would take the next client down with it.
 */
function embeddedPool(instance: PGlite): pg.Pool {
  class EmbeddedClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...createPgConfig(instance) } as pg.ClientConfig);
    }
  }
  return new pg.Pool({ Client: EmbeddedClient, max: 1, idleTimeoutMillis: 0 });
}

function wrap(kind: Database['kind'], pool: pg.Pool, below: Pick<Database, 'migrate' | 'listen' | 'close'>): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    db,
    pool,
    migrate: below.migrate,
    listen: below.listen,
    async close() {
      await db.destroy();
      // It ends what it has used, and that may be nothing.
      if (!pool.ending) await pool.end();
      await below.close();
    },
  };
}

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** The names of our migrations, in their order. */
const ownMigrations = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort();

/** What a newer version has added stays as it is: migrations only add, and an older process works on beside it. */
async function newerMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const last = ownMigrations().at(-1) ?? '';
  return rows.map(({ name }) => name).filter((name) => name > last);
}

async function migrate(db: Db): Promise<void> {
  const newer = (await newerMigrations(db)).map((name) => [name, { up: async () => undefined }] as const);
  const ours = ownMigrations().map(
    (name) =>
      [
        name,
        {
          up: async (tx: Kysely<unknown>) => {
            await sql.raw(readFileSync(`${folder}${name}.sql`, 'utf8')).execute(tx);
          },
        },
      ] as const,
  );
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries([...ours, ...newer]) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

const RETRYABLE = new Set(['40001', '40P01']);

/**
 * Runs work in one transaction; a serialisation failure or deadlock is tried again, three times at most
 * (reliability 3.11). The work must not call the network.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** The SQLSTATE of a database error, such as `23505` for a broken unique index. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.length === 5 ? error.code : undefined;
}

/** Whether the database ended the connection with this error, or would not begin one, for whatever reason. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(FATAL|PANIC)$/.test(error.severity ?? '');

/** Whether the error is a broken unique constraint or index of this name. */
export function violates(error: unknown, constraint: string): boolean {
  return (
    sqlState(error) === '23505' &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
