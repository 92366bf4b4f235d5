import { MOST_COUNTED_WORK } from '../../../../shared/domain/open-work.ts';
import { type Db, inTransaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyOfPayment } from '../alert-operator.ts';
import { claimUnanswered, countFailedRefunds, countUnanswered } from './bank-dispute-store.ts';

const BATCH = 20;

/** Counts payments about which a bank waits for an answer, and refunds that failed, up to 100 of each. */
export async function countPaymentWork(db: Db) {
  const [bankDisputes, refunds] = await Promise.all([
    countUnanswered(db, MOST_COUNTED_WORK),
    countFailedRefunds(db, MOST_COUNTED_WORK),
  ]);
  return { bankDisputes, refunds };
}

/** Reminds admins each day of banks that soon take no answer. @returns of how many */
export const remindOfBankDisputes = (services: Pick<Services, 'db' | 'log' | 'live' | 'clock'>): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const due = await claimUnanswered(tx, BATCH);
    for (const { id: purchaseId, until } of due)
      await notifyOfPayment(services, tx, { alert: 'dispute_opened', purchaseId, until });
    return due.length;
  });
