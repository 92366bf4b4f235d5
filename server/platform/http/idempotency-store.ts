import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Whose request it is: keys of other people, methods and addresses are other keys (reliability 3.7). */
export type KeyScope = { accountId: string; method: string; path: string; key: string };

const keyOf = ({ accountId, method, path, key }: KeyScope) => ({ account_id: accountId, method, path, key });

/** Hours for which an answer is repeated. */
const KEPT_HOURS = 72;
/** Seconds after which a request that was never finished counts as crashed. */
const CRASHED_SECONDS = 60;

/** Forgets what was asked too long ago, by this account or by everybody. */
export const deleteOldKeys = (db: Db, accountId?: string) =>
  db
    .deleteFrom('idempotency_keys')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .where('created_at', '<', sql<Date>`now() - ${KEPT_HOURS} * interval '1 hour'`)
    .execute();

/**
 * Writes a key down before its request is worked on; the same request after a crash takes the row over.
 * @returns the id for what the request makes, the same for whoever takes over; undefined when the key is known already
 */
export async function claimKey(db: Db, scope: KeyScope, requestHash: string): Promise<string | undefined> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ ...keyOf(scope), request_hash: requestHash, made_id: randomUUIDv7() })
    .onConflict((known) =>
      known
        .columns(['account_id', 'method', 'path', 'key'])
        .doUpdateSet({ created_at: sql<Date>`now()` })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.request_hash', '=', requestHash)
        .where('idempotency_keys.created_at', '<', sql<Date>`now() - ${CRASHED_SECONDS} * interval '1 second'`),
    )
    .returning('made_id')
    .executeTakeFirst();
  return claimed?.made_id;
}

export const findKey = (db: Db, scope: KeyScope) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where((eb) => eb.and(keyOf(scope)))
    .executeTakeFirst();

/** Keeps the answer; of two that finished the same request the first one's stays. */
export const storeAnswer = (db: Db, scope: KeyScope, status: number, answer: unknown) =>
  db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer) })
    .where((eb) => eb.and(keyOf(scope)))
    .where('status', 'is', null)
    .execute();

/** Gives an unanswered key back, so that the request may be tried again. */
export const releaseKey = (db: Db, scope: KeyScope) =>
  db
    .deleteFrom('idempotency_keys')
    .where((eb) => eb.and(keyOf(scope)))
    .where('status', 'is', null)
    .execute();
