import { eraseRemoved } from '../../features/accounts/erase-removed.ts';
import { compareLedgerNightly } from '../../features/checkout/books/compare-ledger.ts';
import { forgetEvents } from '../../features/checkout/reconciliation/receive-event.ts';
import { makeAvif } from '../../features/images/make-avif.ts';
import { sweepImages } from '../../features/images/sweep-images.ts';
import { forgetImports } from '../../features/imports/work-imports.ts';
import { endAdvertising } from '../../features/listings/end-advertising.ts';
import { forgetReporters } from '../../features/moderation/forget-reporters.ts';
import { forgetOldFinds } from '../../features/notifications/look-for-new.ts';
import { forgetAlerts } from '../../features/notifications/send-alerts.ts';
import { keepFinishedDays } from '../../features/statistics/read-market-numbers.ts';
import { forgetViewers } from '../../features/statistics/write-views.ts';
import { deleteOldKeys } from '../../platform/http/idempotency-store.ts';
import type { PeriodicJob } from '../../ports/jobs.ts';
import type { Services } from '../services.ts';
import { maintainPictures } from './maintain-pictures.ts';

const EVERY_MINUTE = '* * * * *';
const hourly = (minute: number) => `${minute} * * * *`;

/**
 * Work that may wait for a minute; one process does it for all. The hourly jobs begin at different minutes.
 * @see docs/decisions/0060-periodic-work-is-scheduled-in-the-database.md
 */
export const periodicJobs = (services: Services): readonly PeriodicJob[] => [
  { name: 'end-advertising', cron: EVERY_MINUTE, work: () => endAdvertising(services) },
  { name: 'make-avif', cron: EVERY_MINUTE, work: () => makeAllAvif(services) },
  // It compares once a night; at the other times it has nothing to do.
  { name: 'compare-ledger', cron: '*/10 * * * *', work: () => compareLedgerNightly(services) },
  { name: 'sweep-images', cron: hourly(5), work: () => sweepImages(services) },
  { name: 'erase-removed', cron: hourly(10), work: () => eraseRemoved(services) },
  { name: 'forget-imports', cron: hourly(15), work: () => forgetImports(services) },
  { name: 'forget-old-finds', cron: hourly(20), work: () => forgetOldFinds(services) },
  { name: 'forget-alerts', cron: hourly(25), work: () => forgetAlerts(services) },
  { name: 'forget-reporters', cron: hourly(30), work: () => forgetReporters(services) },
  { name: 'forget-events', cron: hourly(35), work: () => forgetEvents(services) },
  { name: 'delete-old-keys', cron: hourly(40), work: () => deleteOldKeys(services.db) },
  // At least ten minutes between: until then each process has read the changes.
  { name: 'forget-changes', cron: '*/10 * * * *', work: () => services.catalogue.forget() },
  { name: 'forget-viewers', cron: hourly(45), work: () => forgetViewers(services) },
  { name: 'keep-finished-days', cron: hourly(50), work: () => keepFinishedDays(services) },
  { name: 'maintain-pictures', cron: hourly(55), work: () => maintainPictures(services) },
];

async function makeAllAvif(services: Services): Promise<void> {
  while (!services.stopping() && (await makeAvif(services)));
}
