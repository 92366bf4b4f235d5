import { sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Place of a seller in the list. The rank is 0 for a debt, 1 for available money, 2 for pending money alone. */
export type BalanceKey = { rank: number; amount: Cents; id: string };

export type BalanceRow = {
  seller_id: string;
  seller_name: string;
  has_left: boolean;
  pending_cents: Cents;
  balance_cents: Cents;
  sending_cents: Cents;
  rank: number;
  /** Negative, so that the largest come first. */
  amount: Cents;
};

const PENDING_ALONE = 2;
const BEFORE_ALL: BalanceKey = { rank: -1, amount: 0, id: '00000000-0000-0000-0000-000000000000' };

type Query = { onlyDebts: boolean; limit: number; after: BalanceKey | undefined };

/** Each part reads as many rows as asked from its own index. */
export async function listBalances(db: Db, { onlyDebts, limit, after = BEFORE_ALL }: Query): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    with released as (
      select seller_id, (cents < 0)::int as rank, -abs(cents) as amount from seller_balances
      where account = 'seller_available' and cents <> 0 ${onlyDebts ? sql`and (cents < 0)::int = 0` : sql``}
        and ((cents < 0)::int, -abs(cents), seller_id) > (${after.rank}::int, ${after.amount}::bigint, ${after.id}::uuid)
      order by (cents < 0)::int, -abs(cents), seller_id limit ${limit}
    ), pending as (
      select distinct p.seller_id, ${PENDING_ALONE}::int as rank, 0::bigint as amount from seller_balances p
      where p.account in ('seller_pending', 'delivery') and p.cents <> 0
        and p.seller_id > ${(after.rank === PENDING_ALONE ? after : BEFORE_ALL).id}::uuid
        -- No join: it would read the whole table for a late page.
        and coalesce((select a.cents from seller_balances a
          where a.seller_id = p.seller_id and a.account = 'seller_available'), 0) = 0
      order by p.seller_id limit ${onlyDebts ? 0 : limit}
    ), shown as (
      select * from released union all select * from pending order by rank, amount, seller_id limit ${limit}
    )
    select shown.seller_id, shown.rank, shown.amount::float8 as amount, seller.display_name as seller_name,
      seller.deleted_at is not null as has_left,
      b.pending as pending_cents, b.balance as balance_cents,
      (select coalesce(sum(o.amount_cents), 0)::float8 from payouts o
        where o.seller_id = shown.seller_id and o.state = 'sending') as sending_cents
    from shown join accounts seller on seller.id = shown.seller_id
    -- What the shop owes a seller is negative in the ledger.
    cross join lateral (
      select (0 - coalesce(sum(cents) filter (where account in ('seller_pending', 'delivery')), 0))::float8 as pending,
        (0 - coalesce(sum(cents) filter (where account = 'seller_available'), 0))::float8 as balance
      from seller_balances where seller_id = shown.seller_id) b
    order by shown.rank, shown.amount, shown.seller_id`.execute(db);
  return rows;
}

export async function countDebtsOfLeavers(db: Db, atMost: number): Promise<{ count: number }> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from seller_balances b
      where account = 'seller_available' and cents > 0
        and (select deleted_at is not null from accounts where id = b.seller_id)
      limit ${atMost}) as debts`.execute(db);
  return { count: rows[0]?.count ?? 0 };
}
