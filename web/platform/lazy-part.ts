import { type ComponentType, lazy } from 'react';

/** Waits between attempts, in milliseconds. A return of the connection ends a wait. */
const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 60_000;

/**
 * A component whose code is loaded when it is first shown.
 * Without a connection the `Suspense` fallback stays and loading is tried again: one missing part must not
 * replace the page by an error.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await loadPatiently(load) }));
}

async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MILLISECONDS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MILLISECONDS))
    try {
      return await load();
    } catch {
      await waitForConnection(wait);
    }
}

function waitForConnection(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
