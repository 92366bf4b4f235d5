import type { SellerPage } from '../../../shared/contract/seller-pages.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { readReplyMinutes } from '../conversations/read-conversations.ts';
import { readRating } from '../reviews/read-reviews.ts';
import { findTrader } from '../sellers/selling-as.ts';
import { countSales, findSeller, findTown } from './seller-page-store.ts';

/**
 * Returns a seller with a page.
 * @throws not_found, also for buyers and people who have left
 */
export async function requireSeller(db: Db, id: string) {
  const row = await findSeller(db, id);
  if (!row) throw new Failure('not_found');
  return row;
}

/**
 * Returns the public page. A suspended seller keeps it, without a badge.
 * @throws not_found
 */
export async function readSellerPage({ db }: Pick<Services, 'db'>, id: string): Promise<SellerPage> {
  const row = await requireSeller(db, id);
  const suspended = row.suspended_at !== null;
  const verified = row.verified_at !== null && !suspended;
  const sales = await countSales(db, id);
  const town = await findTown(db, id);
  const trader = await findTrader(db, id);
  return {
    id,
    name: row.display_name,
    since: row.created_at.toISOString(),
    ...(town === undefined ? {} : { town }),
    verified,
    ...(verified && row.verified_at ? { verifiedSince: row.verified_at.toISOString() } : {}),
    checked: [...(verified ? (['name'] as const) : []), ...(row.email_verified ? (['email'] as const) : [])],
    ...(await readRating(db, id)),
    soldCount: sales.sold,
    replyMinutes: (await readReplyMinutes(db, id)) ?? null,
    cancellations: sales.cancelled,
    suspended,
    ...(trader ? { trader } : {}),
  };
}
