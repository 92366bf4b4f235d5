import { sql } from 'kysely';
import type { ListingState } from '../../../shared/domain/listing.ts';
import type { OfferParty, OfferState } from '../../../shared/domain/offer.ts';
import { payableStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import { type Db, planOnce } from '../../platform/db/database.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';

type NewestOffer = {
  id: string;
  amount_cents: number;
  state: OfferState;
  proposed_by: OfferParty;
  /** ISO 8601. */
  expires_at: string;
};

type AgreedHold = {
  /** ISO 8601. */
  until: string;
  amount_cents: number;
};

export type InboxRow = {
  id: string;
  listing_id: string;
  buyer_id: string;
  seller_id: string;
  title: string;
  price_cents: number;
  state: ListingState;
  accepts_offers: boolean;
  isShown: boolean;
  image: string | null;
  other_id: string;
  other_name: string;
  other_left: boolean;
  other_read_at: Date | null;
  is_blocked: boolean;
  other_suspended: boolean;
  is_suspended: boolean;
  is_paid: boolean;
  last_message_id: string | null;
  last_at: Date;
  unread: number;
  archived_at: Date | null;
  offer: NewestOffer | null;
  hold: AgreedHold | null;
  fulfillment_id: string | null;
  micros: number;
};

const inboxOf = (db: Db, accountId: string) =>
  db
    .selectFrom('conversation_members as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .innerJoin('conversation_members as o', (join) =>
      join.onRef('o.conversation_id', '=', 'm.conversation_id').onRef('o.account_id', '<>', 'm.account_id'),
    )
    .innerJoin('accounts as other', 'other.id', 'o.account_id')
    .where('m.account_id', '=', accountId)
    .select(['c.id', 'c.listing_id', 'c.buyer_id', 'c.seller_id', 'l.title', 'l.price_cents', 'l.state'])
    .select(['l.accepts_offers', 'other.id as other_id', 'other.display_name as other_name'])
    .select(['o.read_at as other_read_at', 'm.last_message_id', 'm.last_at', 'm.unread', 'm.archived_at'])
    .select([
      sql<boolean>`l.hidden_at is null and l.deleted_at is null`.as('isShown'),
      sql<boolean>`other.deleted_at is not null`.as('other_left'),
      sql<boolean>`other.suspended_at is not null`.as('other_suspended'),
      sql<boolean>`exists (select 1 from accounts me where me.id = m.account_id and me.suspended_at is not null)`.as(
        'is_suspended',
      ),
      sql<boolean>`exists (select 1 from sales s where s.listing_id = c.listing_id and s.buyer_id = c.buyer_id)`.as(
        'is_paid',
      ),
      sql<boolean>`exists (select 1 from blocks b where (b.account_id, b.blocked_id) in
        ((m.account_id, o.account_id), (o.account_id, m.account_id)))`.as('is_blocked'),
      sql<string | null>`(select i.url from listing_images li join images i on i.id = li.image_id
        where li.listing_id = l.id order by li.position limit 1)`.as('image'),
      sql<NewestOffer | null>`(select json_build_object('id', f.id, 'amount_cents', f.amount_cents, 'state', f.state,
        'proposed_by', f.proposed_by, 'expires_at', f.expires_at)
        from offers f where f.conversation_id = c.id order by f.created_at desc, f.id desc limit 1)`.as('offer'),
      sql<AgreedHold | null>`(select json_build_object('until', p.held_until, 'amount_cents', p.price_cents)
        from purchases p where p.listing_id = c.listing_id and p.buyer_id = c.buyer_id and p.agreed
        and p.state in (${anyOf(payableStates)}) limit 1)`.as('hold'),
      sql<
        string | null
      >`(select s.id from fulfillments s where s.listing_id = c.listing_id and s.buyer_id = c.buyer_id)`.as(
        'fulfillment_id',
      ),
      microsOf('m.last_at').as('micros'),
    ]);

export type InboxQuery = {
  limit: number;
  after: TimeKey | undefined;
  archived: boolean;
  listingId?: string | undefined;
  words?: string | undefined;
};

/** Is planned for each person: a generic plan would sort all conversations. */
async function findPage(
  db: Db,
  accountId: string,
  { limit, after, archived, listingId, words }: InboxQuery,
): Promise<string[]> {
  const pattern = words && `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('conversation_members as m')
    .where('m.account_id', '=', accountId)
    .$if(!words && !listingId, (query) => query.where('m.archived_at', archived ? 'is not' : 'is', null))
    .$if(listingId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select 1 from conversations c where c.id = m.conversation_id and c.listing_id = ${listingId})`,
      ),
    )
    .$if(pattern !== undefined, (query) => query.where(isAbout(pattern ?? '')))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(m.last_at, m.conversation_id) < (${instantOf(after?.micros ?? 0)}, ${after?.id ?? ''}::uuid)`,
      ),
    )
    .select('m.conversation_id as id')
    .orderBy('m.last_at', 'desc')
    .orderBy('m.conversation_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Searches the listing, the other person and messages as this person sees them. */
const isAbout = (pattern: string) => sql<boolean>`exists (
  select 1 from conversations c
  join listings l on l.id = c.listing_id
  join accounts other on other.id = case m.account_id when c.buyer_id then c.seller_id else c.buyer_id end
  where c.id = m.conversation_id and (l.title ilike ${pattern} or other.display_name ilike ${pattern} or exists (
    select 1 from messages t where t.conversation_id = c.id and t.removed_at is null
    and case when t.sender_id = m.account_id then t.text else coalesce(t.shown_text, t.text) end ilike ${pattern})))`;

/** Sorts by the latest message. */
export async function listInbox(db: Db, accountId: string, query: InboxQuery): Promise<InboxRow[]> {
  const ids = await findPage(db, accountId, query);
  if (ids.length === 0) return [];
  const rows = inboxOf(db, accountId)
    .where(sql<boolean>`m.conversation_id = any(${ids}::uuid[])`)
    .orderBy('m.last_at', 'desc')
    .orderBy('m.conversation_id', 'desc');
  return (await db.executeQuery(planOnce(rows.compile()))).rows;
}

export const findInInbox = (db: Db, accountId: string, id: string): Promise<InboxRow | undefined> =>
  inboxOf(db, accountId).where('c.id', '=', id).executeTakeFirst();
