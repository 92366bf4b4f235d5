import { type LegalDeadline, reportUntil, TOLD_DAYS_BEFORE } from '../../../shared/domain/legal-deadline.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Services } from '../../ports/services.ts';
import { notifyAdmins } from '../notifications/notify-admins.ts';
import { readTaxYears } from '../payouts/tax-totals/tax-years.ts';
import { claimNotice, type Due, listDue } from './legal-deadline-store.ts';

type Needed = Pick<Services, 'db' | 'log' | 'live' | 'clock' | 'config'>;

const DAY_MS = 24 * 3600_000;

const places: Record<LegalDeadline, string> = {
  withdrawal: '/dashboard/admin/sales',
  appeal: '/dashboard/admin/cases',
  erasure: '/dashboard/admin/removed',
  tax_report: '/dashboard/admin/payouts',
};

/** Notifies the operator once a day (UTC) of each kind of legal deadline that is near or over. @returns how many */
export async function notifyOfLegalDeadlines(services: Needed): Promise<number> {
  const now = await readNow(services.db);
  const due = [...(await listDue(services.db)), ...(await openReports(services))].filter(
    ({ what, until }) => until.getTime() - TOLD_DAYS_BEFORE[what] * DAY_MS <= now.getTime(),
  );
  let notified = 0;
  for (const one of due) if (await notifyOf(services, one, now)) notified += 1;
  return notified;
}

/** The first year of which a report is owed. */
async function openReports(services: Needed): Promise<Due[]> {
  const years = (await readTaxYears(services)).filter(({ filedAt }) => filedAt === undefined);
  const [first] = years.sort((a, b) => a.year - b.year);
  return first ? [{ what: 'tax_report', count: first.sellers, until: reportUntil(first.year) }] : [];
}

const notifyOf = (services: Needed, { what, count, until }: Due, now: Date): Promise<boolean> =>
  inTransaction(services.db, async (tx) => {
    if (!(await claimNotice(tx, what))) return false;
    const params = { what, count, until: until.toISOString() };
    if (until < now) services.log.error({ ...params, alert: true }, 'a deadline of the law has passed');
    await notifyAdmins(services, tx, { kind: 'legal_deadline', params, href: places[what], groupKey: `law-${what}` });
    return true;
  });
