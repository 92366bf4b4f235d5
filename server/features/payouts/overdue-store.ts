import { sql } from 'kysely';
import type { Cents } from '../../../shared/domain/money.ts';
import { unpaidStates } from '../../../shared/domain/payout.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isHeldBack, stateForPayout } from './held-back-store.ts';

/** The rule is `isOverdue`. */
const overdue = (db: Db) =>
  db
    .selectFrom('payouts as o')
    .innerJoin('purchases as p', 'p.id', 'o.purchase_id')
    .where('o.state', 'in', unpaidStates)
    .where((eb) => eb.or([eb(stateForPayout, '=', 'paid'), eb('o.state', '=', 'sending')]))
    .where('o.due_at', '<', sql<Date>`now()`)
    .where((eb) => eb.or([eb('o.state', '=', 'sending'), eb.not(isHeldBack('o.seller_id'))]));

/** Includes sellers who cannot be paid. */
export const listLateSellers = (db: Db) => overdue(db).select('o.seller_id').distinct().execute();

export type Overdue = { count: number; cents: Cents; since: Date };

/** Returns undefined without overdue payouts. */
export async function sumOverdue(db: Db, sellerIds: readonly string[]): Promise<Overdue | undefined> {
  const row = await overdue(db)
    .where(sql<boolean>`o.seller_id = any(${[...sellerIds]}::uuid[])`)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<Cents>`coalesce(sum(o.amount_cents), 0)::float8`.as('cents'),
      sql<Date | null>`min(o.due_at)`.as('since'),
    ])
    .executeTakeFirstOrThrow();
  return row.since ? { ...row, since: row.since } : undefined;
}

/** Claims the notice of this day (UTC). @returns false when it was given */
export async function claimDay(tx: Tx, payouts: number): Promise<boolean> {
  const { rows } = await sql`
    insert into overdue_notices (day, payouts) values (date(now() at time zone 'utc'), ${payouts})
    on conflict do nothing returning day`.execute(tx);
  return rows.length > 0;
}
