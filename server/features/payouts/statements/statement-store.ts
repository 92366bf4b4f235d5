import { type RawBuilder, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import { type MovementKind, movesPrice } from '../../../../shared/domain/statement.ts';
import type { Db } from '../../../platform/db/database.ts';

/** @param month such as `2026-11` @param timeZone an IANA name */
export type Period = { month: string; timeZone: string };

const beginOf = ({ month, timeZone }: Period, months: number) =>
  sql`((${`${month}-01`}::date + make_interval(months => ${months})) at time zone ${timeZone}::text)`;

export type MovementRow = {
  at: Date;
  kind: MovementKind;
  title: string;
  price_cents: Cents;
  fee_cents: Cents;
  delivery_cents: Cents;
  net_cents: Cents;
  is_reduced: boolean;
};

/** Sorts the oldest first. Amounts are from the seller's side. */
export async function listMovements(db: Db, sellerId: string, period: Period): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.at, m.kind, m.title, m.net - m.fee - m.delivery as price_cents, m.fee as fee_cents,
      m.delivery as delivery_cents, m.net as net_cents,
      m.kind = 'release' and m.net - m.fee - m.delivery < m.asked as is_reduced
    from (
      select e.created_at as at, e.kind, s.snapshot ->> 'title' as title, s.price_cents as asked, s.purchase_id as id,
        coalesce(-sum(amount_cents) filter (where account = 'seller_available'), 0)::int as net,
        coalesce(sum(amount_cents) filter (where account = 'fee'), 0)::int as fee,
        coalesce(sum(amount_cents) filter (where account = 'delivery'), 0)::int as delivery
      from ledger_entries e join sales s on s.purchase_id = e.purchase_id
      where e.seller_id = ${sellerId} and e.created_at >= ${beginOf(period, 0)} and e.created_at < ${beginOf(period, 1)}
      group by s.id, e.kind, e.provider_refund_id, e.payout_id, e.settlement_id, e.created_at
      having bool_or(e.account in ('seller_available', 'fee'))
    ) m
    -- One transaction may settle several sales.
    order by m.at, m.id, m.kind`.execute(db);
  return rows.map((row) => (movesPrice(row.kind) ? row : { ...row, price_cents: 0 }));
}

/** Returns what the shop owed the seller when the month began; below zero for a debt. Counts back from now. */
export async function sumBefore(db: Db, sellerId: string, period: Period): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select (coalesce((select sum(amount_cents) from ledger_entries
        where seller_id = ${sellerId} and account = 'seller_available' and created_at >= ${beginOf(period, 0)}), 0)
      - coalesce((select cents from seller_balances
        where seller_id = ${sellerId} and account = 'seller_available'), 0))::float8 as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

/** The newest first. Looks up the last movement before each. */
export async function listMonths(db: Db, sellerId: string, timeZone: string): Promise<{ month: string }[]> {
  const lastMonth = (before: RawBuilder<unknown>) => sql`
    select date_trunc('month', created_at at time zone ${timeZone}::text) from ledger_entries
    where seller_id = ${sellerId} and account in ('seller_available', 'fee') and ${before}
    order by created_at desc limit 1`;
  const { rows } = await sql<{ month: string }>`
    with recursive months (begins) as (
      (${lastMonth(sql`true`)})
      union all
      select (${lastMonth(sql`created_at < months.begins at time zone ${timeZone}::text`)}) from months
      where months.begins is not null)
    select to_char(begins, 'YYYY-MM') as month from months where begins is not null order by begins desc`.execute(db);
  return rows;
}
