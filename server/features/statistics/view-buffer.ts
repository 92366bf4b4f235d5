import type { View, ViewBuffer } from '../../ports/view-buffer.ts';

/** Limits memory. */
const MOST_WAITING = 20_000;

/** Writes views in batches: viewers of one listing must not wait for its row lock. */
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
