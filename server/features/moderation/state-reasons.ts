import { type CaseKind, caseNumber, type DecidedAction } from '../../../shared/domain/cases.ts';
import type { Services } from '../../app/services.ts';
import type { Db } from '../../platform/db/database.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import { statementMail } from './case-mails.ts';
import { findAccountTarget, insertDecided } from './case-store.ts';
import { titleOf } from './present-case.ts';

type Removed = {
  kind: CaseKind;
  targetId: string;
  subjectId: string;
  action: DecidedAction;
  /** In the language of the person affected; empty where none was given. */
  reason: string;
  /** The admin; null for an operator's command. */
  by: string | null;
  /** Of a picture that was taken down. */
  fingerprints?: readonly string[];
};

/** Keeps what was removed without a report as a decided case, and sends the person affected the statement of reasons. */
export async function stateReasons(
  { config, shop, jobs }: Pick<Services, 'config' | 'shop' | 'jobs'>,
  tx: Db,
  removed: Removed,
): Promise<void> {
  if (removed.subjectId === removed.by) return;
  const row = await insertDecided(tx, removed);
  const subject = await findAccountTarget(tx, removed.subjectId);
  if (!subject || subject.erased_at) return;
  const { kind, action, reason } = removed;
  const facts = { caseNumber: caseNumber(row.number), caseId: row.id, title: await titleOf(tx, row) };
  await jobs.enqueue(tx, 'send-mail', [
    statementMail(mailSite({ config, shop }), subject, { ...facts, kind, action, reason, rules: [] }),
  ]);
}
