import type { Block } from '../../../shared/contract/blocks.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { blockRefusals } from '../../../shared/words/refusals/blocks.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { lockAccountForShare } from '../../platform/db/lock-account.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { deleteBlock, insertBlock, listBlocked } from './block-store.ts';

/**
 * Ends contact in both directions, open offers and unpaid holds. Safe to repeat; the person is not told.
 * @throws not_found, invalid_input for oneself
 */
export async function blockAccount(
  { db, deal }: Pick<Services, 'db' | 'deal'>,
  caller: Caller,
  accountId: string,
): Promise<void> {
  if (accountId === caller.id) throw invalidFields({ accountId: blockRefusals.yourself() });
  await inTransaction(db, async (tx) => {
    if (!(await lockAccountForShare(tx, accountId))) throw new Failure('not_found');
    await insertBlock(tx, caller.id, accountId);
    await deal.parted(tx, [caller.id, accountId]);
  });
}

/** Ends the caller's own block. Safe to repeat. */
export async function unblockAccount({ db }: Pick<Services, 'db'>, caller: Caller, accountId: string): Promise<void> {
  await deleteBlock(db, caller.id, accountId);
}

/** Returns a page of the people whom the caller has blocked, latest first. */
export async function readBlocks(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { limit = PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Block>> {
  const rows = await listBlocked(db, caller.id, { limit: limit + 1, after: readTimeCursor(cursor) });
  return cutPage(rows, limit, {
    present: ({ blocked_id: accountId, display_name: name, created_at: at }) => ({
      accountId,
      name,
      at: at.toISOString(),
    }),
    cursorOf: (row) => [row.micros, row.blocked_id],
  });
}
