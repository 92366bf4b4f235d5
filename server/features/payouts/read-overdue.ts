import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { listLateSellers, type Overdue, sumOverdue } from './overdue-store.ts';

/** Returns the payouts that are due to sellers who can be paid, or undefined if there are none. */
export async function readOverdue(
  { sellerPayouts }: Pick<Services, 'sellerPayouts'>,
  db: Db,
): Promise<Overdue | undefined> {
  const late = (await listLateSellers(db)).map(({ seller_id: id }) => id);
  const waiting = await sellerPayouts.listWaiting(db, late);
  const ready = (await sellerPayouts.listReady(db, late)).filter((id) => !waiting.has(id));
  return ready.length > 0 ? await sumOverdue(db, ready) : undefined;
}
