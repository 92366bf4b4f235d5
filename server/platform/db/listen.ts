import { setTimeout as sleep } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Milliseconds before a lost listening connection is opened again. */
const RECONNECT = 500;

/** Milliseconds between two questions whether the connection still answers, and how long one may take. */
const PING = 2_000;

export type Listener = {
  /** Whether notifications arrive right now; while they do not, nothing that depends on them may be trusted. */
  hears(): boolean;
  stop(): Promise<void>;
};

/** Hears what was said on a channel; undefined after a loss, when anything may have been said. */
export type OnNotice = (said: string | undefined) => void;

/** Hears a channel of the embedded database, which is this process. */
export async function listenEmbedded(instance: PGlite, channel: string, onNotice: OnNotice): Promise<Listener> {
  let stopped = false;
  await instance.listen(channel, (said) => {
    if (!stopped) onNotice(said);
  });
  return {
    hears: () => true,
    // No UNLISTEN: it would go between the messages of a query under way, which then never ends.
    async stop() {
      stopped = true;
    },
  };
}

/**
 * Hears a channel of a PostgreSQL server over a connection of its own. After a loss it connects again and calls
 * `onNotice`, since anything may have been said meanwhile.
 */
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
  /** A dead network says nothing, and what nobody hears would be taken for "nothing has changed". */
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
