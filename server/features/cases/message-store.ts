import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { EventFacts } from '../../platform/db/tables/conversation-tables.ts';

/** Messages before the reported one, and after it. */
const AROUND = 5;

type MessageTarget = { id: string; sender_id: string; listing_title: string; buyer_id: string; seller_id: string };

/** Finds no events. */
export async function findMessage(db: Db, id: string): Promise<MessageTarget | undefined> {
  const { rows } = await sql<MessageTarget>`
    select m.id, m.sender_id, l.title as listing_title, c.buyer_id, c.seller_id
      from messages m join conversations c on c.id = m.conversation_id join listings l on l.id = c.listing_id
     where m.id = ${id} and m.sender_id is not null and m.kind in ('text', 'photos')`.execute(db);
  return rows[0];
}

/** Their conversation may be about another listing. */
export async function haveConversation(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql`
    select from conversations
     where (buyer_id = ${one} and seller_id = ${other}) or (buyer_id = ${other} and seller_id = ${one}) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export const setMessageHidden = (tx: Tx, id: string, isHidden: boolean) =>
  sql`update messages set removed_at = case when ${isHidden} then coalesce(removed_at, now()) end where id = ${id}`.execute(
    tx,
  );

type MessageRow = {
  id: string;
  sender_id: string | null;
  sender: string | null;
  text: string;
  event: EventFacts | null;
  offer_cents: number | null;
  at: Date;
  hidden: boolean;
  listing_id: string;
};

/** Returns a message with up to five on each side, in order. */
export async function listAround(db: Db, id: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    with reported as (select conversation_id, position from messages where id = ${id}),
      around as (
        (select m.* from messages m join reported r using (conversation_id)
          where m.position < r.position order by m.position desc limit ${AROUND})
        union all
        (select m.* from messages m join reported r using (conversation_id)
          where m.position >= r.position order by m.position limit ${AROUND + 1})
      )
    select a.id, a.sender_id, p.display_name as sender, coalesce(a.text, '') as text, a.event, o.amount_cents as offer_cents, a.at,
        a.removed_at is not null as hidden, c.listing_id
      from around a join conversations c on c.id = a.conversation_id left join accounts p on p.id = a.sender_id
        left join offers o on o.id = a.offer_id
     order by a.position`.execute(db);
  return rows;
}
