import { nextTransfer } from '../../../../shared/domain/payout.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import type { ProviderTransfer } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import { findSoldListing, lockSoldPurchase } from '../../checkout/books/seller-money.ts';
import { notifyAdmins } from '../../notifications/notify-admins.ts';
import { matchPayouts } from '../match-payouts.ts';
import { findPayout, listOpen, lockPayoutsOf, setAmount, setOwedAgain } from '../payout-store.ts';
import { settlePayout } from '../settle-payout.ts';
import { findTransfer, listRefused, setRefused, setSent } from './transfer-store.ts';

/** Books a transfer that the provider has made, and notifies the seller. Idempotent. */
export async function finishTransfer(services: Services, id: string, made: ProviderTransfer): Promise<void> {
  const known = await findTransfer(services.db, id);
  if (!known) return;
  const { purchase_id: purchaseId, seller_id: sellerId, payout_id: payoutId } = known;
  await inTransaction(services.db, async (tx) => {
    await lockSoldPurchase(tx, purchaseId);
    await lockPayoutsOf(tx, sellerId);
    const row = await findTransfer(tx, id);
    const payout = await findPayout(tx, payoutId);
    if (!row || !payout || row.state === 'sent') return;
    // The transfer was refused but made: its payout may have changed.
    if (payout.state === 'owed' && payout.amount_cents !== row.amount_cents)
      await setAmount(tx, payoutId, row.amount_cents);
    await setSent(tx, id, made.id);
    await settlePayout(services, tx, { ...payout, amount_cents: row.amount_cents }, { reference: made.id, by: null });
    crashPoint('transfer:booked');
    // Money may have gone back to the buyer while it was sent.
    await matchPayouts(services, tx, { purchaseId, sellerId });
  });
  crashPoint('transfer:committed');
  services.log.info({ payoutId, transfer: made.id, cents: known.amount_cents }, 'a seller was paid');
}

/** Reopens the payout of a transfer that was certainly not made. A later one uses another key. */
export async function refuseTransfer(services: Services, id: string, refusal: string): Promise<void> {
  const known = await findTransfer(services.db, id);
  if (!known) return;
  const { purchase_id: purchaseId, seller_id: sellerId, payout_id: payoutId } = known;
  await inTransaction(services.db, async (tx) => {
    await lockSoldPurchase(tx, purchaseId);
    await lockPayoutsOf(tx, sellerId);
    const row = await findTransfer(tx, id);
    if (row?.state !== 'pending') return;
    await setRefused(tx, id, refusal);
    const refused = await listRefused(tx, payoutId);
    const open = await listOpen(tx, sellerId);
    // Another open payout of the sale takes the amount.
    if (open.some(({ purchase_id: other }) => other === purchaseId)) await setAmount(tx, payoutId, 0);
    else await setOwedAgain(tx, payoutId, nextTransfer(refused.length, services.clock.now()));
    await matchPayouts(services, tx, { purchaseId, sellerId });
    await services.deal.payoutMoved(tx, purchaseId);
    // Once for each answer.
    if (refused.filter((one) => one.refusal === refusal).length > 1) return;
    const { id: listingId, title } = await findSoldListing(tx, purchaseId);
    await notifyAdmins(services, tx, {
      kind: 'payment_alert',
      params: { alert: 'payout_refused', title },
      href: '/dashboard/admin/payouts',
      groupKey: `payout_refused ${payoutId}`,
      listingId,
    });
  });
}
