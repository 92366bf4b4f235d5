import type { Cents } from '../../../../shared/domain/money.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { readEarned } from '../../checkout/books/seller-money.ts';
import { insertReversal } from './reversal-store.ts';
import { listReversible, sumSent } from './transfer-store.ts';

/**
 * Orders reversals of a sale when more was sent than it brings now.
 * @param most cents that are missing
 * @returns cents that come back
 */
export async function orderReversals(tx: Tx, purchaseId: string, most: Cents): Promise<Cents> {
  const tooMuch = (await sumSent(tx, purchaseId)) - (await readEarned(tx, purchaseId));
  const wanted = Math.min(most, tooMuch);
  let ordered = 0;
  for (const { id, left } of await listReversible(tx, purchaseId)) {
    const amount = Math.min(left, wanted - ordered);
    if (amount <= 0) break;
    await insertReversal(tx, id, amount);
    ordered += amount;
  }
  return ordered;
}
