import type { CaseKind } from '../../../shared/domain/cases.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { findReviewTarget } from '../reviews/moderate-review.ts';
import { findAccountTarget, findListingTarget } from './case-store.ts';
import { findMessage, haveConversation } from './message-store.ts';

/** `subjectId`: the affected person. `title`: of its listing, or the person's name. */
type Target = { id: string; subjectId: string; title: string };

/** Returns a target that the caller can see, and so report. */
export async function findTarget(
  db: Db,
  kind: CaseKind,
  { id, caller }: { id: string; caller: Caller | undefined },
): Promise<Target | undefined> {
  if (kind === 'listing') return findListing(db, id);
  if (kind === 'message') return findOwnMessage(db, id, caller);
  if (kind === 'review') {
    const review = await findReviewTarget(db, id);
    return review?.shown ? { id, subjectId: review.writerId, title: review.title } : undefined;
  }
  const account = await findAccountTarget(db, (await findListing(db, id))?.subjectId ?? id);
  if (!account || account.deleted_at) return undefined;
  // A seller has a public page. A buyer is known to those alone who talked with them.
  const isKnown = account.type !== 'buyer' || (caller && (await haveConversation(db, caller.id, account.id)));
  if (!isKnown) return undefined;
  return { id: account.id, subjectId: account.id, title: account.display_name };
}

async function findListing(db: Db, id: string): Promise<Target | undefined> {
  const listing = await findListingTarget(db, id);
  if (!listing || listing.hidden_at || listing.deleted_at) return undefined;
  return { id: listing.id, subjectId: listing.seller_id, title: listing.title };
}

/** Only for the two people of the conversation. */
async function findOwnMessage(db: Db, id: string, caller: Caller | undefined): Promise<Target | undefined> {
  const message = caller && (await findMessage(db, id));
  if (!message || ![message.buyer_id, message.seller_id].includes(caller.id)) return undefined;
  return { id: message.id, subjectId: message.sender_id, title: message.listing_title };
}
