import type { CaseContext } from '../../../shared/contract/cases/context.ts';
import type { CaseKind } from '../../../shared/domain/cases.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { hideListing, showListing } from '../listings/hide-listings.ts';
import { endExcessAdvertising } from '../listings/limit-listings.ts';
import {
  findReviewInContext,
  findReviewTarget,
  hideReply,
  hideReview,
  showReply,
  showReview,
} from '../reviews/moderate-review.ts';
import { type CaseRow, findAccountTarget, findListingTarget, type ListingTarget } from './case-store.ts';
import { findMessage, haveConversation, setMessageHidden } from './message-store.ts';
import { findMessagesInContext } from './messages-in-context.ts';

export type Acting = { services: Services; tx: Tx; admin: Caller; row: CaseRow };

/** `subjectId`: the affected person. `title`: of its listing, or the person's name. */
type Target = { id: string; subjectId: string; title: string };

/** All that differs between kinds of reported things. */
type TargetRules = {
  /** Finds only what the caller can see. */
  find(db: Db, id: string, caller: Caller | undefined): Promise<Target | undefined>;
  /** Hidden or not. */
  title(db: Db, id: string): Promise<string | undefined>;
  /** More people who should not decide, besides the affected person. */
  others?(db: Db, id: string): Promise<string[]>;
  /** For admins. */
  context?(db: Db, id: string): Promise<Omit<CaseContext, 'history'>>;
  /** Absent where nothing can be hidden. */
  hide?(acting: Acting): Promise<unknown>;
  show?(acting: Acting): Promise<unknown>;
};

const listingInContext = ({ id, title, description, defects }: ListingTarget) => ({
  id,
  title,
  description,
  ...(defects ? { defects } : {}),
});

export const targets: Record<CaseKind, TargetRules> = {
  listing: {
    find: findListing,
    title: async (db, id) => (await findListingTarget(db, id))?.title,
    async context(db, id) {
      const row = await findListingTarget(db, id);
      return row ? { listing: listingInContext(row) } : {};
    },
    hide: ({ tx, row }) => hideListing(tx, row.target_id),
    async show({ services, tx, row }) {
      await showListing(tx, row.target_id);
      await endExcessAdvertising(services, tx, { sellerId: row.subject_id, lastId: row.target_id });
    },
  },
  account: {
    find: findAccount,
    title: async (db, id) => (await findAccountTarget(db, id))?.display_name,
  },
  message: {
    find: findOwnMessage,
    title: async (db, id) => (await findMessage(db, id))?.listing_title,
    async others(db, id) {
      const message = await findMessage(db, id);
      return message ? [message.buyer_id, message.seller_id] : [];
    },
    context: findMessagesInContext,
    hide: (acting) => moderateMessage(acting, true),
    show: (acting) => moderateMessage(acting, false),
  },
  review: {
    async find(db, id) {
      const review = await findReviewTarget(db, id);
      return review?.shown ? { id, subjectId: review.writerId, title: review.title } : undefined;
    },
    title: async (db, id) => (await findReviewTarget(db, id))?.title,
    async others(db, id) {
      const review = await findReviewTarget(db, id);
      return review ? [review.aboutId] : [];
    },
    context: async (db, id) => (await findReviewInContext(db, id)) ?? {},
    hide: ({ tx, row }) => hideReview(tx, row.target_id),
    show: ({ tx, row }) => showReview(tx, row.target_id),
  },
  reply: {
    async find(db, id) {
      const review = await findReviewTarget(db, id);
      return review?.replyShown ? { id, subjectId: review.aboutId, title: review.title } : undefined;
    },
    title: async (db, id) => (await findReviewTarget(db, id))?.title,
    async others(db, id) {
      const review = await findReviewTarget(db, id);
      return review ? [review.writerId] : [];
    },
    context: async (db, id) => (await findReviewInContext(db, id)) ?? {},
    hide: ({ tx, row }) => hideReply(tx, row.target_id),
    show: ({ tx, row }) => showReply(tx, row.target_id),
  },
};

/** Returns the people who should not decide it. */
export const partiesOf = async (
  db: Db,
  { kind, target_id: id, subject_id: subjectId }: Pick<CaseRow, 'kind' | 'target_id' | 'subject_id'>,
): Promise<string[]> => [subjectId, ...((await targets[kind].others?.(db, id)) ?? [])];

async function findListing(db: Db, id: string): Promise<Target | undefined> {
  const listing = await findListingTarget(db, id);
  if (!listing || listing.hidden_at || listing.deleted_at) return undefined;
  return { id: listing.id, subjectId: listing.seller_id, title: listing.title };
}

async function findAccount(db: Db, id: string, caller: Caller | undefined): Promise<Target | undefined> {
  const account = await findAccountTarget(db, (await findListing(db, id))?.subjectId ?? id);
  if (!account || account.deleted_at) return undefined;
  // A seller has a public page. Only people who talked with a buyer know them.
  const isKnown = account.type !== 'buyer' || (caller && (await haveConversation(db, caller.id, account.id)));
  if (!isKnown) return undefined;
  return { id: account.id, subjectId: account.id, title: account.display_name };
}

/** Only for the two people of the conversation. */
async function findOwnMessage(db: Db, id: string, caller: Caller | undefined): Promise<Target | undefined> {
  const message = caller && (await findMessage(db, id));
  if (!message || ![message.buyer_id, message.seller_id].includes(caller.id)) return undefined;
  return { id: message.id, subjectId: message.sender_id, title: message.listing_title };
}

async function moderateMessage({ services, tx, row }: Acting, isHidden: boolean): Promise<void> {
  await setMessageHidden(tx, row.target_id, isHidden);
  await services.deal.messageModerated(tx, row.target_id);
}
