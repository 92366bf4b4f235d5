import type { Message } from '../../../shared/contract/conversations.ts';
import type { Db } from '../../platform/db/database.ts';
import { findByBuyer } from './conversation-store.ts';
import { listMessages } from './message-store.ts';
import { presentMessage } from './present-message.ts';

type CaseMessage = {
  id: string;
  from: 'buyer' | 'seller' | 'system';
  text: string;
  offerCents?: number;
  event?: Message['event'];
  removed?: true;
  images: { url: string }[];
  at: string;
};

const MOST = 200;

/** Returns the conversation of buyer and seller, oldest first, for the operator. */
export async function readThreadForCase(
  db: Db,
  { listingId, buyerId }: { listingId: string; buyerId: string },
): Promise<CaseMessage[]> {
  const conversation = await findByBuyer(db, listingId, buyerId);
  if (!conversation) return [];
  const rows = await listMessages(db, conversation.id, { limit: MOST, before: undefined });
  return rows.reverse().map((row) => {
    const { id, kind, images = [], at, event, offer, removed, ...message } = presentMessage(row, row.sender_id ?? '');
    // The photos say it.
    const text = kind === 'photos' && images.length > 0 ? '' : message.text;
    const from = row.sender_id === null ? 'system' : row.sender_id === buyerId ? 'buyer' : 'seller';
    return {
      id,
      from,
      text,
      ...(event ? { event } : offer ? { offerCents: offer.amountCents } : {}),
      ...(removed ? { removed } : {}),
      images: images.map(({ url }) => ({ url })),
      at,
    };
  });
}
