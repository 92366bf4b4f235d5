import { useSyncExternalStore } from 'react';
import { keysOfStorage } from '../../platform/keys-of-storage.ts';
import { createListeners } from '../../platform/listeners.ts';
import { type KeptPhoto, readKeptPhoto } from '../images/uploaded-photo.ts';

/** Stays here until the server has answered, also over a reload. */
export type Outgoing = {
  clientId: string;
  conversationId: string;
  text: string;
  images: KeptPhoto[];
  /** ISO time. */
  at: string;
  /** Why the server refused it; sent again only on request. */
  failure?: string;
  /** The server was unreachable; sent again automatically. */
  waits?: boolean;
};

const PREFIX = 'outbox:';
/** An entry each, so that tabs never overwrite each other's. The account comes last, see `dropAllOf`. */
const keyOf = ({ clientId }: Pick<Outgoing, 'clientId'>, accountId: string) => `${PREFIX}${clientId}:${accountId}`;

const listeners = createListeners(() => {
  window.addEventListener('storage', followOtherTabs);
  return () => window.removeEventListener('storage', followOtherTabs);
});
/** Not accepted by a full or blocked storage. */
const unstored = new Map<string, Outgoing>();
let known: { accountId: string; outgoing: Outgoing[] } | undefined;

/** Returns outgoing messages in the order of writing. */
export function readOutbox(accountId: string): Outgoing[] {
  if (known?.accountId !== accountId) known = { accountId, outgoing: readAll(accountId) };
  return known.outgoing;
}

/** Adds a message or replaces its state. */
export function storeOutgoing(accountId: string, outgoing: Outgoing): void {
  const key = keyOf(outgoing, accountId);
  try {
    localStorage.setItem(key, JSON.stringify(outgoing));
    unstored.delete(key);
  } catch {
    unstored.set(key, outgoing);
  }
  changed();
}

export function deleteOutgoing(accountId: string, outgoing: Pick<Outgoing, 'clientId'>): void {
  const key = keyOf(outgoing, accountId);
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {}
  changed();
}

/** Follows changes, also of other tabs. @returns ends it */
export const subscribeToOutbox = listeners.subscribe;

export const useOutbox = (accountId: string): Outgoing[] =>
  useSyncExternalStore(subscribeToOutbox, () => readOutbox(accountId));

function changed(): void {
  known = undefined;
  listeners.notify();
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === null || key.startsWith(PREFIX)) changed();
}

function readAll(accountId: string): Outgoing[] {
  const isOwn = (key: string) => key.startsWith(PREFIX) && key.endsWith(`:${accountId}`);
  const kept = keysOfStorage()
    .filter(isOwn)
    .flatMap((key) => readOne(key) ?? []);
  const others = [...unstored].flatMap(([key, outgoing]) => (isOwn(key) ? [outgoing] : []));
  return [...kept, ...others].sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Browser storage is untrusted. */
function readOne(key: string): Outgoing | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<Outgoing> | null;
    const texts = [kept?.clientId, kept?.conversationId, kept?.text, kept?.at];
    const isWhole = texts.every((text) => typeof text === 'string') && Array.isArray(kept?.images);
    if (!isWhole) return undefined;
    return { ...(kept as Outgoing), images: (kept?.images ?? []).flatMap((photo) => readKeptPhoto(photo) ?? []) };
  } catch {
    return undefined;
  }
}
