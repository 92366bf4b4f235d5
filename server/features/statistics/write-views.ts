import { dayOf } from '../../../shared/domain/period.ts';
import type { Services } from '../../app/services.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { addViews, deleteViewers } from './view-store.ts';

/** Writes buffered views in one batch; safe to repeat and in several processes. */
export async function writeViews({ db, viewBuffer }: Pick<Services, 'db' | 'viewBuffer'>): Promise<void> {
  const views = viewBuffer.take();
  if (views.length === 0) return;
  try {
    await inTransaction(db, (tx) => addViews(tx, views));
  } catch (error) {
    for (const view of views) viewBuffer.add(view);
    throw error;
  }
}

/** Deletes visitor keys before yesterday, no longer needed against double counting. */
export async function forgetViewers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteViewers(db, dayOf(clock.now(), 1));
}
