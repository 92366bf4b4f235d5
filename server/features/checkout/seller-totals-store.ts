import { sql } from 'kysely';
import type { Currency } from '../../../shared/domain/currency.ts';
import type { Db } from '../../platform/db/database.ts';

export type QuarterRow = {
  seller_id: string;
  seller_name: string;
  seller_email: string;
  seller_kind: string;
  legal_name: string;
  registration: string;
  quarter: number;
  currency: Currency;
  sales: number;
  gross_cents: number;
  refunded_cents: number;
};

/** Quarters of a year for the next sellers by id, per currency. */
export async function listQuarters(
  db: Db,
  year: number,
  { afterSeller, sellers }: { afterSeller: string; sellers: number },
): Promise<QuarterRow[]> {
  const from = `${year}-01-01T00:00:00Z`;
  const until = `${year + 1}-01-01T00:00:00Z`;
  const { rows } = await sql<QuarterRow>`
    with next as (
      select a.id, a.display_name, a.email from accounts a
      where a.id > ${afterSeller}::uuid and exists (
        select 1 from sales s where s.seller_id = a.id and s.paid_at >= ${from}::timestamptz and s.paid_at < ${until}::timestamptz)
      order by a.id limit ${sellers}
    )
    select n.id as seller_id, coalesce(d.kept_name, n.display_name) as seller_name,
      coalesce(d.kept_email, n.email) as seller_email,
      case when q.sold_as is null then coalesce(t.kind, 'private') else q.sold_as ->> 'kind' end as seller_kind,
      coalesce(case when d.kept_name is not null then d.legal_name when q.sold_as is null then t.legal_name else q.sold_as #>> '{trader,legalName}' end, '') as legal_name,
      coalesce(case when d.kept_name is not null then d.kept_registration when q.sold_as is null then t.registration else q.sold_as #>> '{trader,registration}' end, '')
        as registration, q.quarter, q.currency, q.sales, q.gross_cents, q.refunded_cents
    from next n
    left join seller_statements t on t.account_id = n.id
    left join tax_details d on d.account_id = n.id
    cross join lateral (
      select extract(quarter from s.paid_at at time zone 'UTC')::int as quarter, upper(p.currency) as currency,
        count(*)::int as sales, (array_agg(s.snapshot -> 'sellingAs' order by s.paid_at desc, s.purchase_id))[1] as sold_as,
        sum(s.price_cents + s.delivery_cents)::float8 as gross_cents, coalesce(sum(r.cents), 0)::float8 as refunded_cents
      from sales s
      join purchases p on p.id = s.purchase_id
      left join lateral (
        select sum(amount_cents) as cents from refunds where purchase_id = s.purchase_id and state = 'succeeded'
      ) r on true
      where s.seller_id = n.id and s.paid_at >= ${from}::timestamptz and s.paid_at < ${until}::timestamptz
      group by 1, 2
    ) q
    order by n.id, q.quarter, q.currency`.execute(db);
  return rows;
}
