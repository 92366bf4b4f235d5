import type { PurchaseEvent } from '../../../shared/domain/purchase.ts';
import type { Services } from '../../app/services.ts';

/** Tells the operator of what a person has to look at; docs/operations.md says of each message what to do. */
export function alertOperator({ log }: Pick<Services, 'log'>, purchaseId: string, event: PurchaseEvent): void {
  const about = { purchaseId, event };
  if (event === 'refund_refused') log.error({ ...about, alert: true }, 'a refund failed and needs a person');
  else if (event === 'refund_returned') log.error({ ...about, alert: true }, 'a refund came back from the bank');
  else if (event === 'dispute_opened') log.error({ ...about, alert: true }, 'a buyer disputes a payment');
  else if (event === 'dispute_lost' || event === 'dispute_lost_in_part')
    log.error({ ...about, alert: true }, 'a dispute was lost and the money is gone');
  else log.error({ ...about, alert: true }, 'a payment needs a look');
}
