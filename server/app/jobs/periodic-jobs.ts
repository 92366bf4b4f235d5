import { setTimeout as sleep } from 'node:timers/promises';
import { eraseRemoved } from '../../features/accounts/erase-removed.ts';
import { notifyOfLegalDeadlines } from '../../features/admin/notify-of-legal-deadlines.ts';
import { eraseReporters } from '../../features/cases/send-report.ts';
import { compareLedgerNightly } from '../../features/checkout/books/compare-ledger.ts';
import { deleteProviderEvents } from '../../features/checkout/reconciliation/receive-event.ts';
import { remindOfBankDisputes } from '../../features/checkout/refunds/remind-of-bank-disputes.ts';
import { endLateReturns } from '../../features/checkout/returns/end-late-returns.ts';
import { deleteMessagePrints } from '../../features/conversations/limit-messages.ts';
import { makeAvif } from '../../features/images/make-avif.ts';
import { clearTakenDown } from '../../features/images/schedule-deletion.ts';
import { sweepImages } from '../../features/images/sweep-images.ts';
import { verifyPictures } from '../../features/images/verify-pictures.ts';
import { deleteOldImports } from '../../features/imports/process-imports.ts';
import { endAdvertising } from '../../features/listings/end-advertising.ts';
import { deleteOldAlerts } from '../../features/notifications/plan-alerts.ts';
import { deleteOldNotifications } from '../../features/notifications/read-notifications.ts';
import { notifyOfOverdue } from '../../features/payouts/notify-of-overdue.ts';
import { remindOfBankDetails } from '../../features/payouts/remind-of-bank-details.ts';
import { deleteTaxIdentities } from '../../features/payouts/tax-totals/tax-years.ts';
import { compareTransfersNightly } from '../../features/payouts/transfers/compare-transfers.ts';
import { notifyOfShownReviews } from '../../features/reviews/notify-of-reviews.ts';
import { deleteOldFinds } from '../../features/saved-searches/notify-of-new-matches.ts';
import { updateUnusedEngine } from '../../features/search/sync-search.ts';
import { storeFinishedDays } from '../../features/statistics/read-numbers.ts';
import { deleteOldViewers } from '../../features/statistics/write-views.ts';
import { deleteOldKeys } from '../../platform/http/idempotency-store.ts';
import { deleteLiveEvents } from '../../platform/live/live-event-store.ts';
import type { PeriodicJob } from '../../ports/jobs.ts';
import { restoreDemo } from '../demo/restore-demo.ts';
import type { AppServices } from '../services.ts';

/** A page may be away for so long. */
const LIVE_EVENT_HOURS = 24;
const EVERY_MINUTE = '* * * * *';
const hourly = (minute: number) => `${minute} * * * *`;

/**
 * Work that can wait a minute; one process does it for all. Hourly jobs begin at different minutes.
 * @see docs/decisions/0060-periodic-work-is-scheduled-in-the-database.md
 */
export const periodicJobs = (services: AppServices): readonly PeriodicJob[] => [
  { name: 'end-advertising', cron: EVERY_MINUTE, work: () => endAdvertising(services) },
  { name: 'make-avif', cron: EVERY_MINUTE, work: () => makeAllAvif(services) },
  // Compares once a night; does nothing at other times.
  { name: 'compare-ledger', cron: '*/10 * * * *', work: () => compareLedgerNightly(services) },
  { name: 'compare-transfers', cron: '*/10 * * * *', work: () => compareTransfersNightly(services) },
  { name: 'end-late-returns', cron: EVERY_MINUTE, work: () => endLateReturns(services) },
  { name: 'remind-of-bank-details', cron: '*/10 * * * *', work: () => remindOfBankDetails(services) },
  { name: 'notify-of-shown-reviews', cron: '*/10 * * * *', work: () => notifyOfShownReviews(services) },
  // Notifies once a day; does nothing at other times.
  { name: 'notify-of-overdue-payouts', cron: '*/10 * * * *', work: () => notifyOfOverdue(services) },
  { name: 'notify-of-legal-deadlines', cron: hourly(33), work: () => notifyOfLegalDeadlines(services) },
  { name: 'remind-of-bank-disputes', cron: hourly(37), work: () => remindOfBankDisputes(services) },
  { name: 'sweep-images', cron: hourly(5), work: () => sweepImages(services) },
  { name: 'update-unused-search', cron: hourly(8), work: () => updateUnusedEngine(services) },
  { name: 'erase-removed', cron: hourly(10), work: () => eraseRemoved(services) },
  { name: 'delete-tax-identities', cron: hourly(12), work: () => deleteTaxIdentities(services) },
  { name: 'delete-old-imports', cron: hourly(15), work: () => deleteOldImports(services) },
  { name: 'delete-old-finds', cron: hourly(20), work: () => deleteOldFinds(services) },
  { name: 'delete-old-alerts', cron: hourly(25), work: () => deleteOldAlerts(services) },
  { name: 'delete-old-notifications', cron: hourly(28), work: () => deleteOldNotifications(services) },
  { name: 'erase-reporters', cron: hourly(30), work: () => eraseReporters(services) },
  { name: 'delete-provider-events', cron: hourly(35), work: () => deleteProviderEvents(services) },
  { name: 'delete-old-keys', cron: hourly(40), work: () => deleteOldKeys(services.db) },
  // At least ten minutes apart: until then each process has read the changes.
  { name: 'delete-old-changes', cron: '*/10 * * * *', work: () => services.catalogue.deleteOld() },
  { name: 'delete-message-prints', cron: hourly(57), work: () => deleteMessagePrints(services) },
  { name: 'delete-live-events', cron: hourly(52), work: () => deleteLiveEvents(services.db, LIVE_EVENT_HOURS) },
  { name: 'delete-old-viewers', cron: hourly(45), work: () => deleteOldViewers(services) },
  { name: 'store-finished-days', cron: hourly(50), work: () => storeFinishedDays(services) },
  // Does nothing in a real shop.
  { name: 'restore-demo', cron: '40 3 * * *', work: () => restoreDemo(services) },
  { name: 'maintain-pictures', cron: hourly(55), work: () => maintainPictures(services) },
];

async function makeAllAvif(services: AppServices): Promise<void> {
  while (!services.stopping() && (await makeAvif(services)));
}

const CHECK_AGAIN_HOURS = 24;
/** Pause between two pictures, in milliseconds, to limit load. */
const PAUSE = 20;

/** Checks pictures not checked for a day, alerts about broken ones, and removes taken-down files again. */
export async function maintainPictures(
  services: Pick<AppServices, 'db' | 'imageHost' | 'log' | 'stopping'>,
): Promise<void> {
  await clearTakenDown(services, CHECK_AGAIN_HOURS);
  for await (const { problem, ...picture } of verifyPictures(services, CHECK_AGAIN_HOURS)) {
    if (problem) services.log.error({ ...picture, problem, alert: true }, 'a stored picture is missing or changed');
    if (services.stopping()) return;
    await sleep(PAUSE);
  }
}
