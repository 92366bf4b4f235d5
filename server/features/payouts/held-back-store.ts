import { sql } from 'kysely';
import { undecidedStates } from '../../../shared/domain/cases.ts';
import type { PurchaseState } from '../../../shared/domain/purchase.ts';
import type { Db } from '../../platform/db/database.ts';

/**
 * SQL: a suspended seller gets no money while a case about them or a dispute over a sale is open.
 * @param seller column of the account's id
 */
export const isHeldBack = (seller: string) => sql<boolean>`exists (
  select 1 from accounts a where a.id = ${sql.ref(seller)} and a.suspended_at is not null and (
    exists (select 1 from cases c where c.subject_id = a.id and c.state = any(${undecidedStates}::text[]))
    or exists (select 1 from disputes d join fulfillments f on f.id = d.fulfillment_id
      where f.seller_id = a.id and (d.state = 'appealed' or d.state = 'open' and f.state = 'disputed'))))`;

/** Returns the sellers who get no money now. */
export async function listHeldBack(db: Db, sellerIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (sellerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('accounts as s')
    .select('s.id')
    .where(sql<boolean>`s.id = any(${[...sellerIds]}::uuid[])`)
    .where(isHeldBack('s.id'))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * SQL: the state of a purchase for its payout. A part that was agreed on or decided, and a refund after an appeal, leave
 * it paid until the card provider has sent the money back.
 */
export const stateForPayout = sql<PurchaseState>`case when p.state = 'paid' and (
    exists (select 1 from refunds r where r.purchase_id = p.id and r.state = 'pending')
    or exists (select 1 from fulfillments f where f.purchase_id = p.id and f.refund_due_at is not null))
  then 'refund_pending' else p.state end`;
