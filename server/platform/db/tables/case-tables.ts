import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CaseKind, CaseState, DecidedAction, ReportReason } from '../../../../shared/domain/cases.ts';
import type { Language } from '../../../../shared/domain/language.ts';
import type { LegalDeadline } from '../../../../shared/domain/legal-deadline.ts';
import type { WaitReason } from '../../../../shared/domain/review-queue.ts';

type DefaultsToNow = ColumnType<Date, Date | undefined, never>;

export type CasesTable = {
  id: string;
  number: GeneratedAlways<number>;
  kind: CaseKind;
  target_id: string;
  subject_id: string;
  state: Generated<CaseState>;
  action: DecidedAction | null;
  reason: string | null;
  clause: ColumnType<string | null, string | null | undefined, string | null>;
  decided_by: string | null;
  decided_at: Date | null;
  appeal_text: string | null;
  appealed_at: Date | null;
  appeal_action: DecidedAction | null;
  appeal_reason: string | null;
  appeal_clause: ColumnType<string | null, string | null | undefined, string | null>;
  appeal_decided_by: string | null;
  appeal_decided_at: Date | null;
  fingerprints: string[] | null;
  waited_for: WaitReason[] | null;
  claimed_by: string | null;
  claimed_until: Date | null;
  waits_for_payment: Generated<boolean>;
  created_at: DefaultsToNow;
};

type ReportsTable = {
  id: string;
  case_id: string;
  reason: ReportReason;
  text: string;
  reporter_id: string | null;
  email: string | null;
  language: Language;
  mailed_at: Date | null;
  /** By the marketplace itself. */
  by_shop: Generated<boolean>;
  created_at: DefaultsToNow;
};

type LegalNoticesTable = { day: Date; what: LegalDeadline; told_at: DefaultsToNow };

export type CaseTables = { cases: CasesTable; reports: ReportsTable; legal_notices: LegalNoticesTable };
