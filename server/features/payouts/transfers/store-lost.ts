import { inTransaction } from '../../../platform/db/database.ts';
import { isId } from '../../../platform/db/time-key.ts';
import type { ConnectPayouts, ProviderTransfer } from '../../../ports/seller-payouts.ts';
import type { Services } from '../../../ports/services.ts';
import { lockSoldPurchase } from '../../checkout/books/seller-money.ts';
import { findPayout, lockPayoutsOf } from '../payout-store.ts';
import { insertTransfer, listKnown, setRefused } from './transfer-store.ts';

type Payout = { id: string; purchase_id: string; seller_id: string };

/**
 * Stores transfers that a restored backup lost as refused ones, to be booked as made.
 * @param made all of the purchase
 * @returns whether one was taken back in part, which a person must settle first
 */
export async function storeLost(
  services: Pick<Services, 'db' | 'log'>,
  provider: ConnectPayouts,
  { payout, made }: { payout: Payout; made: readonly ProviderTransfer[] },
): Promise<boolean> {
  const known = new Set(await listKnown(services.db, payout.purchase_id));
  const lost = made.filter(
    ({ transferId, amount, reversed }) =>
      transferId !== undefined && isId(transferId) && !known.has(transferId) && amount > reversed,
  );
  const [first] = lost;
  if (!first) return false;
  const { id: transfer, transferId, amount, reversed } = first;
  const told = { payoutId: payout.id, transfer, amount, reversed };
  if (reversed > 0) {
    services.log.error({ ...told, alert: true }, 'a transfer was not in the database');
    return true;
  }
  services.log.warn(told, 'a transfer was not in the database');
  await inTransaction(services.db, async (tx) => {
    const { currency } = await lockSoldPurchase(tx, payout.purchase_id);
    await lockPayoutsOf(tx, payout.seller_id);
    const destination = await provider.findAccount(tx, payout.seller_id);
    const now = await findPayout(tx, payout.id);
    if (!transferId || !destination || now?.state !== 'owed') return;
    const row = { payoutId: payout.id, purchaseId: payout.purchase_id, sellerId: payout.seller_id };
    if (await insertTransfer(tx, { ...row, id: transferId, destination, amount, currency, charge: null }))
      await setRefused(tx, transferId, 'not in the database');
  });
  return false;
}
