import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import {
  type CaseKind,
  type CaseState,
  type DecidedAction,
  type ReportReason,
  reportReasons,
} from '../../../shared/domain/cases.ts';
import type { Language } from '../../../shared/domain/language.ts';
import type { WaitReason } from '../../../shared/domain/review-queue.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';
import type { CasesTable } from '../../platform/db/tables/case-tables.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

export type CaseRow = Selectable<CasesTable> & {
  /** The claiming admin's decision is under way. */
  is_claimed: boolean;
};

const isClaimed = sql<boolean>`coalesce(claimed_until > now(), false)`.as('is_claimed');
/** Seconds for which other admins cannot decide. */
const CLAIM = 60;

/** Whether this person got a decision against them. */
export const isStated = (row: CaseRow, personId: string): boolean =>
  row.subject_id === personId && row.action !== null && row.action !== 'none' && !row.waits_for_payment;

export type NewReport = {
  kind: CaseKind;
  targetId: string;
  subjectId: string;
  reason: ReportReason;
  text: string;
  reporterId: string | null;
  email: string | null;
  language: Language;
  isByShop?: boolean;
};

/** Joins the target's open case, or opens a new one. */
export async function insertReport(tx: Tx, report: NewReport): Promise<{ id: string; number: number }> {
  const found = await lockOpenCase(tx, report);
  const { reason, text, reporterId, email, language, isByShop = false } = report;
  await tx
    .insertInto('reports')
    .values({
      id: randomUUIDv7(),
      case_id: found.id,
      reason,
      text,
      reporter_id: reporterId,
      email,
      language,
      by_shop: isByShop,
    })
    .execute();
  return found;
}

