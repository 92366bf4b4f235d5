import { canUndo } from '../../../shared/domain/undo.ts';
import { Failure } from '../../../shared/errors.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { lockWish, setRemoved } from './wish-store.ts';

/**
 * Restores a removed wishlist entry within 30 days. Idempotent.
 * @throws not_found, undo_expired
 */
export async function restoreWish(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const wish = await lockWish(tx, caller.id, id);
    if (!wish) throw new Failure('not_found');
    if (!wish.removed_at) return;
    if (!canUndo(wish.removed_at, clock.now())) throw new Failure('undo_expired');
    await setRemoved(tx, id, false);
  });
}
