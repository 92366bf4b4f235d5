import type { AdminListing } from '../../../shared/contract/admin/listings.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { decisionObstacle } from '../../../shared/domain/decision-obstacle.ts';
import type { AdminListingState } from '../../../shared/domain/moderation.ts';
import { Failure } from '../../../shared/errors.ts';
import { readJudge } from '../../platform/db/authorize-decision.ts';
import type { Db } from '../../platform/db/database.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readTimeCursor } from '../../platform/db/time-key.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import type { Services } from '../../ports/services.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';
import { partiesOfRestore } from '../listings/parties-of-restore.ts';
import { type EveryListingRow, findAnyListing, listEveryListing } from './every-listing-store.ts';

type Query = { q?: string; state?: AdminListingState; seller?: string; limit?: number; cursor?: string };

/** Returns one page of listings in every state, newest first; for admins. */
export async function readEveryListing(
  { db }: Pick<Services, 'db'>,
  { limit = PAGE_SIZE, cursor, ...asked }: Query,
): Promise<Page<AdminListing>> {
  const rows = await listEveryListing(db, { ...asked, limit, after: readTimeCursor(cursor) });
  const present = await presenter(db, rows);
  return cutPage(rows, limit, { present, cursorOf: (row) => [row.micros, row.id] });
}

/**
 * Returns one listing in any state; for admins.
 * @throws not_found
 */
export async function readAnyListing({ db }: Pick<Services, 'db'>, viewer: Caller, id: string): Promise<AdminListing> {
  const row = await findAnyListing(db, id);
  if (!row) throw new Failure('not_found');
  const present = await presenter(db, [row]);
  const parties = row.holder_id ? [row.seller_id, row.holder_id] : partiesOfRestore(row);
  const obstacle = decisionObstacle(await readJudge(db, viewer.id), { parties });
  return { ...present(row), ...(obstacle ? { obstacle } : {}) };
}

async function presenter(db: Db, rows: readonly EveryListingRow[]): Promise<(row: EveryListingRow) => AdminListing> {
  const ids = rows.map(({ id }) => id);
  const pictures = await findMainPictures(db, ids);
  return (row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    price: wirePrice(row.price_cents),
    image: pictures.get(row.id) ?? '',
    state: row.state,
    advertised: row.advertised,
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    sellerEmail: row.seller_email,
    sellerLanguage: row.seller_language,
    createdAt: row.created_at.toISOString(),
    ...(row.deleted_by === row.seller_id ? { deletedBySeller: true } : {}),
    ...(row.held_until ? { onHoldUntil: row.held_until.toISOString() } : {}),
  });
}
