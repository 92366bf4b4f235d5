import { type ComponentType, useSyncExternalStore } from 'react';

/** Set once the script with the toasts is there; a first visit does without it. */
let list: ComponentType | undefined;
const listeners = new Set<() => void>();

/** Gives the page its list of toasts; called by the script that brings them. */
export function bringToastList(next: ComponentType): void {
  list = next;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the list of toasts; undefined until a script brought it, on the server, and during hydration. */
export const useToastList = (): ComponentType | undefined =>
  useSyncExternalStore(
    follow,
    () => list,
    () => undefined,
  );
