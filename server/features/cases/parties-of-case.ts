import type { Db } from '../../platform/db/database.ts';
import { findReviewTarget } from '../reviews/moderate-review.ts';
import type { CaseRow } from './case-store.ts';
import { findMessage } from './message-store.ts';

/** Returns the people whom a case is about: nobody of them should decide it. */
export async function partiesOf(
  db: Db,
  { kind, target_id: targetId, subject_id: subjectId }: CaseRow,
): Promise<string[]> {
  if (kind === 'review') {
    const review = await findReviewTarget(db, targetId);
    return review ? [subjectId, review.aboutId] : [subjectId];
  }
  if (kind === 'message') {
    const message = await findMessage(db, targetId);
    return message ? [subjectId, message.buyer_id, message.seller_id] : [subjectId];
  }
  return [subjectId];
}
