import { isAvailable } from '../../../shared/domain/listing.ts';
import { Failure } from '../../../shared/errors.ts';
import { conversationRefusals } from '../../../shared/words/refusals/conversations.ts';
import { authorizeWriting } from '../../platform/db/authorize-publishing.ts';
import { inTransaction, type Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { isConfirmed } from '../../platform/http/is-confirmed.ts';
import type { Services } from '../../ports/services.ts';
import { areBlocked } from '../blocks/are-blocked.ts';
import { findListingForSale } from '../listings/find-listing.ts';
import { type ConversationRow, ensureConversation, findByBuyer } from './conversation-store.ts';
import { reportSameText, type Sent, writeOnce } from './send-message.ts';

/**
 * Writes to the seller of a listing, in one conversation per buyer.
 * @throws email_not_verified, not_found, own_listing, item_unavailable, not_allowed, too_many_requests, invalid_input
 */
export async function startConversation(
  services: Services,
  caller: Caller,
  { listingId, ...sent }: Sent & { listingId: string },
): Promise<{ id: string; messageId: string }> {
  return reportSameText(services, caller, sent, () =>
    inTransaction(services.db, async (tx) => {
      const standing = await authorizeWriting(tx, caller.id);
      const { conversation, isNew } = await openConversation(services, tx, { caller, listingId });
      const messageId = await writeOnce(services, tx, { caller, conversation, standing, isNew }, sent);
      return { id: conversation.id, messageId };
    }),
  );
}

/**
 * Returns the buyer's conversation about a listing, new for a listing that is for sale.
 * @throws email_not_verified, not_found, own_listing, item_unavailable, not_allowed
 */
export async function openConversation(
  { mailer }: Pick<Services, 'mailer'>,
  tx: Tx,
  { caller, listingId }: { caller: Caller; listingId: string },
): Promise<{ conversation: ConversationRow; isNew: boolean }> {
  const known = await findByBuyer(tx, listingId, caller.id);
  if (known) return { conversation: known, isNew: false };
  const listing = await findListingForSale(tx, listingId);
  if (!listing) throw new Failure('not_found');
  if (listing.seller_id === caller.id) throw new Failure('own_listing');
  if (!isAvailable(listing.state)) throw new Failure('item_unavailable');
  if (!isConfirmed({ mailer }, caller)) throw new Failure('email_not_verified');
  if (await areBlocked(tx, caller.id, listing.seller_id)) throw new Failure('not_allowed', { reason: CANNOT_WRITE });
  const pair = { listingId, buyerId: caller.id, sellerId: listing.seller_id };
  return { conversation: await ensureConversation(tx, pair), isNew: true };
}

const CANNOT_WRITE = conversationRefusals.cannotWrite();
