import { useSyncExternalStore } from 'react';
import { createListeners } from '../../platform/listeners.ts';

// For hearts and counter; `follow-saved.ts` persists them and loads on demand.

let known: ReadonlySet<string> = new Set();
/** Optimistic changes, deleted when done or refused. */
const wanted = new Map<string, boolean>();
const { notify, subscribe } = createListeners();

export const isSaved = (id: string): boolean => wanted.get(id) ?? known.has(id);

function count(): number {
  let sum = known.size;
  for (const [id, save] of wanted) sum += Number(save) - Number(known.has(id));
  return sum;
}

export function setSaved(ids: Iterable<string>): void {
  known = new Set(ids);
  notify();
}

/** Undefined returns to the persisted state. */
export function setUnconfirmed(id: string, save: boolean | undefined): void {
  if (save === undefined) wanted.delete(id);
  else wanted.set(id, save);
  notify();
}

/** False on the server and during hydration. */
export const useIsSaved = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSaved(id),
    () => false,
  );

/** 0 on the server and during hydration. */
export const useSavedCount = (): number => useSyncExternalStore(subscribe, count, () => 0);
