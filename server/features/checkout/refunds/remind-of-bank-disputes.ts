import { inTransaction } from '../../../platform/db/database.ts';
import type { Services } from '../../../ports/services.ts';
import { notifyOfPayment } from '../alert-operator.ts';
import { claimUnanswered } from './bank-dispute-store.ts';

const BATCH = 20;

/** Reminds admins each day of banks that soon take no answer. @returns of how many */
export const remindOfBankDisputes = (services: Pick<Services, 'db' | 'log' | 'live' | 'clock'>): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const due = await claimUnanswered(tx, BATCH);
    for (const { id: purchaseId, until } of due)
      await notifyOfPayment(services, tx, { alert: 'dispute_opened', purchaseId, until });
    return due.length;
  });
