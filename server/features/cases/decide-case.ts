import { actionsFor, canAppeal, caseNumber, type DecidedAction } from '../../../shared/domain/cases.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { recordAct } from '../../platform/db/audit-log.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import type { Services } from '../../ports/services.ts';
import { hasOtherAdmin } from '../accounts/has-other-admin.ts';
import { applyAction, liftAction, prepareAction } from './act-on-case.ts';
import { appealMail, approvedMail, outcomeMail, statementMail } from './case-mails.ts';
import {
  type CaseRow,
  findAccountTarget,
  findCase,
  listReports,
  lockCase,
  setAppeal,
  setAppealDecision,
  setDecision,
} from './case-store.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { titleOf } from './present-case.ts';

type Decision = { action: DecidedAction; reason: string };

const DECIDED = 'This case is decided already. Load the page again to see it.';
const ANOTHER = 'You made the first decision, so another admin decides on the appeal.';

/**
 * Decides a case or an appeal in one transaction. A failed removal prevents it.
 * @throws not_found, conflict, not_allowed for the admin's own decision while another admin exists
 */
export async function decideCase(services: Services, admin: Caller, id: string, decision: Decision): Promise<void> {
  const row = await findCase(services.db, id);
  if (!row) throw new Failure('not_found');
  await refuseDecision(services.db, admin, row, decision);
  const isAppeal = row.state === 'appealed';
  const former = row.action ?? 'none';
  const isNew = !isAppeal || former !== decision.action;
  if (isAppeal && isNew) await liftAction(services, admin, row, former);
  if (isNew) await prepareAction(services, admin, row, decision.action);
  await inTransaction(services.db, async (tx) => {
    const locked = await lockCase(tx, id);
    if (locked?.state !== row.state) throw new Failure('conflict', { message: DECIDED });
    const isApproved = isNew && (await applyAction(tx, row, decision.action));
    const write = isAppeal ? setAppealDecision : setDecision;
    const decided = await write(tx, id, { ...decision, by: admin.id });
    await recordAct(tx, {
      actorId: admin.id,
      action: isAppeal ? 'decide_appeal' : 'decide_case',
      targetId: row.target_id,
      before: { case: caseNumber(row.number), action: former },
      after: { case: caseNumber(row.number), action: decision.action, reason: decision.reason },
    });
    await tellAll(services, tx, decided, { isAppeal, isApproved });
  });
}

async function refuseDecision(db: Db, admin: Caller, row: CaseRow, { action }: Decision): Promise<void> {
  if (row.state !== 'open' && row.state !== 'appealed') throw new Failure('conflict', { message: DECIDED });
  if (!actionsFor(row.kind, row.action ?? undefined).includes(action))
    throw invalidFields({
      action: action === 'hide' && row.kind === 'account' ? 'An account cannot be hidden.' : 'Choose an action.',
    });
  if (row.state === 'appealed' && row.decided_by === admin.id && (await hasOtherAdmin(db, admin.id)))
    throw new Failure('not_allowed', { message: ANOTHER });
}

async function tellAll(
  services: Services,
  tx: Tx,
  row: CaseRow,
  { isAppeal, isApproved }: { isAppeal: boolean; isApproved: boolean },
): Promise<void> {
  const site = mailSite(services);
  const facts = { caseNumber: caseNumber(row.number), caseId: row.id, kind: row.kind, title: await titleOf(tx, row) };
  const action = (isAppeal ? row.appeal_action : row.action) ?? 'none';
  const reason = (isAppeal ? row.appeal_reason : row.reason) ?? '';
  const reports = await listReports(tx, [row.id]);
  const reporters = new Map(reports.flatMap(({ email, language }) => (email ? [[email, language]] : [])));
  const mails = [...reporters].map(([email, language]) =>
    outcomeMail(site, { email, language: language ?? 'en' }, facts, action),
  );
  const subject = await findAccountTarget(tx, row.subject_id);
  if (subject && !subject.erased_at) {
    const rules = [...new Set(reports.map((report) => report.reason))];
    const statement = { ...facts, action, reason, rules };
    if (isApproved) mails.push(approvedMail(site, subject, { ...facts, listingId: row.target_id }));
    if (isAppeal) mails.push(appealMail(site, subject, statement));
    else if (action !== 'none') mails.push(statementMail(site, subject, statement));
    if (isAppeal || action !== 'none') await notifyOfDecision(services, tx, subject.id, facts);
  }
  await services.jobs.enqueue(tx, 'send-mail', mails);
}

/**
 * Appeals a decision, once.
 * @throws not_found, conflict
 */
export async function appealCase(services: Services, caller: Caller, id: string, text: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const row = await lockCase(tx, id);
    if (!row || row.subject_id !== caller.id || row.action === null || row.action === 'none')
      throw new Failure('not_found');
    if (!canAppeal({ state: row.state, action: row.action, decidedAt: row.decided_at }, services.clock.now()))
      throw new Failure('conflict', { message: 'This decision was appealed already, or the time for it is over.' });
    await setAppeal(tx, id, text);
    await recordAct(tx, {
      ...{ actorId: caller.id, action: 'appeal_case', targetId: row.target_id },
      before: { case: caseNumber(row.number) },
      after: { case: caseNumber(row.number), action: row.action },
    });
  });
}
