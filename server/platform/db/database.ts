import { rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { dirname } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { type CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../../ports/config.ts';
import { isFull } from '../files/disk-failure.ts';
import { makeFolderSync } from '../files/make-folder.ts';
import { inDataDir, UnusableDataDir } from '../files/unusable-data-dir.ts';
import { sqlState } from './database-error.ts';
import type { Schema } from './database-schema.ts';
import { type Listener, listenEmbedded, listenServer, type ReadChanges } from './listen.ts';
import { migrate } from './migrate.ts';
import { pausingClient } from './pausing-client.ts';
import { checkPooler, NamelessClient } from './pooler.ts';
import { takingTurns } from './taking-turns.ts';
import { checkServer } from './usable-server-store.ts';
import { createWritePause, neverPaused, type WritePause } from './write-pause.ts';

/** Stores take it first, so that transactions can span features. */
export type Db = Kysely<Schema>;

export type Tx = Transaction<Schema>;

export type Database = {
  kind: Config['database']['kind'];
  db: Db;
  pool: pg.Pool;
  writePause: WritePause;
  /** One process migrates, the others wait. */
  migrate(): Promise<void>;
  /** Runs work without time limits, on own connections. */
  patient<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Listens on a channel (`pg_notify`) on an own connection. */
  listen(channel: string, readChanges: ReadChanges): Promise<Listener>;
  close(): Promise<void>;
};

/** Sent after the commit (`app/watch-catalogue.ts`), not by triggers within it. */
const NOTIFIES = 'settee.notifies';

/** Limits for statements, locks and idle transactions (reliability 3.11). */
const sessionSettings = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  [NOTIFIES]: 'later',
};

/** Compiling costs more than it saves, since each statement reads few rows. */
const planning = { jit: 'off' };

const asOptions = Object.entries({ ...sessionSettings, ...planning })
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Milliseconds; longer than the statement timeout. */
const SILENCE = 8_000;

/**
 * Opens PostgreSQL or the embedded database. The latter has one connection: pass the transaction down, or a query
 * deadlocks. With a direct URL, only queries use the pooler.
 * @param options.patient allows statements of minutes
 */
export async function openDatabase(
  config: Config['database'],
  embedded?: PGlite,
  options: { patient?: boolean; connections?: number | undefined } = {},
): Promise<Database> {
  if (config.kind === 'server' && !embedded) {
    const direct = config.directUrl ?? config.url;
    const isPooled = config.directUrl !== undefined && !options.patient;
    // A command may wait for its standby.
    const writePause = options.patient ? neverPaused : createWritePause(direct);
    const pool = new pg.Pool({
      connectionString: isPooled ? config.url : direct,
      max: options.connections ?? 16,
      connectionTimeoutMillis: 5000,
      // A pooler in transaction mode loses named statements and session options.
      Client: pausingClient(isPooled ? NamelessClient : PlanningClient, writePause),
      ...(isPooled ? {} : { options: asOptions }),
      ...(options.patient ? {} : { stream: socketWithTimeout }),
    });
    // An unhandled error ends the process; the next statement fails anyway.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    const openDirect = () => new pg.Pool({ connectionString: direct, max: 2, connectionTimeoutMillis: 5000 });
    return wrap('server', pool, {
      patient: (work) => onPool(openDirect(), work),
      writePause,
      migrate: async () => {
        await checkServer(pool);
        const directPool = openDirect();
        if (isPooled) await checkServer(directPool, 'DATABASE_DIRECT_URL');
        // Rewriting a large table exceeds the limits.
        await onPool(directPool, migrate);
        if (isPooled) await checkPooler(pool, sessionSettings);
      },
      listen: (channel, readChanges) => listenServer(direct, channel, readChanges),
      close: async () => undefined,
    });
  }
  const instance = embedded ?? (await openEmbedded(config));
  await instance.exec(`set ${NOTIFIES} = later`);
  const pool = await embeddedPool(instance);
  return wrap('embedded', pool, {
    patient: (work) => work(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })),
    writePause: neverPaused,
    migrate: () => migrate(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })),
    listen: (channel, readChanges) =>
      listenEmbedded(instance, new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), {
        channel,
        readChanges,
      }),
    close: () => instance.close(),
  });
}

