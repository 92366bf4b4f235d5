import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Returns the median of the last 90 days. */
export async function findReplyMinutes(db: Db, sellerId: string): Promise<number | undefined> {
  const { rows } = await sql<{ minutes: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from answer.at - question.at) / 60)::float8 as minutes
      from conversations c
      cross join lateral (
        select min(m.at) as at from messages m
         where m.conversation_id = c.id and m.sender_id = c.buyer_id and m.kind in ('text', 'photos')
      ) question
      cross join lateral (
        select min(m.at) as at from messages m
         where m.conversation_id = c.id and m.sender_id = c.seller_id and m.kind in ('text', 'photos') and m.at >= question.at
      ) answer
     where c.seller_id = ${sellerId} and question.at > now() - interval '90 days' and answer.at is not null
  `.execute(db);
  return rows[0]?.minutes ?? undefined;
}
