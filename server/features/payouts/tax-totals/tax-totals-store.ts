import { sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Db } from '../../../platform/db/database.ts';

type QuarterTotals = { quarter: number; consideration: Cents; fees: Cents; activities: number };

export type SellerTotals = {
  id: string;
  name: string;
  email: string;
  kind: string;
  legal_name: string;
  address: string;
  registration: string;
  tax_number: string;
  /** Of an erased account. */
  kept_holder: string | null;
  kept_account: string | null;
  /** Former ones that got money in the year. */
  other_accounts: { holder: string; account: string }[];
  /** Of the last sold listing. */
  town: string;
  quarters: QuarterTotals[];
};

type Query = {
  year: number;
  timeZone: string;
  after: string;
  limit: number;
};

/**
 * Returns the income of the next sellers by id, by quarter of the release, from the ledger. Money that went back later
 * lowers the quarter of its sale. A sale of which nothing is left does not count.
 */
export async function listSellerTotals(db: Db, { year, timeZone, after, limit }: Query): Promise<SellerTotals[]> {
  const bound = (of: number) => sql`(make_date(${of}::int, 1, 1)::timestamp at time zone ${timeZone}::text)`;
  const { rows } = await sql<SellerTotals>`
    with next as (
      select a.id, a.display_name, a.email from accounts a
      where a.id > ${after}::uuid and exists (
        select 1 from ledger_entries e where e.seller_id = a.id and e.kind = 'release'
          and e.created_at >= ${bound(year)} and e.created_at < ${bound(year + 1)})
      order by a.id limit ${limit}
    ), sold as (
      select e.seller_id, e.purchase_id, min(e.created_at) filter (where e.kind = 'payment') as paid_at,
        extract(quarter from min(e.created_at) filter (where e.kind = 'release') at time zone ${timeZone}::text)::int as quarter,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'seller_available' and e.kind in ('release', 'refund', 'return')), 0)
          as consideration,
        coalesce(-sum(e.amount_cents) filter (where e.account = 'fee'), 0) as fees
      from next n join ledger_entries e on e.seller_id = n.id
      group by e.seller_id, e.purchase_id
      having min(e.created_at) filter (where e.kind = 'release') >= ${bound(year)}
        and min(e.created_at) filter (where e.kind = 'release') < ${bound(year + 1)}
    ), quarters as (
      select seller_id, quarter, sum(consideration) as consideration, sum(fees) as fees,
        count(*) filter (where consideration + fees > 0) as activities
      from sold group by seller_id, quarter
    ), newest as (
      select distinct on (seller_id) seller_id, purchase_id from sold order by seller_id, paid_at desc, purchase_id
    ), last as (
      select newest.seller_id, s.snapshot from newest join sales s on s.purchase_id = newest.purchase_id
    )
    select n.id, coalesce(d.kept_name, n.display_name) as name, coalesce(d.kept_email, n.email) as email,
      coalesce(l.snapshot #>> '{sellingAs,kind}', t.kind, 'private') as kind,
      case when d.kept_name is null then coalesce(l.snapshot #>> '{sellingAs,trader,legalName}', t.legal_name, nullif(d.legal_name, ''), '')
        else d.legal_name end as legal_name,
      case when d.kept_name is null then coalesce(l.snapshot #>> '{sellingAs,trader,address}', t.address, nullif(d.address, ''), '')
        else d.address end as address,
      coalesce(d.kept_registration, l.snapshot #>> '{sellingAs,trader,registration}', t.registration, '') as registration,
      coalesce(d.tax_number, '') as tax_number, d.kept_holder, d.kept_account,
      coalesce(l.snapshot ->> 'location', '') as town,
      (select coalesce(jsonb_agg(jsonb_build_object('holder', f.holder, 'account', f.account) order by f.first_paid_at), '[]')
        from former_bank_details f where f.account_id = n.id
          and f.first_paid_at < ${bound(year + 1)} and f.last_paid_at >= ${bound(year)}) as other_accounts,
      (select jsonb_agg(jsonb_build_object('quarter', q.quarter, 'consideration', q.consideration, 'fees', q.fees,
        'activities', q.activities) order by q.quarter) from quarters q where q.seller_id = n.id) as quarters
    from next n join last l on l.seller_id = n.id left join seller_statements t on t.account_id = n.id left join tax_details d on d.account_id = n.id
    order by n.id`.execute(db);
  return rows;
}