/** @throws UnusableDataDir when its files cannot be used */
async function openEmbedded(config: Config['database']): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  if (config.kind !== 'embedded') return PGlite.create('memory://');
  const { dir } = config;
  const isNew = inDataDir(dir, () => makeFolderSync(dir));
  return PGlite.create(dir).catch((cause: unknown) => {
    // Half a database would be taken for a damaged one.
    if (isNew) rmSync(dir, { recursive: true, force: true });
    if (isFull(dirname(dir)))
      throw new UnusableDataDir(`The disk of the data folder ${dirname(dir)} is full. Make room, and start again.`, {
        cause,
      });
    const reason = cause instanceof Error ? cause.message : 'its files are damaged';
    throw new UnusableDataDir(
      `The embedded database in ${dir} cannot be opened (${reason}). Keep this folder, and restore a backup with another DATA_DIR: npm run restore -- FOLDER`,
      { cause },
    );
  });
}

const ONCE = '/* planned once */ ';
const planNames = new Map<string, string>();

/** For expensive planning with a constant plan. */
export const planOnce = <Row>(question: CompiledQuery<Row>): CompiledQuery<Row> => ({
  ...question,
  sql: `${ONCE}${question.sql}`,
});

class PlanningClient extends pg.Client {
  constructor(options?: pg.ClientConfig) {
    super(options);
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      if (typeof text !== 'string' || !text.startsWith(ONCE)) return query(text, values, ...rest);
      const name = planNames.get(text) ?? `planned-${planNames.size}`;
      planNames.set(text, name);
      return query({ name, text, values }, ...rest);
    }) as pg.Client['query'];
  }
}

/** Else a dead network blocks a request for a quarter of an hour. */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENCE, () =>
    socket.destroy(Object.assign(new Error('The database went silent.'), { code: 'ETIMEDOUT' })),
  );
}

/** One per client: `pg` discards a client after an error. */
async function embeddedPool(instance: PGlite): Promise<pg.Pool> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  const engine = takingTurns(instance);
  class EmbeddedClient extends PlanningClient {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, ...createPgConfig(engine) } as pg.ClientConfig);
    }
  }
  return new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    idleTimeoutMillis: 0,
    // The session outlives its client, whose transaction and statement names the next would inherit.
    onConnect: async (client) => void (await client.query('rollback; deallocate all')),
  });
}

async function onPool<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return work(db).finally(() => db.destroy());
}

function wrap(
  kind: Database['kind'],
  pool: pg.Pool,
  below: Pick<Database, 'writePause' | 'migrate' | 'patient' | 'listen' | 'close'>,
): Database {
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind,
    db,
    pool,
    writePause: below.writePause,
    migrate: below.migrate,
    patient: below.patient,
    listen: below.listen,
    async close() {
      await db.destroy();
      // The library ends only what it used.
      if (!pool.ending) await pool.end();
      await below.close();
    },
  };
}

const RETRYABLE = new Set(['40001', '40P01']);

const afterCommits = new WeakMap<Db, (() => void)[]>();

/** Retries up to three times. The work must not call the network. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const later: (() => void)[] = [];
    try {
      const result = await db.transaction().execute((tx) => {
        afterCommits.set(tx, later);
        return work(tx);
      });
      for (const run of later) run();
      return result;
    } catch (error) {
      if (attempt >= 3 || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
    }
  }
}

/** Only for speed: the process may die before it runs. */
export const afterCommit = (tx: Tx, run: () => void): void => void afterCommits.get(tx)?.push(run);
