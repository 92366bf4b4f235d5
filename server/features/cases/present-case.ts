import type { CaseDecision, ModerationCase } from '../../../shared/contract/cases.ts';
import { caseNumber, type DecidedAction } from '../../../shared/domain/cases.ts';
import type { Db } from '../../platform/db/database.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import { findMainPictures } from '../listings/find-main-pictures.ts';
import { type CaseRow, findAccountTargets, findListingTargets, listReports } from './case-store.ts';
import { targets } from './targets.ts';

type Decided = {
  action: DecidedAction | null;
  reason: string | null;
  clause: string | null;
  at: Date | null;
  by: string | undefined;
};

function presentDecision({ action, reason, clause, at, by }: Decided): CaseDecision | undefined {
  if (action === null || at === null) return undefined;
  return {
    action,
    reason: reason ?? '',
    ...(clause ? { clause } : {}),
    decidedAt: at.toISOString(),
    ...(by ? { decidedBy: by } : {}),
  };
}

/** Returns facts for admins and the affected person. @param names only for admins */
export function presentFacts(row: CaseRow, names?: ReadonlyMap<string, string>) {
  const nameOf = (id: string | null) => (id ? names?.get(id) : undefined);
  const decision = presentDecision({
    action: row.action,
    reason: row.reason,
    clause: row.clause,
    at: row.decided_at,
    by: nameOf(row.decided_by),
  });
  const again = presentDecision({
    action: row.appeal_action,
    reason: row.appeal_reason,
    clause: row.appeal_clause,
    at: row.appeal_decided_at,
    by: nameOf(row.appeal_decided_by),
  });
  return {
    id: row.id,
    caseNumber: caseNumber(row.number),
    kind: row.kind,
    state: row.state,
    createdAt: row.created_at.toISOString(),
    ...(decision ? { decision } : {}),
    ...(row.appealed_at
      ? {
          appeal: {
            text: row.appeal_text ?? '',
            at: row.appealed_at.toISOString(),
            ...(again ? { decision: again } : {}),
          },
        }
      : {}),
  };
}

export const titleOf = async (db: Db, { kind, target_id: id }: CaseRow): Promise<string> =>
  (await targets[kind].title(db, id)) ?? '';

/** Returns cases with reports, for an admin. The affected person must not read the reporters' names. */
export async function presentCases(db: Db, rows: readonly CaseRow[], viewerId: string): Promise<ModerationCase[]> {
  const reports = await listReports(
    db,
    rows.map(({ id }) => id),
  );
  const people = await findAccountTargets(
    db,
    rows.flatMap((row) => [row.subject_id, row.decided_by, row.appeal_decided_by].filter((id) => id !== null)),
  );
  const listings = await findListingTargets(
    db,
    rows.filter(({ kind }) => kind === 'listing').map(({ target_id: id }) => id),
  );
  const images = await findMainPictures(db, [...listings.keys()]);
  const names = new Map([...people].map(([id, { display_name: name }]) => [id, name]));
  return Promise.all(
    rows.map(async (row) => {
      const subject = people.get(row.subject_id);
      const listing = row.kind === 'listing' ? listings.get(row.target_id) : undefined;
      const image = listing && images.get(listing.id);
      return {
        ...presentFacts(row, names),
        targetId: row.target_id,
        title: listing?.title ?? (await titleOf(db, row)),
        ...(row.waited_for ? { waitedFor: row.waited_for } : {}),
        ...(image ? { image } : {}),
        ...(listing ? { price: wirePrice(listing.price_cents) } : {}),
        subject: {
          id: row.subject_id,
          displayName: subject?.display_name ?? '',
          email: subject?.email ?? '',
          language: subject?.language ?? 'en',
        },
        reports: reports
          .filter((report) => report.case_id === row.id)
          .map((report) => ({
            reason: report.reason,
            text: report.text,
            createdAt: report.created_at.toISOString(),
            isByShop: report.by_shop,
            ...(row.subject_id !== viewerId && (report.display_name ?? report.email)
              ? { reporter: report.display_name ?? report.email ?? '' }
              : {}),
          })),
      };
    }),
  );
}
