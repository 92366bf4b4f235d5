import { isOpen } from '../../../shared/domain/fulfillment.ts';
import { type LeftMatter, matterOfSale } from '../../../shared/domain/left-matter.ts';
import { shopAnswersUntil } from '../../../shared/domain/returns.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../ports/services.ts';
import { blockedAmong } from '../blocks/are-blocked.ts';
import { conversationHref } from '../conversations/notify-message.ts';
import { withdrawNotifications } from '../notifications/mark-read.ts';
import { type NewNotification, notifyAll } from '../notifications/notify.ts';
import {
  findNameOf,
  listOffersEndingWith,
  listOpenConversationsOf,
  listOpenSalesOf,
  listPendingReturnsOf,
  type OpenSale,
} from './leaver-store.ts';
import { newsFor, notifyOfMoney, notifyOfStates } from './notify-of-state.ts';

type Matter = {
  about: LeftMatter;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  title: string;
  href: Record<'buyer' | 'seller', string>;
  until?: string | undefined;
  waits?: true;
  conversationId?: string;
};

type Needed = Pick<Services, 'live' | 'clock' | 'config'>;

/** Notifies the others once for each listing, and of messages once. Run it before the offers end. */
export async function notifyOfLeaver(services: Needed, tx: Tx, leaverId: string): Promise<void> {
  const agreed = await agreedOf(services, tx, leaverId);
  const contacts = [...(await offersOf(tx, leaverId)), ...(await messagesOf(tx, leaverId))];
  if (agreed.length + contacts.length === 0) return;
  const otherOf = otherThan(leaverId);
  // A block stays unnoticed, but a sale goes on.
  const blocked = await blockedAmong(tx, leaverId, contacts.map(otherOf));
  const from = await findNameOf(tx, leaverId);
  const known = new Set<string>();
  const news: NewNotification[] = [];
  for (const matter of [...agreed, ...contacts]) {
    const { about, title, until, waits, listing_id: listingId, conversationId } = matter;
    const accountId = otherOf(matter);
    const key = about === 'messages' ? accountId : `${accountId} ${listingId}`;
    if (known.has(key) || (conversationId && blocked.has(accountId))) continue;
    known.add(accountId).add(`${accountId} ${listingId}`);
    const to = accountId === matter.buyer_id ? 'buyer' : 'seller';
    news.push({
      accountId,
      kind: 'party_left',
      params: { title, from, about, to, leaverId, ...(until ? { until } : {}), ...(waits ? { waits } : {}) },
      href: matter.href[to],
      listingId,
      ...(conversationId ? { groupKey: conversationId } : {}),
    });
  }
  await notifyAll(services, tx, news);
}

/** Withdraws these notifications after the removal was undone; tells of sales and returns that go on. */
export async function notifyOfReturned(services: Needed, tx: Tx, personId: string): Promise<void> {
  const agreed = await agreedOf(services, tx, personId);
  const otherOf = otherThan(personId);
  await withdrawNotifications(services, tx, personId);
  const from = await findNameOf(tx, personId);
  const news = new Map<string, NewNotification>();
  for (const matter of agreed) {
    const { title, listing_id: listingId, href } = matter;
    const accountId = otherOf(matter);
    const to = accountId === matter.buyer_id ? 'buyer' : 'seller';
    const one = { accountId, kind: 'party_back', params: { title, from }, href: href[to], listingId } as const;
    news.set(`${accountId} ${listingId}`, one);
  }
  await notifyAll(services, tx, [...news.values()]);
}

const otherThan =
  (personId: string) =>
  ({ buyer_id, seller_id }: Matter): string =>
    buyer_id === personId ? seller_id : buyer_id;

/** Sales and returns; open pages read again who is there. */
async function agreedOf(services: Needed, tx: Tx, personId: string): Promise<Matter[]> {
  const sales = await listOpenSalesOf(tx, personId);
  await notifyOfStates(services, tx, sales);
  return [...sales.flatMap(ofSale), ...(await returnsOf(services, tx, personId))];
}

const ofSale = ({ state, sent_at, deadline_at, is_bank_disputed: isDisputed, ...sale }: OpenSale): Matter[] =>
  isOpen(state)
    ? [
        {
          ...sale,
          about: matterOfSale(state, sent_at !== null),
          until: deadline_at?.toISOString(),
          ...(isDisputed ? { waits: true as const } : {}),
          href: { buyer: newsFor(sale, 'buyer').href, seller: newsFor(sale, 'seller').href },
        },
      ]
    : [];

async function returnsOf(services: Needed, tx: Tx, leaverId: string): Promise<Matter[]> {
  const { clock, config } = services;
  const leftAt = clock.now();
  const requests = await listPendingReturnsOf(tx, leaverId);
  for (const { purchase_id } of requests) await notifyOfMoney(services, tx, purchase_id);
  return requests.map(({ state, must_accept: mustAccept, created_at: askedAt, ...request }) => ({
    ...request,
    about: state === 'accepted' ? 'return_accepted' : 'return',
    until:
      state === 'open' && request.seller_id === leaverId
        ? shopAnswersUntil({ askedAt, leftAt, mustAccept }, config.deadlines.decision).toISOString()
        : undefined,
    href: { buyer: `/dashboard/receipt/${request.listing_id}`, seller: '/dashboard/my-products' },
  }));
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