/** Adds the shop's own report, unless the open case has its text already. */
export async function insertOwnReport(tx: Tx, report: NewReport): Promise<void> {
  const { id } = await lockOpenCase(tx, report);
  const known = await tx
    .selectFrom('reports')
    .select('id')
    .where('case_id', '=', id)
    .where('text', '=', report.text)
    .where('by_shop', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (!known) await insertReport(tx, { ...report, isByShop: true });
}

async function lockOpenCase(tx: Tx, report: NewReport): Promise<{ id: string; number: number }> {
  const { kind, targetId, subjectId } = report;
  await tx
    .insertInto('cases')
    .values({ id: randomUUIDv7(), kind, target_id: targetId, subject_id: subjectId })
    .onConflict((conflict) => conflict.columns(['kind', 'target_id']).where('state', '=', 'open').doNothing())
    .execute();
  const found = await tx
    .selectFrom('cases')
    .select(['id', 'number'])
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  // If the case was decided during the lock wait, the report opens a new one.
  return found ?? lockOpenCase(tx, report);
}

/** For a removal without a report. */
export const insertDecided = (
  tx: Tx,
  decided: {
    kind: CaseKind;
    targetId: string;
    subjectId: string;
    action: DecidedAction;
    reason: string;
    clause?: string | undefined;
    /** The admin; null for an operator's command. */
    by: string | null;
    fingerprints?: readonly string[];
    waits?: boolean;
  },
) =>
  tx
    .insertInto('cases')
    .values({
      id: randomUUIDv7(),
      kind: decided.kind,
      target_id: decided.targetId,
      subject_id: decided.subjectId,
      state: 'decided',
      action: decided.action,
      reason: decided.reason,
      clause: decided.clause || null,
      decided_by: decided.by,
      decided_at: sql<Date>`now()`,
      fingerprints: decided.fingerprints ? [...decided.fingerprints] : null,
      waits_for_payment: decided.waits ?? false,
    })
    .returningAll()
    .returning(isClaimed)
    .executeTakeFirstOrThrow();

export const findCase = (db: Db, id: string) =>
  db.selectFrom('cases').selectAll().select(isClaimed).where('id', '=', id).executeTakeFirst();

export const lockCase = (tx: Tx, id: string) =>
  tx.selectFrom('cases').selectAll().select(isClaimed).where('id', '=', id).forUpdate().executeTakeFirst();

/** Keeps other admins from deciding for a minute. @param id of a locked case */
export const lockClaim = (tx: Tx, id: string, adminId: string) =>
  tx
    .updateTable('cases')
    .set({ claimed_by: adminId, claimed_until: inSeconds(CLAIM) })
    .where('id', '=', id)
    .execute();

/** Lets other admins decide again. */
export const releaseClaim = (db: Db, id: string, adminId: string) =>
  db
    .updateTable('cases')
    .set({ claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', adminId)
    .execute();

/** Ends the waiting of all cases about the listing of this one. @returns them */
export const endPaymentWaits = (tx: Tx, id: string) =>
  tx
    .updateTable('cases')
    .set({ waits_for_payment: false })
    .where('kind', '=', 'listing')
    .where('target_id', '=', (eb) => eb.selectFrom('cases').select('target_id').where('id', '=', id))
    .where('waits_for_payment', '=', true)
    .returningAll()
    .returning(isClaimed)
    .execute();

const isReported = (reason: ReportReason | WaitReason | undefined): reason is ReportReason =>
  reportReasons.some((known) => known === reason);

const hasReason = (reason: ReportReason | WaitReason | undefined) =>
  isReported(reason)
    ? sql<boolean>`exists (select from reports r where r.case_id = cases.id and r.reason = ${reason})`
    : sql<boolean>`waited_for @> array[${reason}]::text[]`;

export const listCases = (
  db: Db,
  asked: {
    state?: CaseState | undefined;
    kind?: CaseKind | undefined;
    reason?: ReportReason | WaitReason | undefined;
    limit: number;
    after: TimeKey | undefined;
  },
) =>
  db
    .selectFrom('cases')
    .selectAll()
    .select(isClaimed)
    .select(microsOf('created_at').as('micros'))
    .$if(asked.state !== undefined, (query) => query.where('state', '=', asked.state ?? 'open'))
    .$if(asked.kind !== undefined, (query) => query.where('kind', '=', asked.kind ?? 'listing'))
    .$if(asked.reason !== undefined, (query) => query.where(hasReason(asked.reason)))
    .$if(asked.after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${instantOf(asked.after?.micros ?? 0)}, ${asked.after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit + 1)
    .execute();

/** Returns reports with the reporters' emails, oldest first. */
export async function listReports(db: Db, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  return db
    .selectFrom('reports')
    .leftJoin('accounts', (join) => join.onRef('accounts.id', '=', 'reports.reporter_id').on('deleted_at', 'is', null))
    .select(['reports.case_id', 'reports.reason', 'reports.text', 'reports.created_at', 'reports.by_shop'])
    .select('accounts.display_name')
    .select('accounts.email_verified as confirmed')
    .select((eb) => [
      eb.fn.coalesce('accounts.email', 'reports.email').as('email'),
      eb.fn.coalesce('accounts.language', 'reports.language').as('language'),
    ])
    .select(sql<boolean>`reports.reporter_id is not null`.as('has_account'))
    .where('case_id', 'in', [...caseIds])
    .orderBy('reports.created_at')
    .execute();
}

type Decision = {
  action: DecidedAction;
  reason: string;
  clause?: string | undefined;
  by: string;
  waits: boolean;
};

export const setDecision = (tx: Tx, id: string, { action, reason, clause, by, waits }: Decision) =>
  tx
    .updateTable('cases')
    .set({
      state: 'decided',
      action,
      reason,
      clause: clause || null,
      decided_by: by,
      decided_at: sql<Date>`now()`,
      waits_for_payment: waits,
    })
    .where('id', '=', id)
    .returningAll()
    .returning(isClaimed)
    .executeTakeFirstOrThrow();

export const setAppealDecision = (tx: Tx, id: string, { action, reason, clause, by, waits }: Decision) =>
  tx
    .updateTable('cases')
    .set({
      state: 'closed',
      appeal_clause: clause || null,
      appeal_action: action,
      appeal_reason: reason,
      appeal_decided_by: by,
      appeal_decided_at: sql<Date>`now()`,
      waits_for_payment: waits,
    })
    .where('id', '=', id)
    .returningAll()
    .returning(isClaimed)
    .executeTakeFirstOrThrow();

export const setAppeal = (tx: Tx, id: string, text: string) =>
  tx
    .updateTable('cases')
    .set({ state: 'appealed', appeal_text: text, appealed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();

const listingTargets = (db: Db) =>
  db
    .selectFrom('listings')
    .select(['id', 'title', 'description', 'defects', 'condition', 'location', 'seller_name'])
    .select(['seller_id', 'price_cents', 'hidden_at', 'deleted_at']);

const accountTargets = (db: Db) =>
  db.selectFrom('accounts').select(['id', 'display_name', 'email', 'language', 'type', 'deleted_at', 'erased_at']);

const isOneOf = (ids: readonly string[]) => sql<boolean>`id = any(${[...ids]}::uuid[])`;
const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Finds removed listings too. */
export type ListingTarget = NonNullable<Awaited<ReturnType<typeof findListingTarget>>>;

export const findListingTarget = (db: Db, id: string) => listingTargets(db).where('id', '=', id).executeTakeFirst();

export const findListingTargets = async (db: Db, ids: readonly string[]) =>
  byId(await listingTargets(db).where(isOneOf(ids)).execute());

export const findAccountTarget = (db: Db, id: string) => accountTargets(db).where('id', '=', id).executeTakeFirst();

export const findAccountTargets = async (db: Db, ids: readonly string[]) =>
  byId(await accountTargets(db).where(isOneOf(ids)).execute());
