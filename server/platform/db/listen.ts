import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { runAfterCall } from '../process/run-after-call.ts';
import type { Schema } from './database-schema.ts';

const RECONNECT = 500;

/** Milliseconds, per connect and read. */
const PATIENCE = 2_000;

export type Listener = {
  /** Whether the last read succeeded; otherwise do not use caches. */
  isCurrent(): boolean;
  /** Resolves after a read that began after this call. */
  readNow(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A failure counts as a lost connection.
 * @param isNew whether changes may have been missed before
 */
export type ReadChanges = (db: Kysely<Schema>, isNew: boolean) => Promise<void>;

/** Reads at each notification and when asked. */
export async function listenEmbedded(
  instance: PGlite,
  db: Kysely<Schema>,
  { channel, readChanges }: { channel: string; readChanges: ReadChanges },
): Promise<Listener> {
  let stopped = false;
  let isCurrent = false;
  const readNow = runAfterCall(async () => {
    if (stopped) return;
    await readChanges(db, !isCurrent).then(
      () => {
        isCurrent = true;
      },
      () => {
        isCurrent = false;
      },
    );
  });
  const ignoreNews = instance.onNotification((notified) => {
    if (notified === channel) void readNow();
  });
  // The engine's own `listen` mixes its messages with those of a running query.
  await sql`listen ${sql.id(channel)}`.execute(db);
  await readNow();
  return {
    isCurrent: () => isCurrent,
    readNow,
    async stop() {
      stopped = true;
      ignoreNews();
      await readNow();
    },
  };
}

/** Reads at each notification, after each connect and when asked. */
export async function listenServer(url: string, channel: string, readChanges: ReadChanges): Promise<Listener> {
  let listening: { client: pg.Client; db: Kysely<Schema> } | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      application_name: 'settee changes',
    });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', () => void readNow());
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      const db = databaseOf(client);
      await readChanges(db, true);
      if (stopped) return lose(client);
      listening = { client, db };
      // Notices during the first read were not heard.
      void readNow();
    } catch {
      lose(client);
    }
  };
  const readNow = runAfterCall(async () => {
    const { client, db } = listening ?? {};
    if (client && db) await readChanges(db, false).catch(() => lose(client));
  });
  const lose = (lost: pg.Client) => {
    if (listening?.client === lost) listening = undefined;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch(() => undefined);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), RECONNECT);
  };

  await connect();
  return {
    isCurrent: () => listening !== undefined,
    readNow,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const last = listening?.client;
      listening = undefined;
      last?.removeAllListeners();
      await last?.end().catch(() => undefined);
    },
  };
}

const databaseOf = (client: pg.Client): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => Object.assign(client, { release: () => undefined }),
        end: async () => undefined,
        options: {},
      },
    }),
  });
