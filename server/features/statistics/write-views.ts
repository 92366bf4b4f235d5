import { dayOf } from '../../../shared/domain/period.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import type { View, ViewBuffer } from '../../ports/view-buffer.ts';
import { addViews, deleteViewers } from './view-store.ts';

/** Writes buffered views in one batch; safe to repeat and in several processes. @returns how many */
export async function writeViews({ db, viewBuffer }: Pick<Services, 'db' | 'viewBuffer'>): Promise<number> {
  const views = viewBuffer.take();
  if (views.length === 0) return 0;
  try {
    await inTransaction(db, (tx) => addViews(tx, views));
    return views.length;
  } catch (error) {
    for (const view of views) viewBuffer.add(view);
    throw error;
  }
}

/** Deletes keys before yesterday, which prevented double counting. */
export async function deleteOldViewers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteViewers(db, dayOf(clock.now(), 1));
}

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
