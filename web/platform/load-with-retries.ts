const WAIT_MILLISECONDS = 3000;

/** Calls `load` until it succeeds, for code that is fetched later, perhaps offline. */
export const loadWithRetries = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS));
    return loadWithRetries(load);
  });
