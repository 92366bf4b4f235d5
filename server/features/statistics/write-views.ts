import { dayOf } from '../../../shared/domain/period.ts';
import type { Services } from '../../app/services.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { addViews, deleteViewers } from './view-store.ts';

/**
 * Writes the views that wait, all at once. Should that fail they wait on; written twice, they count once.
 * Safe in several processes at a time.
 */
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

/** Forgets who looked at what before yesterday: by then everybody who could count twice was counted. */
export async function forgetViewers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await deleteViewers(db, dayOf(clock.now(), 1));
}
