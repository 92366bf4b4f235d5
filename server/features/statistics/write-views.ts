import { dayOf } from '../../../shared/domain/period.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
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
