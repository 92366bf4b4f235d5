import { followSession, getSession } from '../session.ts';
import { readEventStream } from './read-event-stream.ts';

export type LiveKind = 'message' | 'offer' | 'fulfillment' | 'notification';
/** Undefined data: events may have been missed, so read everything again. */
type Hear = (data: unknown) => void;

/** Milliseconds until the first retry; doubles each time. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

const hearers = new Map<LiveKind, Set<Hear>>();
let open: AbortController | undefined;
let openFor: string | undefined;
let lastId: string | undefined;
let stopFollowing: (() => void) | undefined;

/**
 * Calls `hear` with the data of each event of a kind, over one stream per tab, while signed in.
 * @returns ends it
 */
export function onLiveEvent(kind: LiveKind, hear: Hear): () => void {
  const those = hearers.get(kind) ?? new Set();
  hearers.set(kind, those.add(hear));
  stopFollowing ??= followSession(connect);
  connect();
  return () => {
    those.delete(hear);
    if ([...hearers.values()].some(({ size }) => size > 0)) return;
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
  void keepConnected(open.signal);
}

/** Reconnects after the last event, unless the tab is hidden. While that fails, each attempt makes listeners read again. */
async function keepConnected(signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  while (!signal.aborted) {
    const wasOpen = await readEventStream(lastId, signal, ({ id, kind, data }) => {
      wait = FIRST_WAIT;
      lastId = id ?? lastId;
      if (kind === 'reset') tellAll();
      else if (kind) tell(kind, data);
    });
    if (signal.aborted) return;
    if (!wasOpen && navigator.onLine) tellAll();
    wait = wasOpen ? FIRST_WAIT : Math.min(wait * 2, LONGEST_WAIT);
    await pause(wait, signal);
    await untilSeen(signal);
  }
}

/** Makes listeners read everything again: the events since the last one are not known. */
function tellAll(): void {
  for (const kind of hearers.keys()) tell(kind, undefined);
}

function tell(kind: string, data: unknown): void {
  for (const hear of [...(hearers.get(kind as LiveKind) ?? [])]) hear(data);
}

/** A hidden tab does not connect again; what it missed comes when it is seen. */
function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look, { once: true });
    look();
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
