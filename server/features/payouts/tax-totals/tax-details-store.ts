import { type RawBuilder, sql } from 'kysely';
import type { Cents } from '../../../../shared/domain/money.ts';
import { LONGEST_KEPT, taxThreshold, type YearSum } from '../../../../shared/domain/tax-report.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';

/** By year of the release, in the shop's time zone. The fee may take all of a sale. */
const yearSums = (timeZone: string, sellers: RawBuilder<unknown>) => sql`
  select seller_id, year, count(*) filter (where cents + fees > 0)::int as sales, coalesce(sum(cents), 0)::float8 as cents from (
    select e.seller_id, e.purchase_id,
      extract(year from min(e.created_at) filter (where e.kind = 'release') at time zone ${timeZone}::text)::int as year,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'seller_available' and e.kind in ('release', 'refund', 'return')), 0)
        as cents,
      coalesce(-sum(e.amount_cents) filter (where e.account = 'fee'), 0) as fees
    from ledger_entries e where e.seller_id in (${sellers}) group by e.seller_id, e.purchase_id
  ) sold where year is not null group by seller_id, year`;

export type TaxDetails = { legal_name: string; address: string; tax_number: string };

export const findTaxDetails = (db: Db, accountId: string) =>
  db
    .selectFrom('tax_details')
    .select(['legal_name', 'address', 'tax_number', 'given_at', 'asked_for'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Uses the shop's calendar. */
export async function readThisYear(db: Db, sellerId: string, timeZone: string): Promise<YearSum & { year: number }> {
  const { rows } = await sql<{ year: number; sales: number | null; cents: Cents | null }>`
    select this.year, s.sales, s.cents
    from (select extract(year from now() at time zone ${timeZone}::text)::int as year) this
    left join (${yearSums(timeZone, sql`${sellerId}::uuid`)}) s on s.year = this.year`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The year could not be read.');
  return { year: row.year, sales: row.sales ?? 0, cents: row.cents ?? 0 };
}

/** @returns false when they were asked already, or have answered */
export async function claimAsking(tx: Tx, accountId: string, year: number): Promise<boolean> {
  const { rows } = await sql`
    insert into tax_details (account_id, asked_for) values (${accountId}, ${year})
    on conflict (account_id) do update set asked_for = excluded.asked_for
      where tax_details.given_at is null and coalesce(tax_details.asked_for, 0) < excluded.asked_for
    returning account_id`.execute(tx);
  return rows.length > 0;
}

export const upsertTaxDetails = (tx: Tx, accountId: string, details: TaxDetails) =>
  tx
    .insertInto('tax_details')
    .values({ account_id: accountId, ...details, given_at: sql<Date>`now()` })
    .onConflict((known) => known.column('account_id').doUpdateSet({ ...details, given_at: sql<Date>`now()` }))
    .execute();

type Bounds = { timeZone: string; thresholdCents: Cents };

const unfiled = ({ timeZone, thresholdCents }: Bounds, sellers: RawBuilder<unknown>) => sql`
  select s.seller_id from (${yearSums(timeZone, sellers)}) s
  where (s.sales >= ${taxThreshold.sales}::int or s.cents > ${thresholdCents}::float8)
    and s.year >= extract(year from now() at time zone ${timeZone}::text) - ${LONGEST_KEPT}::int
    and s.year not in (select year from tax_years)`;

/** Keeps what the report needs of a seller before the erasure. */
export async function storeForReport(tx: Tx, accountId: string, bounds: Bounds): Promise<void> {
  await sql`
    insert into tax_details (account_id, legal_name, address, kept_name, kept_email, kept_holder, kept_account, kept_registration)
    select a.id, coalesce(t.legal_name, ''), coalesce(t.address, ''), a.display_name, a.email, b.holder, b.account, t.registration
    from accounts a left join bank_details b on b.account_id = a.id left join seller_statements t on t.account_id = a.id
    where a.id = ${accountId} and a.id in (${unfiled(bounds, sql`${accountId}::uuid`)})
    on conflict (account_id) do update set kept_name = excluded.kept_name, kept_email = excluded.kept_email,
      kept_holder = excluded.kept_holder, kept_account = excluded.kept_account,
      kept_registration = excluded.kept_registration,
      legal_name = coalesce(nullif(tax_details.legal_name, ''), excluded.legal_name),
      address = coalesce(nullif(tax_details.address, ''), excluded.address)`.execute(tx);
  await sql`delete from tax_details where account_id = ${accountId} and kept_name is null`.execute(tx);
}

/** Deletes details of erased sellers whose years are filed or long past. */
export const deleteFiledDetails = (db: Db, bounds: Bounds) =>
  sql`delete from tax_details where kept_name is not null and account_id not in (
    ${unfiled(bounds, sql`select account_id from tax_details where kept_name is not null`)})`.execute(db);

/** Deletes former accounts of past years, except of sellers with a year to report. */
export const deleteFiledAccounts = (db: Db, bounds: Bounds) =>
  sql`delete from former_bank_details
    where extract(year from last_paid_at at time zone ${bounds.timeZone}::text) < extract(year from now() at time zone ${bounds.timeZone}::text)
      and account_id not in (${unfiled(bounds, sql`select account_id from former_bank_details`)})`.execute(db);

export type TaxYear = { year: number; sellers: number; filed_at: Date | null };

/** The newest first. */
export async function listTaxYears(db: Db, { timeZone, thresholdCents }: Bounds): Promise<TaxYear[]> {
  const { rows } = await sql<TaxYear>`
    select s.year, count(*)::int as sellers, y.filed_at from (${yearSums(timeZone, sql`select seller_id from seller_balances`)}) s
    left join tax_years y on y.year = s.year
    where s.sales >= ${taxThreshold.sales}::int or s.cents > ${thresholdCents}::float8
    group by s.year, y.filed_at order by s.year desc`.execute(db);
  return rows;
}

/** Marks a past year as filed; the first one counts. @returns when, or undefined while the year lasts */
export async function setFiled(
  tx: Tx,
  { year, by, timeZone }: { year: number; by: string; timeZone: string },
): Promise<{ filedAt: Date; isNew: boolean } | undefined> {
  const { rows } = await sql<{ filed_at: Date }>`
    insert into tax_years (year, filed_by) select ${year}::int, ${by}::uuid
    where extract(year from now() at time zone ${timeZone}::text) > ${year}::int
    on conflict do nothing returning filed_at`.execute(tx);
  if (rows[0]) return { filedAt: rows[0].filed_at, isNew: true };
  const known = await tx.selectFrom('tax_years').select('filed_at').where('year', '=', year).executeTakeFirst();
  return known && { filedAt: known.filed_at, isNew: false };
}
