import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { readSellerMoney } from '../checkout/books/seller-money.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';

/** Notifies the operator of a leaver's debt: no later sale settles it. */
export async function notifyOfDebt(
  services: Pick<Services, 'log' | 'live' | 'clock'>,
  tx: Tx,
  sellerId: string,
): Promise<void> {
  const { balanceCents } = await readSellerMoney(tx, sellerId);
  if (balanceCents >= 0) return;
  services.log.error({ sellerId, cents: -balanceCents, alert: true }, 'a person who has left owes money');
  await notifyAdmins(services, tx, {
    kind: 'debt_left',
    params: { amountCents: -balanceCents, leaverId: sellerId },
    href: `/dashboard/admin/balances?only=debts#debt-${sellerId}`,
    groupKey: sellerId,
  });
}
