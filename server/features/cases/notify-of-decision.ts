import { caseNumber } from '../../../shared/domain/cases.ts';
import type { Tx } from '../../platform/db/database.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import type { Mail } from '../../ports/mailer.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { appealMail, approvedMail, outcomeMail, statementMail } from './case-mails.ts';
import { type CaseRow, endPaymentWaits, findAccountTarget, listReports } from './case-store.ts';
import { titleOf } from './present-case.ts';
import { reserveMail } from './reporter-mail-store.ts';

type Needed = Pick<Services, 'config' | 'shop' | 'jobs' | 'live' | 'clock' | 'mailer'>;

/** Notifies the reporters and the affected person, in the decision's transaction. */
export async function notifyOfDecision(
  services: Needed,
  tx: Tx,
  row: CaseRow,
  { isApproved = false } = {},
): Promise<void> {
  const site = mailSite(services);
  const isAppeal = row.state === 'closed';
  const facts = { caseNumber: caseNumber(row.number), caseId: row.id, kind: row.kind, title: await titleOf(tx, row) };
  const action = (isAppeal ? row.appeal_action : row.action) ?? 'none';
  const former = isAppeal ? (row.action ?? undefined) : undefined;
  const reason = (isAppeal ? row.appeal_reason : row.reason) ?? '';
  const clause = (isAppeal ? row.appeal_clause : row.clause) ?? '';
  const reports = await listReports(tx, [row.id]);
  const mails: Mail[] = [];
  const answered = reports.filter(({ confirmed }) => confirmed !== false || !services.mailer.delivers);
  const reporters = new Map(answered.flatMap((report) => (report.email ? [[report.email, report] as const] : [])));
  for (const [email, { language, has_account: hasAccount }] of reporters) {
    const mail = outcomeMail(site, { email, language: language ?? 'en', hasAccount }, { facts, action, former });
    if (hasAccount) mails.push(mail);
    else await services.jobs.enqueue(tx, 'send-mail', [mail], { from: await reserveMail(tx, email, row.id) });
  }
  const subject = await findAccountTarget(tx, row.subject_id);
  if (subject && !subject.erased_at) {
    const rules = [...new Set(reports.map((report) => report.reason))];
    const statement = { ...facts, action, former, reason, clause, rules, heldBack: row.waited_for !== null };
    if (isApproved) {
      mails.push(approvedMail(site, subject, { ...facts, listingId: row.target_id }));
      await notify(services, tx, {
        accountId: subject.id,
        kind: 'listing_approved',
        href: `/furniture/${row.target_id}`,
        listingId: row.target_id,
        params: { title: facts.title },
      });
    }
    if (isAppeal) mails.push(appealMail(site, subject, statement));
    else if (action !== 'none') mails.push(statementMail(site, subject, statement));
    // By push and in the app; the mail is the statement of reasons.
    if (isAppeal || action !== 'none')
      await notify(services, tx, {
        accountId: subject.id,
        kind: 'case_decided',
        href: `/dashboard/cases/${facts.caseId}`,
        params: { title: facts.title, caseNumber: facts.caseNumber },
      });
  }
  await services.jobs.enqueue(tx, 'send-mail', mails);
}

/** States the reasons of a removal that waited for a payment, when the listing is removed. */
export async function notifyOfRemoval(
  services: Pick<Services, 'config' | 'shop' | 'jobs' | 'live' | 'clock' | 'mailer'>,
  tx: Tx,
  caseId: string,
): Promise<void> {
  for (const row of await endPaymentWaits(tx, caseId)) await notifyOfDecision(services, tx, row);
}
