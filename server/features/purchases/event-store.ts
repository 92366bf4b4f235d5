import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import type { ProviderEvent } from '../../ports/card-payments.ts';

/** Tries before a delivery is parked for a person to look at (reliability 3.8). */
export const MAX_TRIES = 20;
const LEASE_SECONDS = 30;

/** Keeps a delivery; the same event is kept once however often it comes. @returns whether it is new */
export async function keepEvent(db: Db, event: ProviderEvent): Promise<boolean> {
  const kept = await db
    .insertInto('provider_events')
    .values({ id: event.id, type: event.type, intent_id: event.intentId ?? null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Claims deliveries that wait for work; a claim that nobody finishes runs out by itself. */
export const claimEvents = (db: Db, limit: number) =>
  db
    .updateTable('provider_events')
    .set((eb) => ({ tries: eb('tries', '+', 1), due_at: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` }))
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
    .returningAll()
    .execute();

export const finishEvent = (db: Db, id: string) =>
  db.updateTable('provider_events').set({ handled_at: sql<Date>`now()` }).where('id', '=', id).execute();

/** Puts a delivery that could not be worked on off, and parks it after too many tries; it is never dropped. */
export const retryEvent = (db: Db, id: string, tries: number) =>
  db
    .updateTable('provider_events')
    .set({
      due_at: sql<Date>`now() + make_interval(secs => ${Math.min(300, 0.5 * 2 ** tries)})`,
      parked_at: tries >= MAX_TRIES ? sql<Date>`now()` : null,
    })
    .where('id', '=', id)
    .execute();
