import { sql } from 'kysely';
import type { ChosenDelivery } from '../../../../shared/domain/delivery.ts';
import { payingStates } from '../../../../shared/domain/purchase.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSeconds } from '../../../platform/db/in-seconds.ts';
import type { Purchase } from './purchase-store.ts';

const LEASE_SECONDS = 30;

const isFree = sql<boolean>`(leased_until is null or leased_until < now())`;

const columnsOf = ({ method, cents }: ChosenDelivery) => ({ method, delivery_cents: cents });

/** Sets the delivery while no intent was ever asked. @returns undefined when one may exist */
export const setBeforeIntent = (db: Db, id: string, delivery: ChosenDelivery): Promise<Purchase | undefined> =>
  db
    .updateTable('purchases')
    .set(columnsOf(delivery))
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('intent_id', 'is', null)
    .where('unheard_calls', '=', 0)
    .where(isFree)
    .returningAll()
    .executeTakeFirst();

export const leaseForDelivery = (db: Db, id: string): Promise<Purchase | undefined> =>
  db
    .updateTable('purchases')
    .set((eb) => ({
      leased_until: inSeconds(LEASE_SECONDS),
      method_unsure: true,
      method_calls: eb('method_calls', '+', 1),
    }))
    .where('id', '=', id)
    .where('state', '=', 'intent_ready')
    .where(isFree)
    .returningAll()
    .executeTakeFirst();

/**
 * Stores the outcome of the leased call, unless a later call or the payment came first.
 * @param delivery of the intent; undefined while unknown
 */
export const endDeliveryLease = (
  db: Db,
  { id, method_calls: calls }: Pick<Purchase, 'id' | 'method_calls'>,
  delivery: ChosenDelivery | undefined,
): Promise<Purchase | undefined> =>
  db
    .updateTable('purchases')
    .set({ leased_until: null, ...(delivery ? { ...columnsOf(delivery), method_unsure: false } : {}) })
    .where('id', '=', id)
    .where('method_calls', '=', calls)
    .where('state', '=', 'intent_ready')
    .returningAll()
    .executeTakeFirst();

/** Takes the delivery from the paid intent. */
export const adoptDelivery = (tx: Tx, id: string, delivery: ChosenDelivery): Promise<Purchase> =>
  tx
    .updateTable('purchases')
    .set({ ...columnsOf(delivery), method_unsure: false })
    .where('id', '=', id)
    .where('state', 'in', payingStates)
    .returningAll()
    .executeTakeFirstOrThrow();
