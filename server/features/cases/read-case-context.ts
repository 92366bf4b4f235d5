import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import { caseNumber } from '../../../shared/domain/cases.ts';
import { findFlaggedWords } from '../../../shared/domain/review-queue.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { findReviewInContext } from '../reviews/moderate-review.ts';
import { type CaseRow, findCase, findListingTarget } from './case-store.ts';
import { listHistory } from './history-store.ts';
import { listAround } from './message-store.ts';

/**
 * Returns the reported thing in context, with earlier cases; for admins.
 * @throws not_found
 */
export async function readCaseContext({ db, shop }: Pick<Services, 'db' | 'shop'>, id: string): Promise<CaseContext> {
  const row = await findCase(db, id);
  if (!row) throw new Failure('not_found');
  const history = await listHistory(db, row.subject_id, id);
  return {
    ...(await readTarget(db, row, shop.settings().flaggedWords)),
    history: history.map((one) => ({
      id: one.id,
      caseNumber: caseNumber(one.number),
      kind: one.kind,
      state: one.state,
      part: one.part,
      ...(one.action ? { action: one.action } : {}),
      createdAt: one.created_at.toISOString(),
    })),
  };
}

async function readTarget(db: Db, row: CaseRow, flagged: readonly string[]): Promise<Omit<CaseContext, 'history'>> {
  if (row.kind === 'message') return readMessages(db, row.target_id);
  if (row.kind === 'review') return (await findReviewInContext(db, row.target_id)) ?? {};
  const listing = row.kind === 'listing' ? await readListing(db, row.target_id) : undefined;
  if (!listing) return {};
  const flaggedWords = findFlaggedWords(`${listing.title} ${listing.description}`, flagged);
  return { listing, ...(flaggedWords.length > 0 ? { flaggedWords } : {}) };
}

async function readListing(db: Db, id: string): Promise<CaseContext['listing']> {
  const row = await findListingTarget(db, id);
  return row && { id: row.id, title: row.title, description: row.description };
}

async function readMessages(db: Db, id: string): Promise<Omit<CaseContext, 'history'>> {
  const rows = await listAround(db, id);
  const [first] = rows;
  const listing = first && (await readListing(db, first.listing_id));
  return {
    ...(listing ? { listing } : {}),
    messages: rows.map((row) => ({
      id: row.id,
      ...(row.sender_id ? { from: { id: row.sender_id, name: row.sender ?? '' } } : {}),
      ...(row.event ? { event: row.event } : row.offer_cents !== null ? { offerCents: row.offer_cents } : {}),
      text: row.text,
      at: row.at.toISOString(),
      reported: row.id === id,
      hidden: row.hidden,
    })),
  };
}
