import { sql } from 'kysely';
import type { SellerNumbers } from '../../../shared/contract/statistics.ts';
import { refundStates } from '../../../shared/domain/purchase.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

const ownListings = (sellerId: string) =>
  sql`own_listings as (select id, state, hidden_at is not null and waits_for is null as hidden from listings where seller_id = ${sellerId} and deleted_at is null)`;

/** Returns totals of all listings. */
export async function sumSeller(db: Db, sellerId: string): Promise<Omit<SellerNumbers, 'days'>> {
  const { rows } = await sql<Omit<SellerNumbers, 'days'>>`
    with ${ownListings(sellerId)}
    select
      (select coalesce(sum(v.views), 0)::int from listing_views v join own_listings p on p.id = v.listing_id
       where v.seller_id = ${sellerId}) as views,
      (select count(*)::int from wishes w join own_listings p on p.id = w.listing_id where w.removed_at is null) as saves,
      (select count(*)::int from own_listings where state = 'available' and not hidden) as "onSale",
      (select count(*)::int from own_listings where state = 'held') as "onHold",
      (select count(*)::int from own_listings where hidden and state <> 'sold') as hidden,
      (select count(*)::int from own_listings o where state = 'sold' and not exists (
        select from sales s join purchases p on p.id = s.purchase_id
        where s.listing_id = o.id and (p.state in (${anyOf(refundStates)}) or exists (
          select from fulfillments f where f.purchase_id = p.id and f.refund_due_at is not null)))) as sold,
      (select coalesce(sum(cents), 0)::float8 from earnings where seller_id = ${sellerId}) as "earnedCents"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  return row;
}

/**
 * Returns daily figures, with empty days.
 * @param from first UTC day, `YYYY-MM-DD`
 * @param to last day
 */
export async function listSellerDays(db: Db, sellerId: string, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<SellerNumbers['days'][number]>`
    with ${ownListings(sellerId)}, seen as (
      select v.day, sum(v.views)::int as views from listing_views v join own_listings p on p.id = v.listing_id
      where v.seller_id = ${sellerId} and v.day between ${from}::date and ${to}::date group by 1
    ), saved as (
      select (w.created_at at time zone 'UTC')::date as day, count(*)::int as saves
      from wishes w join own_listings p on p.id = w.listing_id
      where w.removed_at is null and w.created_at >= ${from}::timestamp at time zone 'UTC' group by 1
    )
    select d.day::date::text as day, coalesce(views, 0) as views, coalesce(saves, 0) as saves
    from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as d (day)
    left join seen on seen.day = d.day::date left join saved on saved.day = d.day::date
    order by 1
  `.execute(db);
  return rows;
}
