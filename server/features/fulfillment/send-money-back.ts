import { inSeconds } from '../../platform/db/in-seconds.ts';
import type { Services } from '../../ports/services.ts';
import { refundEndedSale } from '../checkout/refunds/refund-ended-sale.ts';
import { claimRefund, setRefundDue } from './fulfillment-store.ts';

export { dueMoneyBack } from './fulfillment-store.ts';

/** Seconds until the next try while the provider does not answer or a bank decides. */
const TRY_AGAIN = 60;

/** Sends back the money of one cancelled or refused sale. @returns how many were checked */
export const sendMoneyBack = (services: Services): Promise<number> => sendMoneyBackOf(services);

/** @param id only of this sale */
export async function sendMoneyBackOf(services: Services, id?: string): Promise<number> {
  const claimed = await claimRefund(services.db, id);
  if (!claimed) return 0;
  const isOrdered = await refundEndedSale(services, claimed.purchase_id, `${claimed.state}: ${claimed.ended_reason}`);
  await setRefundDue(services.db, claimed.id, isOrdered ? null : inSeconds(TRY_AGAIN));
  return 1;
}
