import type { RemovedListing } from '../../../shared/contract/admin.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { wirePrice } from '../../../shared/domain/money.ts';
import { undoableSince, undoUntil } from '../../../shared/domain/undo.ts';
import { cutPage, PAGE_SIZE } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { readTimeCursor } from '../../time-key.ts';
import { listRemoved } from './removed-listing-store.ts';

/** One page of the removed pieces that can still be brought back, the last removed first; for admins. */
export async function readRemovedListings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  page: { limit?: number; cursor?: string },
): Promise<Page<RemovedListing>> {
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listRemoved(db, undoableSince(clock.now()), limit, readTimeCursor(page.cursor));
  return cutPage(rows, limit, presentRemoved, (row) => [row.micros, row.id]);
}

const presentRemoved = (row: Awaited<ReturnType<typeof listRemoved>>[number]): RemovedListing => ({
  _id: row.id,
  productName: row.category,
  title: row.title,
  price: wirePrice(row.price_cents),
  image: row.image ?? '',
  sellerName: row.seller_name,
  removedBy: row.remover_name,
  removedAt: row.removed_at.toISOString(),
  undoUntil: undoUntil(row.removed_at).toISOString(),
});
