/** Waits between attempts, in milliseconds. A return of the connection ends a wait. */
const FIRST_WAIT_MILLISECONDS = 1000;
const LONGEST_WAIT_MILLISECONDS = 60_000;

/** Calls `load` until it succeeds, with growing waits. For code that the page fetches later, perhaps offline. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
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
