import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ProviderEvent } from '../../../ports/card-payments.ts';
import { secondsToWait } from '../payment/seconds-to-wait.ts';

/** Tries before a delivery is parked for a person to look at (reliability 3.8). */
const MAX_TRIES = 20;
const LEASE_SECONDS = 30;

/** Days for which a delivery that was worked on is kept (reliability 3.10). */
const KEPT_DAYS = 30;

/**
 * Keeps a delivery; the same event is kept once however often it comes. One to be quarantined is kept for a person and
 * never worked on. @returns whether it is new
 */
export async function keepEvent(db: Db, event: ProviderEvent, quarantined = false): Promise<boolean> {
  const kept = await db
    .insertInto('provider_events')
    .values({
      id: event.id,
      type: event.type,
      intent_id: event.intentId ?? null,
      parked_at: quarantined ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** A delivery as it was claimed: whoever took too long must not decide over the next one's claim (reliability 3.10). */
export type ClaimedEvent = { id: string; intent_id: string | null; tries: number; claim: string };

/**
 * Claims deliveries that wait for work; a claim that nobody finishes runs out by itself, and counts as no try: whoever
 * had it has died, which says nothing about the delivery.
 */
export const claimEvents = (db: Db, limit: number): Promise<ClaimedEvent[]> =>
  db
    .updateTable('provider_events')
    .set({ due_at: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('provider_events')
        .select('id')
        .where('handled_at', 'is', null)
        .where('parked_at', 'is', null)
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'intent_id', 'tries', sql<string>`due_at::text`.as('claim')])
    .execute();

const claimed = (db: Db, { id, claim }: ClaimedEvent) =>
  db.updateTable('provider_events').where('id', '=', id).where(sql<string>`due_at::text`, '=', claim);

export const finishEvent = (db: Db, event: ClaimedEvent) =>
  claimed(db, event).set({ handled_at: sql<Date>`now()` }).execute();

/** Gives a claimed delivery back untouched, for another process to take at once. */
export const returnEvent = (db: Db, event: ClaimedEvent) =>
  claimed(db, event).set({ due_at: sql<Date>`now()` }).execute();

/**
 * Puts a delivery that could not be worked on off, and parks it after too many tries; it is never dropped.
 * @returns whether it is parked now, by this claim
 */
export async function retryEvent(db: Db, event: ClaimedEvent): Promise<boolean> {
  const tries = event.tries + 1;
  const isParked = tries >= MAX_TRIES;
  const { numUpdatedRows } = await claimed(db, event)
    .set({
      tries,
      due_at: sql<Date>`now() + make_interval(secs => ${secondsToWait(tries)})`,
      parked_at: isParked ? sql<Date>`now()` : null,
    })
    .executeTakeFirst();
  return isParked && numUpdatedRows > 0n;
}

/** Forgets deliveries that were worked on long ago; those that wait for a person stay. */
export const deleteOldEvents = (db: Db) =>
  db
    .deleteFrom('provider_events')
    .where('handled_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
