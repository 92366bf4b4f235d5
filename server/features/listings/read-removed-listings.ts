import type { Page } from '../../../shared/contract/call.ts';
import type { RemovedListing } from '../../../shared/contract/listings/removed-listing.ts';
import { decisionObstacle, type Judge } from '../../../shared/domain/decision-obstacle.ts';
import { undoableSince, undoUntil } from '../../../shared/domain/undo.ts';
import { Failure } from '../../../shared/errors.ts';
import { readJudge } from '../../platform/db/authorize-decision.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { partiesOfRestore } from './parties-of-restore.ts';
import { listRemoved } from './removed-listing-store.ts';

type Reader = Pick<Services, 'db' | 'clock'>;
type PageQuery = { limit?: number; cursor?: string };

/** Returns removed listings that can be restored, last removed first; for admins. */
export async function readRemovedListings(
  reader: Reader,
  viewer: Caller,
  page: PageQuery,
): Promise<Page<RemovedListing>> {
  return readRemoved(reader, page, { judge: await readJudge(reader.db, viewer.id) });
}

/** Returns the caller's removed listings, without taken-down ones. @throws not_your_email before any lookup */
export async function readOwnRemoved(
  reader: Reader,
  caller: Caller,
  { email, page }: { email: string; page: PageQuery },
): Promise<Page<RemovedListing>> {
  if (email !== caller.email.toLowerCase()) throw new Failure('not_your_email');
  return readRemoved(reader, page, { ownOf: caller.id });
}

async function readRemoved(
  { db, clock }: Reader,
  { limit = PAGE_SIZE, cursor }: PageQuery,
  { judge, ownOf }: { judge?: Judge; ownOf?: string },
) {
  const since = undoableSince(clock.now());
  const rows = await listRemoved(db, { since, limit, after: readTimeCursor(cursor), ...(ownOf ? { ownOf } : {}) });
  return cutPage(rows, limit, {
    present: (row) => presentRemoved(row, judge),
    cursorOf: (row) => [row.micros, row.id],
  });
}

function presentRemoved(
  row: Awaited<ReturnType<typeof listRemoved>>[number],
  judge: Judge | undefined,
): RemovedListing {
  const obstacle = judge && decisionObstacle(judge, { parties: partiesOfRestore(row) });
  return {
    id: row.id,
    category: row.category,
    title: row.title,
    price: wirePrice(row.price_cents),
    image: row.image ?? '',
    sellerName: row.seller_name,
    removedBy: row.remover_name,
    deletedBySeller: row.deleted_by === row.seller_id,
    removedAt: row.removed_at.toISOString(),
    undoUntil: undoUntil(row.removed_at).toISOString(),
    ...(obstacle ? { obstacle } : {}),
  };
}
