import { getSession, subscribeToSession } from '../session.ts';
import { readEventStream } from './read-event-stream.ts';

export type LiveKind = 'message' | 'offer' | 'fulfillment' | 'notification';
/** Undefined data: events may be missing, so read everything. */
type Listener = (data: unknown) => void;

/** Milliseconds; doubles with each retry. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

const listeners = new Map<LiveKind, Set<Listener>>();
let open: AbortController | undefined;
let openFor: string | undefined;
let lastId: string | undefined;
let stopFollowing: (() => void) | undefined;

/**
 * Calls `listener` with the data of each event of a kind, over one stream per tab, while signed in.
 * @returns ends it
 */
export function onLiveEvent(kind: LiveKind, listener: Listener): () => void {
  const those = listeners.get(kind) ?? new Set();
  listeners.set(kind, those.add(listener));
  stopFollowing ??= subscribeToSession(connect);
  connect();
  return () => {
    those.delete(listener);
    if ([...listeners.values()].some(({ size }) => size > 0)) return;
    stopFollowing?.();
    stopFollowing = undefined;
    close();
  };
}

function close(): void {
  open?.abort();
  open = undefined;
  openFor = undefined;
  lastId = undefined;
}

function connect(): void {
  const person = getSession().account?.id;
  if (person === openFor) return;
  close();
  if (person === undefined) return;
  openFor = person;
  open = new AbortController();
  void stayConnected(open.signal);
}

/** Reconnects, unless the tab is hidden. Each failed attempt makes listeners read again. */
async function stayConnected(signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    const wasOpen = await readEventStream(lastId, signal, ({ id, kind, data }) => {
      wait = FIRST_WAIT;
      lastId = id ?? lastId;
      if (kind === 'reset') notifyAll();
      else if (kind) notify(kind, data);
    });
    if (signal.aborted) return;
    if (!wasOpen && navigator.onLine) notifyAll();
    wait = wasOpen ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await pause(wait, signal);
    await untilSeen(signal);
  }
}

/** Events since the last one are unknown: listeners read everything. */
function notifyAll(): void {
  for (const kind of listeners.keys()) notify(kind, undefined);
}

function notify(kind: string, data: unknown): void {
  for (const listener of [...(listeners.get(kind as LiveKind) ?? [])]) listener(data);
}

/** A hidden tab catches up when it is seen. */
function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal.addEventListener('abort', check, { once: true });
    check();
  });
}

/** Ends early when the browser is online. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
}
