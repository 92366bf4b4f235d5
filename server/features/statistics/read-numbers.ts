import type { Happened, MarketNumbers, SellerNumbers } from '../../../shared/contract/statistics.ts';
import { dayOf, type Period, SELLER_DAYS } from '../../../shared/domain/period.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { withoutReturning } from '../payouts/read-earnings.ts';
import { findKnownDays, insertDays, listDays, sumStoredDays } from './market-store.ts';
import { listSellerDays, sumSeller } from './seller-store.ts';

/** Milliseconds after midnight, for slow transactions. */
const AFTER_MIDNIGHT = 3600_000;

const dayAfter = (day: string) => dayOf(new Date(`${day}T12:00:00Z`), -1);

/**
 * Stores finished days once.
 * @returns the first day not stored yet
 */
export async function storeFinishedDays({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<string> {
  const last = dayOf(new Date(clock.now().getTime() - AFTER_MIDNIGHT), 1);
  const { kept, first } = await findKnownDays(db);
  const from = kept ? dayAfter(kept) : first;
  if (from && from <= last) await insertDays(db, { from, to: last });
  return dayAfter(kept && kept > last ? kept : last);
}

/** Returns recent, previous and total numbers. Only the last one or two days are counted. */
export async function readMarketNumbers(
  services: Pick<Services, 'db' | 'clock'>,
  period: Period,
): Promise<MarketNumbers> {
  const { db, clock } = services;
  const now = clock.now();
  const open = await storeFinishedDays(services);
  const days = await listDays(db, { from: dayOf(now, period - 1), to: dayOf(now) }, open);
  const before = await sumStoredDays(db, { from: dayOf(now, 2 * period - 1), to: dayOf(now, period) });
  const kept = await sumStoredDays(db);
  return { days, before, ever: days.filter(({ day }) => day >= open).reduce<Happened>(together, kept) };
}

const together = (sum: Happened, day: Happened): Happened => ({
  people: sum.people + day.people,
  listings: sum.listings + day.listings,
  sales: sum.sales + day.sales,
  soldCents: sum.soldCents + day.soldCents,
  refundedCents: sum.refundedCents + day.refundedCents,
});

/** Returns figures of the caller's listings, without the views of the last seconds. */
export async function readSellerNumbers(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
): Promise<SellerNumbers> {
  const now = clock.now();
  const sums = await sumSeller(db, caller.id);
  const earnedCents = await withoutReturning(db, caller.id, sums.earnedCents);
  return {
    ...sums,
    earnedCents,
    days: await listSellerDays(db, caller.id, { from: dayOf(now, SELLER_DAYS - 1), to: dayOf(now) }),
  };
}
