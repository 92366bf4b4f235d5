import { MOST_COUNTED_WORK } from '../../../../shared/domain/open-work.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countFailedRefunds, countUnanswered } from './bank-dispute-store.ts';

/** Counts banks to answer and failed refunds, up to 100 of each. */
export async function countPaymentWork(db: Db) {
  const [bankDisputes, refunds] = await Promise.all([
    countUnanswered(db, MOST_COUNTED_WORK),
    countFailedRefunds(db, MOST_COUNTED_WORK),
  ]);
  return { bankDisputes, refunds };
}
