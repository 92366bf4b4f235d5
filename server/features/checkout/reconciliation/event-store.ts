import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { inSeconds } from '../../../platform/db/in-seconds.ts';
import type { ProviderEvent } from '../../../ports/card-payments.ts';
import { secondsToWait } from '../payment/seconds-to-wait.ts';

/** Tries until a webhook event is parked for a person. */
const MAX_TRIES = 20;
const LEASE_SECONDS = 30;

/** For processed events. */
const KEPT_DAYS = 30;

/** Stores an event once per id. A quarantined one is never processed. @returns whether it is new */
export async function insertEvent(db: Db, event: ProviderEvent, quarantined = false): Promise<boolean> {
  const inserted = await db
    .insertInto('provider_events')
    .values({
      id: event.id,
      type: event.type,
      intent_id: event.intentId ?? null,
      seller_account: event.accountId ?? null,
      transfer: event.transferId ?? null,
      parked_at: quarantined ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A slow worker cannot change a later claim. */
export type ClaimedEvent = {
  id: string;
  intent_id: string | null;
  seller_account: string | null;
  transfer: string | null;
  tries: number;
  claim: string;
};

export const dueEvents = (db: Db) =>
  db
    .selectFrom('provider_events')
    .select('id')
    .where('handled_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('due_at', '<=', sql<Date>`now()`);

/** Claims waiting events. An expired claim is no try. */
export const claimEvents = (db: Db, limit: number): Promise<ClaimedEvent[]> =>
  db
    .updateTable('provider_events')
    .set({ due_at: inSeconds(LEASE_SECONDS) })
    .where('id', 'in', dueEvents(db).orderBy('due_at').limit(limit).forUpdate().skipLocked())
    .returning(['id', 'intent_id', 'seller_account', 'transfer', 'tries', sql<string>`due_at::text`.as('claim')])
    .execute();

const claimed = (db: Db, { id, claim }: ClaimedEvent) =>
  db.updateTable('provider_events').where('id', '=', id).where(sql<string>`due_at::text`, '=', claim);

export const finishEvent = (db: Db, event: ClaimedEvent) =>
  claimed(db, event).set({ handled_at: sql<Date>`now()` }).execute();

export const returnEvent = (db: Db, event: ClaimedEvent) =>
  claimed(db, event).set({ due_at: sql<Date>`now()` }).execute();

/** Schedules a failed event again, or parks it. */
export async function retryEvent(db: Db, event: ClaimedEvent): Promise<boolean> {
  const tries = event.tries + 1;
  const isParked = tries >= MAX_TRIES;
  const { numUpdatedRows } = await claimed(db, event)
    .set({
      tries,
      due_at: inSeconds(secondsToWait(tries)),
      parked_at: isParked ? sql<Date>`now()` : null,
    })
    .executeTakeFirst();
  return isParked && numUpdatedRows > 0n;
}

/** Keeps parked ones. */
export const deleteOldEvents = (db: Db) =>
  db
    .deleteFrom('provider_events')
    .where('handled_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
