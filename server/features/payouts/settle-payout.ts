import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { transferMoney } from '../checkout/books/seller-money.ts';
import { notify } from '../notifications/notify.ts';
import { type ShownPayout, setPaid } from './payout-store.ts';

type Needed = Pick<Services, 'live' | 'clock' | 'sellerPayouts'> & { deal: Pick<Services['deal'], 'payoutMoved'> };

/** Books that a payout was sent, and notifies the seller. @param sent by whom; null: the provider */
export async function settlePayout(
  services: Needed,
  tx: Tx,
  { id, purchase_id: purchaseId, seller_id: sellerId, listing_id: listingId, amount_cents: amount }: ShownPayout,
  sent: { reference: string; by: string | null },
): Promise<void> {
  await setPaid(tx, id, sent);
  await transferMoney(tx, { id, purchaseId, amount });
  await services.deal.payoutMoved(tx, purchaseId);
  await services.sellerPayouts.deleteLeaver(tx, sellerId);
  await notify(services, tx, {
    accountId: sellerId,
    kind: 'payout',
    params: { amountCents: amount },
    href: '/dashboard/earnings',
    listingId,
  });
}
