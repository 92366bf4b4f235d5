import { type ComponentType, useSyncExternalStore } from 'react';
import { createListeners } from '../platform/listeners.ts';

/** Set once the script with the toasts is there; a first visit does without it. */
let list: ComponentType | undefined;
const { notify, subscribe } = createListeners();

/** Gives the page its list of toasts; called by the script that brings them. */
export function setToastList(next: ComponentType): void {
  list = next;
  notify();
}

/** Returns the list of toasts; undefined until a script brought it, on the server, and during hydration. */
export const useToastList = (): ComponentType | undefined =>
  useSyncExternalStore(
    subscribe,
    () => list,
    () => undefined,
  );
