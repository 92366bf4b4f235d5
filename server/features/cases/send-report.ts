import { type CaseKind, caseNumber, REPORTER_EMAIL_DAYS, type ReportReason } from '../../../shared/domain/cases.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { Failure } from '../../../shared/errors.ts';
import { caseRefusals } from '../../../shared/words/refusals/cases.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import { withLimit } from '../../platform/http/request-limit.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import type { Services } from '../../ports/services.ts';
import { receiptMail } from './case-mails.ts';
import { insertReport } from './case-store.ts';
import { clearReporterEmails, reserveMail, wasMailed } from './reporter-mail-store.ts';
import { targets } from './targets.ts';

/** Per hour and network; per day and account. */
export const reportLimits = { ofAddress: 10, ofAccount: 20 };

type Report = {
  kind: CaseKind;
  targetId: string;
  reason: ReportReason;
  text?: string | undefined;
  email?: string | undefined;
};

type Sender = { caller?: Caller | undefined; address: string | undefined; language: Language };

const TOO_MANY = caseRefusals.tooManyReports();

/** Limits per network and account. */
export function createReportHandler(services: Services) {
  const { config, limitInDatabase } = services;
  const ofAddress = limitInDatabase('reportsOfAddress', {
    points: reportLimits.ofAddress,
    seconds: 3_600,
    refusal: TOO_MANY,
  });
  const ofAccount = limitInDatabase('reportsOfAccount', {
    points: reportLimits.ofAccount,
    seconds: 86_400,
    refusal: TOO_MANY,
  });
  return async (report: Report, sender: Sender): Promise<{ caseNumber: string }> => {
    const { address, caller } = sender;
    const isLimited = config.rateLimits;
    return withLimit(isLimited && address !== undefined ? ofAddress : undefined, address ?? '', () =>
      withLimit(isLimited && caller ? ofAccount : undefined, caller?.id ?? '', () =>
        storeReport(services, report, sender),
      ),
    );
  };
}

/** @throws not_found, own_listing */
async function storeReport(
  { db, jobs, config, shop, mailer }: Services,
  { kind, targetId, reason, text = '', email }: Report,
  { caller, language }: Sender,
): Promise<{ caseNumber: string }> {
  return inTransaction(db, async (tx) => {
    const target = await targets[kind].find(tx, targetId, caller);
    if (!target) throw new Failure('not_found');
    if (target.subjectId === caller?.id) throw new Failure('own_listing', { reason: OWN });
    // The screen shows the case number too, so one mail a day is enough.
    const isQuiet = !caller && email !== undefined && (await wasMailed(tx, email));
    const { id: caseId, number } = await insertReport(tx, {
      kind,
      targetId: target.id,
      subjectId: target.subjectId,
      reason,
      text,
      language,
      reporterId: caller?.id ?? null,
      email: caller ? null : (email ?? null),
    });
    // At somebody else's address, a stranger would read the title.
    const own = caller && isConfirmed({ mailer }, caller) ? caller.email : undefined;
    const to = caller ? own : email;
    if (!caller && email && !isQuiet) await reserveMail(tx, email, caseId);
    if (to && !isQuiet)
      await jobs.enqueue(tx, 'send-mail', [
        receiptMail(
          mailSite({ config, shop }),
          { email: to, language, hasAccount: caller !== undefined },
          { caseNumber: caseNumber(number), kind, title: target.title },
        ),
      ]);
    return { caseNumber: caseNumber(number) };
  });
}

const OWN = caseRefusals.ownThing();

const DAY_MS = 24 * 3600_000;

/** Deletes emails of reporters without an account after 90 days. @returns how many */
export const eraseReporters = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> =>
  clearReporterEmails(db, new Date(clock.now().getTime() - REPORTER_EMAIL_DAYS * DAY_MS));
