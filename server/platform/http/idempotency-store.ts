import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export type KeyScope = { accountId: string; method: string; path: string; key: string };

const keyOf = ({ accountId, method, path, key }: KeyScope) => ({ account_id: accountId, method, path, key });

const KEPT_HOURS = 72;
/** An unfinished request then counts as crashed. */
export const CRASHED_SECONDS = 60;

/** Of everybody without an account id. */
export const deleteOldKeys = (db: Db, accountId?: string) =>
  db
    .deleteFrom('idempotency_keys')
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .where('created_at', '<', sql<Date>`now() - ${KEPT_HOURS} * interval '1 hour'`)
    .execute();

/**
 * Stores a key before its request; a retry after a crash takes it over.
 * @returns the new object's id; undefined when the key exists
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

/** Returns the stored response, without a status while it runs. */
export const findKey = (db: Db, scope: KeyScope) =>
  db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'answer'])
    .where((eb) => eb.and(keyOf(scope)))
    .executeTakeFirst();

/** Stores the response; the first one wins. */
export const storeAnswer = (db: Db, scope: KeyScope, { status, answer }: { status: number; answer: unknown }) =>
  db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer) })
    .where((eb) => eb.and(keyOf(scope)))
    .where('status', 'is', null)
    .execute();

/** Lets a repeat take over an unanswered key at once. The new object's id stays, since the work may be committed. */
export const releaseKey = (db: Db, scope: KeyScope) =>
  db
    .updateTable('idempotency_keys')
    .set({ created_at: sql<Date>`now() - ${CRASHED_SECONDS + 1} * interval '1 second'` })
    .where((eb) => eb.and(keyOf(scope)))
    .where('status', 'is', null)
    .execute();
