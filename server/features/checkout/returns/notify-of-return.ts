import { moneyBackUntil } from '../../../../shared/domain/returns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyAdmins } from '../../notifications/notify-admins.ts';
import { adminSalesPage } from '../admin-sales-page.ts';
import { untilOf } from './present-return.ts';
import { listPendingReturns, type ReturnRow } from './return-store.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'config'>;

/** Notifies the admins. */
export function notifyOfReturn(services: Needed, tx: Tx, row: ReturnRow): Promise<void> {
  const { title } = row.snapshot;
  const byLaw = row.must_accept ? moneyBackUntil(countedFrom(row)) : undefined;
  const decideUntil = untilOf(services, row);
  return notifyAdmins(services, tx, {
    kind: 'return_asked',
    href: adminSalesPage(title),
    listingId: row.listing_id,
    groupKey: row.id,
    party: row.buyer_id,
    params: {
      title,
      from: row.buyer_name,
      ...(byLaw ? { until: byLaw.toISOString() } : {}),
      ...(row.seller_left_at ? { shopDecides: true as const } : {}),
      ...(decideUntil ? { decideUntil: decideUntil.toISOString() } : {}),
      ...(row.state === 'accepted' ? { accepted: true as const } : {}),
      ...(row.state === 'accepted' && row.accepted_by_clock ? { byClock: true as const } : {}),
    },
  });
}

/** As the notice of the law's days counts it. */
const countedFrom = ({ reason, answered_at, created_at }: ReturnRow): Date =>
  reason === 'withdrawal' ? (answered_at ?? created_at) : created_at;

/** Notifies the admins of what they settle instead of a leaver, who leaves now, or no longer. */
export async function passReturns(
  services: Needed,
  tx: Tx,
  sellerId: string,
  { toShop }: { toShop: boolean },
): Promise<void> {
  const leftAt = toShop ? services.clock.now() : null;
  for (const row of await listPendingReturns(tx, sellerId))
    await notifyOfReturn(services, tx, { ...row, seller_left_at: leftAt });
}
