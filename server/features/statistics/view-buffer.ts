/** Somebody looked at a piece. */
export type View = {
  /** The day in UTC, `YYYY-MM-DD`. */
  day: string;
  listingId: string;
  /** Who it was, by a key that names nobody. */
  visitor: string;
  /** The account of somebody who is signed in; the seller's own looks do not count. */
  accountId?: string;
};

export type ViewBuffer = {
  /** Keeps a view until it is written. The same one twice is one; when too many wait, it is forgotten. */
  add(view: View): void;
  /** Takes all that wait. */
  take(): View[];
};

/** Views that may wait. They are numbers for sellers, not worth running out of memory for. */
const MOST_WAITING = 20_000;

/**
 * Holds views for the moment until they are written together: everybody who looks at the same piece would otherwise wait
 * for everybody else, for the one row that counts them.
 */
export function createViewBuffer(): ViewBuffer {
  let waiting = new Map<string, View>();
  return {
    add(view) {
      if (waiting.size < MOST_WAITING) waiting.set(`${view.day} ${view.listingId} ${view.visitor}`, view);
    },
    take() {
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}
