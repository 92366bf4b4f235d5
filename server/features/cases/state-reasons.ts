import { type CaseKind, caseNumber, type DecidedAction } from '../../../shared/domain/cases.ts';
import type { Tx } from '../../platform/db/database.ts';
import { mailSite } from '../../platform/mail/mail-site.ts';
import type { Services } from '../../ports/services.ts';
import { statementMail } from './case-mails.ts';
import { findAccountTarget, insertDecided } from './case-store.ts';
import { titleOf } from './present-case.ts';

type Removed = {
  kind: CaseKind;
  targetId: string;
  subjectId: string;
  action: DecidedAction;
  /** In the affected person's language; may be empty. */
  reason: string;
  /** Of the shop's terms. */
  clause?: string | undefined;
  /** The admin; null for an operator's command. */
  by: string | null;
  /** Hashes of a picture taken down. */
  fingerprints?: readonly string[];
};

/** Stores a removal without a report as a decided case, and mails the reasons. */
export async function stateReasons(
  { config, shop, jobs }: Pick<Services, 'config' | 'shop' | 'jobs'>,
  tx: Tx,
  removed: Removed,
): Promise<void> {
  if (removed.subjectId === removed.by) return;
  const row = await insertDecided(tx, removed);
  const subject = await findAccountTarget(tx, removed.subjectId);
  if (!subject || subject.erased_at) return;
  const { kind, action, reason, clause = '' } = removed;
  const facts = { caseNumber: caseNumber(row.number), caseId: row.id, kind, title: await titleOf(tx, row) };
  await jobs.enqueue(tx, 'send-mail', [
    statementMail(mailSite({ config, shop }), subject, { ...facts, action, reason, clause, rules: [] }),
  ]);
}
