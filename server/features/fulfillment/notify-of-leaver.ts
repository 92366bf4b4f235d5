import { isOpen } from '../../../shared/domain/fulfillment.ts';
import { type LeftMatter, matterOfSale } from '../../../shared/domain/left-matter.ts';
import { shopAnswersUntil } from '../../../shared/domain/returns.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { blockedAmong } from '../blocks/are-blocked.ts';
import { conversationHref } from '../conversations/notify-message.ts';
import { type NewNotification, notifyAll } from '../notifications/notify.ts';
import {
  findNameOf,
  listOffersEndingWith,
  listOpenConversationsOf,
  listOpenSalesOf,
  listPendingReturnsOf,
  type OpenSale,
} from './leaver-store.ts';
import { newsFor, notifyOfState } from './notify-of-state.ts';

type Matter = {
  about: LeftMatter;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  title: string;
  href: Record<'buyer' | 'seller', string>;
  until?: string | undefined;
  conversationId?: string;
};

type Needed = Pick<Services, 'live' | 'clock' | 'config'>;

/** Notifies the others once for each listing, and of messages once. Run it before the offers end. */
export async function notifyOfLeaver(services: Needed, tx: Tx, leaverId: string): Promise<void> {
  const sales = await listOpenSalesOf(tx, leaverId);
  for (const sale of sales) await notifyOfState(services, tx, sale, sale.state);
  const agreed = [...sales.flatMap(ofSale), ...(await returnsOf(services, tx, leaverId))];
  const contacts = [...(await offersOf(tx, leaverId)), ...(await messagesOf(tx, leaverId))];
  if (agreed.length + contacts.length === 0) return;
  const otherOf = ({ buyer_id, seller_id }: Matter) => (buyer_id === leaverId ? seller_id : buyer_id);
  // A block stays unnoticed, but a sale goes on.
  const blocked = await blockedAmong(tx, leaverId, contacts.map(otherOf));
  const from = await findNameOf(tx, leaverId);
  const known = new Set<string>();
  const news: NewNotification[] = [];
  for (const matter of [...agreed, ...contacts]) {
    const { about, title, until, listing_id: listingId, conversationId } = matter;
    const accountId = otherOf(matter);
    const key = about === 'messages' ? accountId : `${accountId} ${listingId}`;
    if (known.has(key) || (conversationId && blocked.has(accountId))) continue;
    known.add(accountId).add(`${accountId} ${listingId}`);
    const to = accountId === matter.buyer_id ? 'buyer' : 'seller';
    news.push({
      accountId,
      kind: 'party_left',
      params: { title, from, about, to, ...(until ? { until } : {}) },
      href: matter.href[to],
      listingId,
      groupKey: conversationId ?? matterKey(leaverId, listingId),
    });
  }
  await notifyAll(services, tx, news);
}

/** Replaces unread news of a leaver who is back, in sales and returns that go on. */
export async function notifyOfRestored(services: Needed, tx: Tx, restoredId: string): Promise<void> {
  const sales = await listOpenSalesOf(tx, restoredId);
  const agreed = [...sales.flatMap(ofSale), ...(await returnsOf(services, tx, restoredId))];
  if (agreed.length === 0) return;
  const from = await findNameOf(tx, restoredId);
  const news = agreed.map(({ about, title, href, listing_id: listingId, buyer_id, seller_id }): NewNotification => {
    const to = buyer_id === restoredId ? 'seller' : 'buyer';
    return {
      accountId: to === 'buyer' ? buyer_id : seller_id,
      kind: 'party_left',
      params: { title, from, about, to, isBack: true },
      href: href[to],
      listingId,
      groupKey: matterKey(restoredId, listingId),
    };
  });
  await notifyAll(services, tx, [...new Map(news.map((one) => [one.groupKey, one])).values()]);
}

const matterKey = (leaverId: string, listingId: string) => `left-${leaverId}-${listingId}`;

const ofSale = ({ state, sent_at, deadline_at, ...sale }: OpenSale): Matter[] =>
  isOpen(state)
    ? [
        {
          ...sale,
          about: matterOfSale(state, sent_at !== null),
          until: deadline_at?.toISOString(),
          href: { buyer: newsFor(sale, 'buyer').href, seller: newsFor(sale, 'seller').href },
        },
      ]
    : [];

async function returnsOf(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  leaverId: string,
): Promise<Matter[]> {
  const leftAt = clock.now();
  return (await listPendingReturnsOf(tx, leaverId)).map(
    ({ state, must_accept: mustAccept, created_at: askedAt, ...request }) => ({
      ...request,
      about: 'return',
      until:
        state === 'open' && request.seller_id === leaverId
          ? shopAnswersUntil({ askedAt, leftAt, mustAccept }, config.deadlines.decision).toISOString()
          : undefined,
      href: { buyer: `/dashboard/receipt/${request.listing_id}`, seller: '/dashboard/my-products' },
    }),
  );
}

const offersOf = async (tx: Tx, leaverId: string): Promise<Matter[]> =>
  (await listOffersEndingWith(tx, leaverId)).map((offer) => inConversation('offer', offer));

const messagesOf = async (tx: Tx, leaverId: string): Promise<Matter[]> =>
  (await listOpenConversationsOf(tx, leaverId)).map((one) => inConversation('messages', one));

function inConversation(
  about: 'offer' | 'messages',
  { id, ...facts }: Omit<Matter, 'about' | 'href'> & { id: string },
): Matter {
  const href = conversationHref(id);
  return { ...facts, about, conversationId: id, href: { buyer: href, seller: href } };
}
