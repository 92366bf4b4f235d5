import { sql } from 'kysely';
import { givableStates } from '../../../../shared/domain/purchase.ts';
import type { Tx } from '../../../platform/db/database.ts';

/** Lets the unpaid holds between two people expire now; the scheduler ends them. */
export async function lapseHoldsBetween(tx: Tx, [one, other]: readonly [string, string]): Promise<void> {
  const now = sql<Date>`now()`;
  await tx
    .updateTable('purchases')
    .set({ held_until: now, due_at: now })
    .where('state', 'in', givableStates)
    .where(({ eb, or }) =>
      or([
        eb('buyer_id', '=', one).and('seller_id', '=', other),
        eb('buyer_id', '=', other).and('seller_id', '=', one),
      ]),
    )
    .execute();
}
