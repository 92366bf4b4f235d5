import type { Act } from '../../../shared/contract/admin/audit-log.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Services } from '../../ports/services.ts';
import { listActs } from './audit-store.ts';

/** Returns one page of the audit log, newest first; for admins. */
export async function readActs(
  { db }: Pick<Services, 'db'>,
  page: { limit?: number; cursor?: string; about?: string },
): Promise<Page<Act>> {
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listActs(db, limit, readTimeCursor(page.cursor), page.about);
  return cutPage(rows, limit, { present: presentAct, cursorOf: (row) => [row.micros, row.id] });
}

const presentAct = (row: Awaited<ReturnType<typeof listActs>>[number]): Act => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  actorName: row.actor_name ?? 'Settee',
  ...(row.target_name === null ? {} : { targetName: row.target_name }),
  before: row.before ?? {},
  after: row.after ?? {},
});
