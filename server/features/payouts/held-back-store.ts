import { sql } from 'kysely';
import { undecidedStates } from '../../../shared/domain/cases.ts';
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
