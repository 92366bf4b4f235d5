import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { FulfillmentRow } from './fulfillment-store.ts';

export const findOfParty = (db: Db, id: string, accountId: string): Promise<FulfillmentRow | undefined> =>
  db
    .selectFrom('fulfillments')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => eb.or([eb('buyer_id', '=', accountId), eb('seller_id', '=', accountId)]))
    .executeTakeFirst();

export const setAddress = (tx: Tx, id: string, address: string) =>
  tx.updateTable('fulfillments').set({ address }).where('id', '=', id).execute();

export const setHandedOver = (tx: Tx, id: string, at: Date) =>
  tx.updateTable('fulfillments').set({ handed_over_at: at }).where('id', '=', id).execute();

/**
 * Counts a wrong code; after too many none is taken for some minutes.
 * @returns how often that happened, and the count
 */
export const countWrongCode = (tx: Tx, id: string, { most, minutes }: { most: number; minutes: number }) =>
  tx
    .updateTable('fulfillments')
    .set({
      code_locks: sql<number>`code_locks + case when wrong_codes + 1 >= ${most} then 1 else 0 end`,
      wrong_codes: sql<number>`case when wrong_codes + 1 >= ${most} then 0 else wrong_codes + 1 end`,
      codes_locked_until: sql<Date | null>`case when wrong_codes + 1 >= ${most}
        then now() + make_interval(mins => ${minutes}) else codes_locked_until end`,
    })
    .where('id', '=', id)
    .returning(['code_locks', 'wrong_codes'])
    .executeTakeFirstOrThrow();
