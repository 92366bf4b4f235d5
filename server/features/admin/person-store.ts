import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export type PersonNumbers = {
  listings: number;
  sales: number;
  earnedCents: number;
  purchases: number;
  spentCents: number;
};

/** Returns a person's activity as numbers; money is net of refunds. */
export async function sumPerson(db: Db, id: string): Promise<PersonNumbers> {
  const { rows } = await sql<PersonNumbers>`
    select
      (select count(*)::int from listings where seller_id = ${id}) as listings,
      (select count(*)::int from sales where seller_id = ${id}) as sales,
      (select coalesce(sum(cents), 0)::float8 from earnings where seller_id = ${id}) as "earnedCents",
      (select count(*)::int from sales where buyer_id = ${id}) as purchases,
      (select coalesce(sum(s.price_cents - coalesce((
          select sum(r.amount_cents) from refunds r where r.purchase_id = s.purchase_id and r.state = 'succeeded'), 0)), 0)::float8
        from sales s where s.buyer_id = ${id}) as "spentCents"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A select without a table gave no row.');
  return row;
}
