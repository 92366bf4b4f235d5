import { afterCommit, type Database, type Db, type Tx } from '../db/database.ts';
import {
  EVENTS_AT_ONCE,
  insertLiveEvents,
  type LiveEvent,
  type NewLiveEvent,
  notifyLive,
  readLiveEvents,
} from './live-event-store.ts';

const CHANNEL = 'live';
/** Milliseconds; a writer may die before its notice. */
const READ_EVERY = 1_000;
/** Milliseconds in which notices are merged. */
const NOTIFY_WITHIN = 50;

/** An open page of a person. */
type Subscriber = {
  readonly accountId: string;
  position: number;
  /** Must not throw. */
  send(event: LiveEvent): void;
  /** This process stops; the page reconnects to another. */
  end(): void;
};

/** Brings events to open pages, across processes. */
export type LiveEvents = {
  /** Stores events in the caller's transaction; pages get them after the commit. */
  publish(tx: Tx, events: readonly NewLiveEvent[]): Promise<void>;
  /** Sends all events after the position, once and in order. @returns ends it */
  subscribe(subscriber: Subscriber): () => void;
  endAll(): void;
  stop(): Promise<void>;
};

/** Passes stored live events on to this process's open pages. */
export async function watchLiveEvents(database: Pick<Database, 'db' | 'listen'>): Promise<LiveEvents> {
  const subscribers = new Map<string, Set<Subscriber>>();
  let timer: NodeJS.Timeout | undefined;

  const readNew = async (db: Db): Promise<void> => {
    for (let isMore = true; isMore; ) {
      const events = await readLiveEvents(db, firstNeeded(subscribers));
      for (const event of events) pass(subscribers.get(event.accountId), event);
      isMore = events.length >= EVENTS_AT_ONCE;
    }
  };
  const listener = await database.listen(CHANNEL, readNew);
  const poll = setInterval(() => void listener.readNow(), READ_EVERY).unref();
  const notify = async () => {
    timer = undefined;
    // If it fails, the others find the events themselves.
    await notifyLive(database.db, CHANNEL).catch(() => undefined);
  };
  return {
    async publish(tx, events) {
      if (events.length === 0) return;
      await insertLiveEvents(tx, events);
      afterCommit(tx, () => {
        void listener.readNow();
        timer ??= setTimeout(() => void notify(), NOTIFY_WITHIN).unref();
      });
    },
    subscribe(subscriber) {
      const { accountId } = subscriber;
      const pages = subscribers.get(accountId) ?? new Set();
      subscribers.set(accountId, pages.add(subscriber));
      void listener.readNow();
      return () => {
        pages.delete(subscriber);
        if (pages.size === 0 && subscribers.get(accountId) === pages) subscribers.delete(accountId);
      };
    },
    endAll() {
      for (const pages of subscribers.values()) for (const page of pages) page.end();
    },
    async stop() {
      clearInterval(poll);
      clearTimeout(timer);
      subscribers.clear();
      await listener.stop();
    },
  };
}

function pass(pages: ReadonlySet<Subscriber> | undefined, event: LiveEvent): void {
  for (const page of pages ?? []) {
    if (event.position <= page.position) continue;
    page.position = event.position;
    page.send(event);
  }
}

const firstNeeded = (subscribers: ReadonlyMap<string, ReadonlySet<Subscriber>>) =>
  new Map(
    [...subscribers].map(([accountId, pages]) => [accountId, Math.min(...[...pages].map(({ position }) => position))]),
  );
