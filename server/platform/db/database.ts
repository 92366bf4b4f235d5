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
import { type Listener, type Look, listenEmbedded, listenServer } from './listen.ts';

/** A connection or transaction. Stores take it first, so that transactions can span features. */
export type Db = Kysely<Schema>;

export type Database = {
  kind: Config['database']['kind'];
  db: Db;
  pool: pg.Pool;
  /** Migrates the schema. Of concurrent processes one migrates, the others wait. */
  migrate(): Promise<void>;
  /** Listens on a channel (`pg_notify`) with a connection of its own, and looks with it at each notification. */
  listen(channel: string, look: Look): Promise<Listener>;
  close(): Promise<void>;
};

/** Limits of reliability 3.11 for statements, locks and idle transactions. */
const SERVER_LIMITS = '-c statement_timeout=5000 -c lock_timeout=2000 -c idle_in_transaction_session_timeout=10000';

/** Notifications are sent after the commit (`app/watch-catalogue.ts`), not by the triggers within it. */
const NOTIFIES = 'settee.notifies';

/** Milliseconds without data until a connection counts as dead; longer than the statement timeout. */
const SILENCE = 8_000;

/**
 * Opens PostgreSQL or the embedded database. The embedded one has one connection: a query outside the transaction would
 * deadlock, so pass the transaction down.
 * @param options.patient allows statements of minutes
 * @param embedded open instance, for tests
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
      options: `${SERVER_LIMITS} -c ${NOTIFIES}=later`,
      ...(options.patient ? {} : { stream: mortalSocket }),
    });
    // Otherwise a connection lost inside a transaction would end the process; the next statement fails anyway.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return wrap('server', pool, {
      migrate: async () => {
        // Rewriting a large table takes longer than the limits.
        const patient = new Kysely<Schema>({
          dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: config.url, max: 2 }) }),
        });
        await migrate(patient).finally(() => patient.destroy());
      },
      listen: (channel, look) => listenServer(config.url, channel, look),
      close: async () => undefined,
    });
  }
  if (config.kind === 'embedded' && !embedded) mkdirSync(config.dir, { recursive: true, mode: 0o700 });
  const instance = embedded ?? (await PGlite.create(config.kind === 'embedded' ? config.dir : 'memory://'));
  await instance.exec(`set ${NOTIFIES} = later`);
  const pool = embeddedPool(instance);
  return wrap('embedded', pool, {
    migrate: () => migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })),
    listen: (channel, look) =>
      listenEmbedded(instance, new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), channel, look),
    close: () => instance.close(),
  });
}

const ONCE = '/* planned once */ ';
const planNames = new Map<string, string>();

/** Prepares a query once per connection. For frequent queries with expensive planning and a constant plan. */
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

/** Without a timeout, a dead network would block a request for a quarter of an hour. */
function mortalSocket(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE, () =>
    socket.destroy(Object.assign(new Error('The database went silent.'), { code: 'ETIMEDOUT' })),
  );
}

/** One bridge per client: `pg` discards a client after an error, which would break a shared bridge. */
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
      // The library ends only what it has used.
      if (!pool.ending) await pool.end();
      await below.close();
    },
  };
}

const folder = fileURLToPath(new URL('../../migrations/', import.meta.url));

const ownMigrations = () =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace('.sql', ''))
    .sort();

/** Migrations only add, so an older process can run beside a newer schema. */
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

/** Runs work in one transaction, with up to three retries. The work must not call the network. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Returns the SQLSTATE of an error, such as `23505`. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.length === 5 ? error.code : undefined;
}

/** Returns whether this error ended or refused the connection. */
export const endsConnection = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(FATAL|PANIC)$/.test(error.severity ?? '');

/** Returns whether the error violates this unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  return (
    sqlState(error) === '23505' &&
    typeof error === 'object' &&
    error !== null &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
