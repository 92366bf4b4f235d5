import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { notify } from '../notifications/notify.ts';
import { findDeal } from './deal-store.ts';

/** `text`: as the other one sees it. */
type Written = { conversationId: string; senderId: string; text: string };

/** Notifies the other party of a new message: in the app at once, by mail only while it stays unread. */
export async function notifyOfMessage(
  services: Pick<Services, 'live' | 'clock' | 'config'>,
  tx: Tx,
  { conversationId, senderId, text }: Written,
): Promise<void> {
  const deal = await findDeal(tx, conversationId);
  if (!deal) return;
  const isBuyer = deal.buyerId === senderId;
  await notify(services, tx, {
    accountId: isBuyer ? deal.sellerId : deal.buyerId,
    kind: 'message',
    params: { title: deal.title, from: isBuyer ? deal.buyerName : deal.sellerName, ...(text ? { text } : {}) },
    href: conversationHref(conversationId),
    listingId: deal.listingId,
    groupKey: conversationId,
    mailAfter: services.config.deadlines.unreadMail,
  });
}

export const conversationHref = (id: string): string => `/messages/${id}`;
