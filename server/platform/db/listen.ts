import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const RECONNECT = 500;

/** Interval and timeout of the connection check, in milliseconds. */
const PING = 2_000;

export type Listener = {
  /** Whether notifications arrive; otherwise caches must not be used. */
  hears(): boolean;
  stop(): Promise<void>;
};

/** Receives a notification; undefined after a connection loss, when some may be missed. */
export type OnNotice = (said: string | undefined) => void;

export async function listenEmbedded(instance: PGlite, channel: string, onNotice: OnNotice): Promise<Listener> {
  let stopped = false;
  await instance.listen(channel, (said) => {
    if (!stopped) onNotice(said);
  });
  return {
    hears: () => true,
    // UNLISTEN during a running query would block that query forever.
    async stop() {
      stopped = true;
    },
  };
}

/** Listens on a PostgreSQL channel. Reconnects and calls `onNotice`, since notifications may be missed. */
export async function listenServer(url: string, channel: string, onNotice: OnNotice): Promise<Listener> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: PING, query_timeout: PING });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      client = next;
      onNotice(undefined);
      void watch(next);
    } catch {
      lose(next);
    }
  };
  /** Detects a dead network, which would look like "no changes". */
  const watch = async (watched: pg.Client) => {
    while (client === watched && !stopped) {
      await sleep(PING, undefined, { ref: false });
      if (client === watched && !stopped) await watched.query('select 1').catch(() => lose(watched));
    }
  };
  const lose = (lost: pg.Client) => {
    if (client === lost) client = undefined;
    lost.removeAllListeners();
    lost.on('error', () => undefined);
    void lost.end().catch(() => undefined);
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), RECONNECT);
  };

  await connect();
  return {
    hears: () => client !== undefined,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      client?.removeAllListeners();
      await client?.end().catch(() => undefined);
    },
  };
}
