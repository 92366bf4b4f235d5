import { type RawBuilder, sql } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import { returningStates, type SellerParts } from '../../../shared/domain/payout.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';

/** SQL: purchases of `seller` that `isReturning`. Both indexes are small: a refund that is under way is due. */
const returningOf = (seller: RawBuilder<unknown>) => sql`
  select p.id from purchases p where p.seller_id = ${seller} and p.state in (${anyOf(returningStates)})
    and (p.due_at is not null or p.state = 'refund_failed')
  union
  select f.purchase_id from fulfillments f where f.seller_id = ${seller} and f.refund_due_at is not null`;

export const noParts: SellerParts = { disputed: 0, releasedBack: 0, pendingBack: 0 };

/** Returns, by seller, the cents that are disputed, and what goes back to buyers. */
export async function readSellerParts(db: Db, sellerIds: readonly string[]): Promise<Map<string, SellerParts>> {
  if (sellerIds.length === 0) return new Map();
  const { rows } = await sql<SellerParts & { id: string }>`
    select s.id, m.disputed, m."releasedBack", m."pendingBack"
    from unnest(${[...sellerIds]}::uuid[]) s (id) cross join lateral (
      with back as materialized (${returningOf(sql`s.id`)})
      select
        (select coalesce(sum(o.amount_cents), 0)::float8 from payouts o join purchases p on p.id = o.purchase_id
          where o.seller_id = s.id and o.state = 'owed' and p.state = 'disputed'
            and p.id not in (select id from back)) as disputed,
        (select coalesce(sum(o.amount_cents), 0)::float8 from payouts o join back on back.id = o.purchase_id
          where o.state = 'owed') as "releasedBack",
        (select (0 - coalesce(sum(e.amount_cents), 0))::float8 from ledger_entries e join back on back.id = e.purchase_id
          where e.account in ('seller_pending', 'delivery')) as "pendingBack") m`.execute(db);
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}

export const readPartsOf = async (db: Db, sellerId: string): Promise<SellerParts> =>
  (await readSellerParts(db, [sellerId])).get(sellerId) ?? noParts;

/** Returns the cents of sales, with deliveries and fees, that go back to buyers. */
export async function sumReturning(db: Db, sellerId: string): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    with back as materialized (${returningOf(sql`${sellerId}::uuid`)})
    select (0 - coalesce(sum(e.amount_cents), 0))::float8 as cents
    from ledger_entries e join back on back.id = e.purchase_id
    where e.account not in ('provider', 'bank', 'loss') and e.kind in ('payment', 'refund', 'return')`.execute(db);
  return rows[0]?.cents ?? 0;
}
