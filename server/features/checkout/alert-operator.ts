import type { PurchaseEvent } from '../../../shared/domain/purchase.ts';
import type { Services } from '../../ports/services.ts';

/** Logs an alert for a person; docs/operations.md explains each message. */
export function alertOperator({ log }: Pick<Services, 'log'>, purchaseId: string, event: PurchaseEvent): void {
  const about = { purchaseId, event };
  if (event === 'refund_refused') log.error({ ...about, alert: true }, 'a refund failed and needs a person');
  else if (event === 'refund_returned' || event === 'excess_returned')
    log.error({ ...about, alert: true }, 'a refund came back from the bank');
  else if (event === 'dispute_opened') log.error({ ...about, alert: true }, 'a buyer disputes a payment');
  else if (event === 'dispute_lost' || event === 'dispute_lost_in_part')
    log.error({ ...about, alert: true }, 'a dispute was lost and the money is gone');
  else if (event === 'excess_gone') log.error({ ...about, alert: true }, 'more money went back than came');
  else log.error({ ...about, alert: true }, 'a payment needs a check');
}
