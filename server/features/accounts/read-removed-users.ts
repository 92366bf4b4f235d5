import type { RemovedUser } from '../../../shared/contract/admin/people.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { undoableSince, undoUntil } from '../../../shared/domain/undo.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Services } from '../../ports/services.ts';
import { listRemoved } from './account-store.ts';
import { presentUser } from './present-user.ts';

/** Returns one page of removed accounts that can be restored, last removed first; for admins. */
export async function readRemovedUsers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  page: { limit?: number; cursor?: string },
): Promise<Page<RemovedUser>> {
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listRemoved(db, undoableSince(clock.now()), limit, readTimeCursor(page.cursor));
  return cutPage(rows, limit, { present: presentRemoved, cursorOf: (row) => [row.micros, row.id] });
}

const presentRemoved = (row: Awaited<ReturnType<typeof listRemoved>>[number]): RemovedUser => ({
  ...presentUser(row),
  removedAt: row.removed_at.toISOString(),
  undoUntil: undoUntil(row.removed_at).toISOString(),
});
