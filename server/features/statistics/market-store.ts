import { type RawBuilder, sql } from 'kysely';
import type { Happened } from '../../../shared/contract/statistics.ts';
import type { Db } from '../../platform/db/database.ts';

/** UTC, `YYYY-MM-DD`, inclusive. */
type Days = { from: string; to: string };
type Day = Happened & { day: string };

const byDay = (table: string, time: string, sums: RawBuilder<unknown>, { from, to }: Days) => sql`(
  select (${sql.ref(time)} at time zone 'UTC')::date as day, ${sums} from ${sql.table(table)}
  where ${sql.ref(time)} >= ${from}::timestamp at time zone 'UTC'
    and ${sql.ref(time)} < (${to}::timestamp + interval '1 day') at time zone 'UTC'
  group by 1
)`;

const counted = sql`count(*)::int as n`;
const moved = sql`
  coalesce(sum(cents) filter (where kind = 'payment'), 0) as sold,
  coalesce(-sum(cents) filter (where kind <> 'payment'), 0) as refunded`;

const countedDays = (days: Days) => sql`
  select d.day::date as day, coalesce(people.n, 0) as people, coalesce(listed.n, 0) as listings,
    coalesce(sold.n, 0) as sales, coalesce(money.sold, 0) as sold_cents, coalesce(money.refunded, 0) as refunded_cents
  from generate_series(${days.from}::timestamp, ${days.to}::timestamp, interval '1 day') as d (day)
  left join ${byDay('accounts', 'created_at', counted, days)} people on people.day = d.day::date
  left join ${byDay('listings', 'created_at', counted, days)} listed on listed.day = d.day::date
  left join ${byDay('sales', 'paid_at', counted, days)} sold on sold.day = d.day::date
  left join ${byDay('earnings', 'created_at', moved, days)} money on money.day = d.day::date`;

/** Stores finished days; existing ones stay. */
export const insertDays = (db: Db, days: Days) =>
  sql`insert into market_days (day, people, listings, sales, sold_cents, refunded_cents)
    ${countedDays(days)} on conflict do nothing`.execute(db);

/** Returns the last stored day, and the first day with an account. */
export async function findKnownDays(db: Db): Promise<{ kept: string | null; first: string | null }> {
  const { rows } = await sql<{ kept: string | null; first: string | null }>`
    select (select max(day)::text from market_days) as kept,
      (select min(created_at) at time zone 'UTC' from accounts)::date::text as first
  `.execute(db);
  return rows[0] ?? { kept: null, first: null };
}

const cents = sql`sold_cents::float8 as "soldCents", refunded_cents::float8 as "refundedCents"`;

/** Returns daily sums, stored or counted. @param open first day without stored sums */
export async function listDays(db: Db, days: Days, open: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    select day::text, people, listings, sales, ${cents} from (
      select * from market_days where day >= ${days.from}::date and day < least(${open}::date, ${days.to}::date + 1)
      union all
      select * from (${countedDays({ from: open > days.from ? open : days.from, to: days.to })}) counted
    ) as d order by d.day
  `.execute(db);
  return rows;
}

/** @param days defaults to all */
export async function sumStoredDays(db: Db, days?: Days): Promise<Happened> {
  const { rows } = await sql<Happened>`
    select coalesce(sum(people), 0)::int as people, coalesce(sum(listings), 0)::int as listings,
      coalesce(sum(sales), 0)::int as sales, coalesce(sum(sold_cents), 0)::float8 as "soldCents",
      coalesce(sum(refunded_cents), 0)::float8 as "refundedCents"
    from market_days ${days ? sql`where day between ${days.from}::date and ${days.to}::date` : sql``}
  `.execute(db);
  return rows[0] ?? { people: 0, listings: 0, sales: 0, soldCents: 0, refundedCents: 0 };
}
