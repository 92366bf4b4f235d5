import { useSyncExternalStore } from 'react';

// Which listings the person at this browser has saved, for every heart and the counter. How they are kept is in
// `keep-saved.ts`, which is loaded once somebody has saved something, signs in, or reaches for a heart.

let known: ReadonlySet<string> = new Set();
/** What was pressed and is on its way: shown at once, and forgotten when it is done or refused. */
const wanted = new Map<string, boolean>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};
const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const isSaved = (id: string): boolean => wanted.get(id) ?? known.has(id);

function count(): number {
  let sum = known.size;
  for (const [id, is] of wanted) sum += Number(is) - Number(known.has(id));
  return sum;
}

/** Replaces what is known to be kept. */
export function setSaved(ids: Iterable<string>): void {
  known = new Set(ids);
  tell();
}

/** Shows a listing as saved or not while that is under way; undefined shows again what is known. */
export function wantSaved(id: string, is: boolean | undefined): void {
  if (is === undefined) wanted.delete(id);
  else wanted.set(id, is);
  tell();
}

/** Whether a listing is saved; the server and the first drawing say no. */
export const useIsSaved = (id: string): boolean =>
  useSyncExternalStore(
    follow,
    () => isSaved(id),
    () => false,
  );

/** How many listings are saved; the server and the first drawing say none. */
export const useSavedCount = (): number => useSyncExternalStore(follow, count, () => 0);
