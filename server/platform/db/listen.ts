import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { runAfterCall } from '../process/run-after-call.ts';
import type { Schema } from './database-schema.ts';

const RECONNECT = 500;

/** Milliseconds, per connect and look. */
const PATIENCE = 2_000;

export type Listener = {
  /** Whether the last look on a listening connection succeeded; otherwise do not use caches. */
  hears(): boolean;
  /** Resolves after a look that began after this call. */
  look(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Reads changes. A failure counts as a lost connection.
 * @param db the listening connection
 * @param isNew whether changes may have been missed before
 */
export type Look = (db: Kysely<Schema>, isNew: boolean) => Promise<void>;

/** Looks at each notification and when asked. */
export async function listenEmbedded(
  instance: PGlite,
  db: Kysely<Schema>,
  { channel, onLook }: { channel: string; onLook: Look },
): Promise<Listener> {
  let stopped = false;
  let hears = false;
  const look = runAfterCall(async () => {
    if (stopped) return;
    await onLook(db, !hears).then(
      () => {
        hears = true;
      },
      () => {
        hears = false;
      },
    );
  });
  await instance.listen(channel, () => void look());
  await look();
  return {
    hears: () => hears,
    look,
    // UNLISTEN would block a running query forever.
    async stop() {
      stopped = true;
      await look();
    },
  };
}

/** Listens on a PostgreSQL channel; looks at each notification, after each connect and when asked. */
export async function listenServer(url: string, channel: string, onLook: Look): Promise<Listener> {
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
    client.on('notification', () => void look());
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      const db = databaseOf(client);
      await onLook(db, true);
      if (stopped) return lose(client);
      listening = { client, db };
      // Notices during the first look were not heard.
      void look();
    } catch {
      lose(client);
    }
  };
  const look = runAfterCall(async () => {
    const { client, db } = listening ?? {};
    if (client && db) await onLook(db, false).catch(() => lose(client));
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
    hears: () => listening !== undefined,
    look,
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
