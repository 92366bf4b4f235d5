export type View = {
  day: string;
  listingId: string;
  /** Anonymous key of the visitor. */
  visitor: string;
  /** Set when signed in; the seller's own views do not count. */
  accountId?: string;
};

export type ViewBuffer = {
  /** Buffers a view, without duplicates; drops views when full. */
  add(view: View): void;
  take(): View[];
};

/** Maximum buffered views, to limit memory. */
const MOST_WAITING = 20_000;

/** Buffers views to write in batches, so that viewers of one listing do not wait for its row lock. */
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
