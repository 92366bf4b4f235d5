import { randomUUIDv7 } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { FulfillmentParty } from '../../../shared/domain/fulfillment.ts';
import type { TimeWindow } from '../../../shared/domain/time-window.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { FulfillmentWindowsTable } from '../../platform/db/tables/fulfillment-tables.ts';

export type WindowRow = Selectable<FulfillmentWindowsTable>;

/** Returns open and agreed times, the earliest first. */
export const listWindows = (db: Db, fulfillmentId: string): Promise<WindowRow[]> =>
  db
    .selectFrom('fulfillment_windows')
    .selectAll()
    .where('fulfillment_id', '=', fulfillmentId)
    .where('state', '<>', 'replaced')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

/**
 * Returns the revision of an agreed time for calendars (RFC 5545, 3.8.7.4): each proposal has a higher one, its
 * cancellation the next.
 */
export async function readSequence(db: Db, fulfillmentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('fulfillment_windows')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('fulfillment_id', '=', fulfillmentId)
    .executeTakeFirstOrThrow();
  return 2 * Number(count);
}

export async function replaceWindows(
  tx: Tx,
  fulfillmentId: string,
  { proposedBy, windows }: { proposedBy: FulfillmentParty; windows: readonly TimeWindow[] },
): Promise<WindowRow[]> {
  await deleteWindows(tx, fulfillmentId);
  return tx
    .insertInto('fulfillment_windows')
    .values(
      windows.map(({ start, end }) => ({
        id: randomUUIDv7(),
        fulfillment_id: fulfillmentId,
        proposed_by: proposedBy,
        starts_at: new Date(start),
        ends_at: new Date(end),
      })),
    )
    .returningAll()
    .execute();
}

export const deleteWindows = (tx: Tx, fulfillmentId: string) =>
  tx
    .updateTable('fulfillment_windows')
    .set({ state: 'replaced' })
    .where('fulfillment_id', '=', fulfillmentId)
    .where('state', '<>', 'replaced')
    .execute();

/** Agrees on one of the open times; the others no longer count. */
export async function agreeOnWindow(tx: Tx, { id, fulfillment_id }: WindowRow): Promise<void> {
  await deleteWindows(tx, fulfillment_id);
  await tx.updateTable('fulfillment_windows').set({ state: 'accepted' }).where('id', '=', id).execute();
}
