import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export type MessageCounts = {
  /** Messages of the last hour, and seconds until the oldest is an hour old. */
  lastHour: number;
  hourFreeIn: number;
  /** Conversations begun within the last day, and seconds until the oldest is a day old. */
  started: number;
  dayFreeIn: number;
};

export async function countMessages(tx: Tx, accountId: string): Promise<MessageCounts> {
  const { rows } = await sql<MessageCounts>`
    select h."lastHour", h."hourFreeIn", d.started, d."dayFreeIn"
    from (
      select count(*)::int as "lastHour",
        coalesce(extract(epoch from min(at) + interval '1 hour' - now()), 0)::float8 as "hourFreeIn"
      from messages where sender_id = ${accountId} and kind <> 'offer' and at > now() - interval '1 hour'
    ) h, (
      select count(*)::int as started,
        coalesce(extract(epoch from min(created_at) + interval '1 day' - now()), 0)::float8 as "dayFreeIn"
      from conversations where buyer_id = ${accountId} and created_at > now() - interval '1 day'
    ) d`.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('Messages could not be counted.');
  return counts;
}

/** Counts the other conversations that got this text within a day. */
export async function countSameText(
  tx: Tx,
  accountId: string,
  { print, conversationId }: { print: string; conversationId: string },
): Promise<number> {
  const { count } = await tx
    .selectFrom('message_prints')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('account_id', '=', accountId)
    .where('print', '=', print)
    .where('conversation_id', '<>', conversationId)
    .where('at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertPrint = (
  tx: Tx,
  accountId: string,
  { print, conversationId }: { print: string; conversationId: string },
) =>
  tx
    .insertInto('message_prints')
    .values({ account_id: accountId, print, conversation_id: conversationId })
    .onConflict((same) =>
      same.columns(['account_id', 'print', 'conversation_id']).doUpdateSet({ at: sql<Date>`now()` as unknown as Date }),
    )
    .execute();

export const deleteOldPrints = (db: Db) =>
  db.deleteFrom('message_prints').where('at', '<', sql<Date>`now() - interval '1 day'`).execute();
