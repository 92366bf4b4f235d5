import type { SellerNumbers } from '../../../shared/contract/statistics.ts';
import { dayOf, SELLER_DAYS } from '../../../shared/domain/period.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { listSellerDays, sumSeller } from './seller-store.ts';

/** Returns figures of the caller's listings, without the views of the last seconds. */
export async function readSellerNumbers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
): Promise<SellerNumbers> {
  const now = clock.now();
  const sums = await sumSeller(db, caller.id);
  return { ...sums, days: await listSellerDays(db, caller.id, { from: dayOf(now, SELLER_DAYS - 1), to: dayOf(now) }) };
}
