import { undoableSince } from '../../../shared/domain/undo.ts';
import type { Services } from '../../app/services.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { isPaying, lockAccount } from './account-store.ts';
import { eraseRows, listToErase } from './erase-store.ts';

/** People erased at a time; the next ones come with the next run. */
const BATCH = 50;

/**
 * Erases people whose removal can no longer be undone: their login, contact data, pictures, listings, saved things.
 * Sales stay in the books without a name. Their e-mail can sign up again afterwards. Safe to repeat after a crash.
 * @returns how many were erased
 * @see docs/privacy.md
 */
export async function eraseRemoved({
  db,
  clock,
  identity,
}: Pick<Services, 'db' | 'clock' | 'identity'>): Promise<number> {
  const leavers = await listToErase(db, undoableSince(clock.now()), BATCH);
  let erased = 0;
  for (const { id, subject } of leavers) {
    // The login first: without it nobody can come back between the two, and a repeat finds it gone.
    await identity.eraseLogin?.(subject);
    erased += await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account?.deleted_at || account.erased_at || (await isPaying(tx, id))) return 0;
      await eraseRows(tx, id);
      return 1;
    });
  }
  return erased;
}
