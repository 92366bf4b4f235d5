import { sql } from 'kysely';
import { endedStates, payingStates } from '../../../../shared/domain/purchase.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Tx } from '../../../platform/db/database.ts';

const paying = anyOf(payingStates);

/** Otherwise one payment, taken back, would end the limits. */
const bought = sql`(
  select s.buyer_id, s.paid_at from sales s where not exists (
    select 1 from fulfillments f
     where f.purchase_id = s.purchase_id and f.state = 'cancelled' and f.cancelled_by = s.buyer_id))`;

/** Serializes holds of a connection or email domain. */
export const lockHoldsOf = (tx: Tx, whose: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`holds of ${whose}`}, 0))`.execute(tx);

export type HoldCounts = {
  hasPaid: boolean;
  own: number;
  /** Holds of people who never paid, by connection and email domain. */
  byAddress: number;
  byDomain: number;
  /** Unpaid holds of the last day since a payment, and seconds since the last. */
  unpaid: number;
  secondsSince: number;
  /** Seconds since the buyer's hold expired, if nobody held it since. */
  lapsedHere: number | null;
};

export async function countHolds(
  tx: Tx,
  { buyerId, listingId, from, domain }: { buyerId: string; listingId: string; from: string; domain: string },
): Promise<HoldCounts> {
  const { rows } = await sql<HoldCounts>`
    with mine as (select * from purchases where buyer_id = ${buyerId} and not agreed),
      last_paid as (select max(b.paid_at) as at from ${bought} b where b.buyer_id = ${buyerId}),
      unpaid as (
        select mine.updated_at from mine, last_paid
         where mine.state in (${anyOf(endedStates)}) and mine.intent_id is not null and mine.updated_at > now() - interval '1 day'
           and mine.updated_at > coalesce(last_paid.at, '-infinity')),
      strangers as (
        select p.begun_from, split_part(lower(a.email), '@', 2) as domain from purchases p
          join accounts a on a.id = p.buyer_id
         where p.state in (${paying}) and not p.agreed and p.buyer_id <> ${buyerId}
           and (p.begun_from = ${from} or split_part(lower(a.email), '@', 2) = ${domain})
           and not exists (select 1 from ${bought} b where b.buyer_id = p.buyer_id)),
      latest as (select * from purchases where listing_id = ${listingId} order by created_at desc limit 1)
    select (select at is not null from last_paid) as "hasPaid",
      (select count(*)::int from mine where state in (${paying})) as own,
      (select count(*)::int from strangers where begun_from = ${from}) as "byAddress",
      (select count(*)::int from strangers where domain = ${domain}) as "byDomain",
      (select count(*)::int from unpaid) as unpaid,
      (select coalesce(extract(epoch from now() - max(updated_at)), 0)::float8 from unpaid) as "secondsSince",
      (select extract(epoch from now() - updated_at)::float8 from latest
        where buyer_id = ${buyerId} and state = 'expired' and given_back_by is null and intent_id is not null) as "lapsedHere"
  `.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('Holds could not be counted.');
  return counts;
}
