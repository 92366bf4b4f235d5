import { moneyBackUntil } from '../../../../shared/domain/returns.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyAdmins } from '../../notifications/notify-admins.ts';
import { adminSalesPage } from '../admin-sales-page.ts';
import { listPendingReturns } from './return-store.ts';

type Asked = {
  id: string;
  listingId: string;
  title: string;
  from: string;
  buyerId: string;
  /** The law's day. */
  until: Date | undefined;
  /** The seller has left. */
  shopDecides: boolean;
  isAccepted?: boolean;
};

type Needed = Pick<Services, 'live' | 'clock'>;

/** Notifies the admins. */
export const notifyOfReturn = (services: Needed, tx: Tx, asked: Asked): Promise<void> =>
  notifyAdmins(services, tx, {
    kind: 'return_asked',
    href: adminSalesPage(asked.title),
    listingId: asked.listingId,
    groupKey: asked.id,
    party: asked.buyerId,
    params: {
      title: asked.title,
      from: asked.from,
      ...(asked.until ? { until: asked.until.toISOString() } : {}),
      ...(asked.shopDecides ? { shopDecides: true as const } : {}),
      ...(asked.isAccepted ? { accepted: true as const } : {}),
    },
  });

/** Notifies the admins of what they settle instead of a leaver, or no longer. */
export async function passReturns(
  services: Needed,
  tx: Tx,
  sellerId: string,
  { toShop }: { toShop: boolean },
): Promise<void> {
  for (const row of await listPendingReturns(tx, sellerId))
    await notifyOfReturn(services, tx, {
      id: row.id,
      listingId: row.listing_id,
      title: row.snapshot.title,
      from: row.buyer_name,
      buyerId: row.buyer_id,
      until: row.must_accept ? moneyBackUntil(row.answered_at ?? row.created_at) : undefined,
      shopDecides: toShop,
      isAccepted: row.state === 'accepted',
    });
}
