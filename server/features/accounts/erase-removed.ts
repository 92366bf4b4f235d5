import { undoableSince } from '../../../shared/domain/undo.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { isPaying, lockAccount } from './account-store.ts';
import { eraseRows, listToErase } from './erase-store.ts';

const BATCH = 50;

/**
 * Erases accounts whose removal is final. Sales stay without a name; the email can sign up again. Tax data stays until
 * it is reported.
 * @returns how many
 * @see docs/privacy.md
 */
export async function eraseRemoved(services: Pick<Services, 'db' | 'clock' | 'identity' | 'deal'>): Promise<number> {
  const { db, clock, identity, deal } = services;
  const leavers = await listToErase(db, undoableSince(clock.now()), BATCH);
  let erased = 0;
  for (const { id, subject } of leavers) {
    // First, so that nobody can sign in meanwhile.
    await identity.eraseLogin?.(subject);
    erased += await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, id);
      if (!account?.deleted_at || account.erased_at || (await isPaying(tx, id))) return 0;
      await deal.personErased(tx, id);
      await eraseRows(tx, id);
      return 1;
    });
  }
  return erased;
}
