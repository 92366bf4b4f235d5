import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import { caseNumber } from '../../../shared/domain/cases.ts';
import { findFlaggedWords, reviewedText } from '../../../shared/domain/review-queue.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { type CaseRow, findCase, findListingTarget } from './case-store.ts';
import { listHistory } from './history-store.ts';
import { targets } from './targets.ts';

/**
 * Returns the reported thing with earlier cases; for admins.
 * @throws not_found
 */
export async function readCaseContext(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  viewer: Caller,
  id: string,
): Promise<CaseContext> {
  const row = await findCase(db, id);
  if (!row) throw new Failure('not_found');
  const history = await listHistory(db, row.subject_id, { exceptId: id, viewerId: viewer.id });
  return {
    ...(await readTarget(db, row, shop.settings().flaggedWords)),
    history: history.map((one) => ({
      id: one.id,
      caseNumber: caseNumber(one.number),
      kind: one.kind,
      state: one.state,
      part: one.part,
      ...(one.action ? { action: one.action } : {}),
      isOnAppeal: one.is_on_appeal,
      ...(one.waited_for ? { waitedFor: one.waited_for } : {}),
      createdAt: one.created_at.toISOString(),
    })),
  };
}

async function readTarget(db: Db, row: CaseRow, flagged: readonly string[]): Promise<Omit<CaseContext, 'history'>> {
  const context = (await targets[row.kind].context?.(db, row.target_id)) ?? {};
  const listing = row.kind === 'listing' ? await findListingTarget(db, row.target_id) : undefined;
  if (!listing) return context;
  const flaggedWords = findFlaggedWords(reviewedText(listing), flagged);
  return { ...context, ...(flaggedWords.length > 0 ? { flaggedWords } : {}) };
}
