type Subscribe = (listener: () => void) => () => void;

/** Listeners of a value that is stored outside of React. */
export type Listeners = {
  /** Calls each listener. */
  notify: () => void;
  /** Adds a listener. @returns the function that removes it */
  subscribe: Subscribe;
  hasListeners: () => boolean;
};

/** @param elsewhere subscribes to outside changes, such as other tabs', while there is a listener */
export function createListeners(elsewhere?: Subscribe): Listeners {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let stop: (() => void) | undefined;
  return {
    notify,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= elsewhere?.(notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    hasListeners: () => listeners.size > 0,
  };
}
