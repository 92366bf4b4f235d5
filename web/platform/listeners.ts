type Follow = (listener: () => void) => () => void;

/** Listeners of a value that is stored outside of React. */
export type Listeners = {
  /** Calls everybody who follows. */
  notify: () => void;
  /** Subscribes; returns what ends it. */
  follow: Follow;
  isFollowed: () => boolean;
};

/** @param elsewhere subscribes to outside changes, such as other tabs', while anybody listens */
export function createListeners(elsewhere?: Follow): Listeners {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let stop: (() => void) | undefined;
  return {
    notify,
    follow(listener) {
      listeners.add(listener);
      stop ??= elsewhere?.(notify);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
    isFollowed: () => listeners.size > 0,
  };
}
