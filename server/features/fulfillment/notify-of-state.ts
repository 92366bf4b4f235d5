import type { FulfillmentParty, FulfillmentState } from '../../../shared/domain/fulfillment.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { type FulfillmentRow, findByPurchase } from './fulfillment-store.ts';

type Parties = Pick<FulfillmentRow, 'id' | 'listing_id' | 'buyer_id' | 'seller_id'>;

/** Publishes the new state to the open pages of buyer and seller. */
export const notifyOfState = (
  services: Pick<Services, 'live'>,
  tx: Tx,
  parties: Parties,
  state: FulfillmentState,
): Promise<void> => notifyOfStates(services, tx, [{ ...parties, state }]);

/** The same of several sales. */
export const notifyOfStates = (
  { live }: Pick<Services, 'live'>,
  tx: Tx,
  sales: readonly (Parties & { state: FulfillmentState })[],
): Promise<void> =>
  live.publish(
    tx,
    sales.flatMap(({ id, listing_id: listingId, buyer_id, seller_id, state }) =>
      [buyer_id, seller_id].map((accountId) => ({
        accountId,
        kind: 'fulfillment' as const,
        data: { id, listingId, state },
      })),
    ),
  );

/** Publishes that a sale's money or return moved, for open pages of both. */
export async function notifyOfMoney(services: Pick<Services, 'live'>, tx: Tx, purchaseId: string): Promise<void> {
  const found = await findByPurchase(tx, purchaseId);
  if (found) await notifyOfState(services, tx, found, found.state);
}

/** Publishes that a payout moved: the seller's alone. */
export async function notifySellerOfMoney({ live }: Pick<Services, 'live'>, tx: Tx, purchaseId: string): Promise<void> {
  const found = await findByPurchase(tx, purchaseId);
  if (!found) return;
  const { id, listing_id: listingId, seller_id: accountId, state } = found;
  await live.publish(tx, [{ accountId, kind: 'fulfillment', data: { id, listingId, state } }]);
}

/** Returns the receiver of a notification, and its page. */
export const newsFor = ({ id, listing_id: listingId, buyer_id, seller_id }: Parties, role: FulfillmentParty) => ({
  accountId: role === 'buyer' ? buyer_id : seller_id,
  href: role === 'buyer' ? `/dashboard/purchases/${id}` : `/dashboard/sales/${id}`,
  listingId,
});
