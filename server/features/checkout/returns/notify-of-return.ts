import { moneyBackUntil } from '../../../../shared/domain/returns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyAdmins } from '../../notifications/notify-admins.ts';
import { adminSalesPage } from '../admin-sales-page.ts';
import { untilOf } from './present-return.ts';
import { listReturnsLeftBy, type ReturnRow } from './return-store.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'config'>;

/**
 * Notifies the admins.
 * @param options.accepted the clock accepted it
 */
export function notifyOfReturn(
  services: Needed,
  tx: Tx,
  row: ReturnRow,
  { accepted = false }: { accepted?: boolean } = {},
): Promise<void> {
  const { title } = row.snapshot;
  const byLaw = row.must_accept ? moneyBackUntil(row.answered_at ?? row.created_at) : undefined;
  const decideUntil = untilOf(services, row);
  return notifyAdmins(services, tx, {
    kind: 'return_asked',
    href: adminSalesPage(title),
    listingId: row.listing_id,
    groupKey: row.id,
    params: {
      title,
      from: row.buyer_name,
      ...(byLaw ? { until: byLaw.toISOString() } : {}),
      ...(row.seller_left_at ? { shopDecides: true as const } : {}),
      ...(decideUntil ? { decideUntil: decideUntil.toISOString() } : {}),
      ...(accepted ? { accepted: true as const } : {}),
    },
  });
}

/** Notifies the admins of what they decide instead of a leaver, who leaves now. */
export async function passReturnsToShop(services: Needed, tx: Tx, sellerId: string): Promise<void> {
  const leftAt = services.clock.now();
  for (const row of await listReturnsLeftBy(tx, sellerId))
    await notifyOfReturn(services, tx, { ...row, seller_left_at: leftAt });
}
