import { randomUUIDv7 } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { AccountType } from '../../../shared/domain/account.ts';
import { plainEmail } from '../../../shared/domain/email-address.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { payingStates } from '../../../shared/domain/purchase.ts';
import type { UserSort } from '../../../shared/domain/sorting.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { AccountsTable } from '../../platform/db/database-schema.ts';
import { inOrder, isAfter, type SortBy, type SortedPage, sortValue } from '../../platform/db/sort-key.ts';
import { instantOf, microsOf, type TimeKey } from '../../platform/db/time-key.ts';
import { wordsOfPerson } from '../../platform/db/word-search.ts';

export type AccountRow = Selectable<AccountsTable>;

const live = (db: Db) => db.selectFrom('accounts').selectAll().where('deleted_at', 'is', null);

/** Excludes removed people. */
export const findLive = (db: Db, id: string) => live(db).where('id', '=', id).executeTakeFirst();

export const findLiveByEmail = (db: Db, email: string) =>
  live(db).where(sql<string>`lower(email)`, '=', plainEmail(email)).executeTakeFirst();

/** Also returns a removed account, which must not sign up again. */
export const findByIdentity = (db: Db, issuer: string, subject: string) =>
  db.selectFrom('accounts').selectAll().where('issuer', '=', issuer).where('subject', '=', subject).executeTakeFirst();

/** Returns undefined when removed or the epoch is newer. */
export const findByToken = (db: Db, id: string, tokenEpoch: number) =>
  live(db).where('id', '=', id).where('token_epoch', '=', tokenEpoch).executeTakeFirst();

type NewAccount = Pick<
  AccountRow,
  'issuer' | 'subject' | 'email' | 'display_name' | 'type' | 'email_verified' | 'language'
>;

/** @returns undefined when identity or email already has one */
export const insertAccount = (db: Db, account: NewAccount) =>
  db
    .insertInto('accounts')
    .values({ id: randomUUIDv7(), ...account })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

export const setProvenEmail = (db: Db, id: string, { email, verified }: { email: string; verified: boolean }) =>
  db.updateTable('accounts').set({ email, email_verified: verified }).where('id', '=', id).execute();

/** Marks an email as verified, if it is still the account's. @param email in lower case */
export const setEmailVerified = (db: Db, issuer: string, { subject, email }: { subject: string; email: string }) =>
  db
    .updateTable('accounts')
    .set({ email_verified: true })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where(sql<string>`lower(email)`, '=', email)
    .execute();

/** The old name was verified, so a new one suspends the badge. */
function suspendedByRename(name: string) {
  const isRenamed = sql<boolean>`verified_at is not null and display_name <> ${name}`;
  return {
    verified_at: sql<Date | null>`case when ${isRenamed} then null else verified_at end`,
    badge_suspended_at: sql<Date | null>`case when ${isRenamed} then now() else badge_suspended_at end`,
    verified_name: sql<string | null>`case when ${isRenamed} then display_name else verified_name end`,
  };
}

/** @returns undefined when removed */
export const changeAccount = (db: Db, id: string, change: { displayName?: string; language?: Language }) =>
  db
    .updateTable('accounts')
    .set((eb) => ({
      display_name: change.displayName ?? eb.ref('display_name'),
      language: change.language ?? eb.ref('language'),
      ...(change.displayName === undefined ? {} : suspendedByRename(change.displayName)),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Each has an index. */
export const userSortings: Record<UserSort, SortBy> = {
  joined: { by: sql`created_at`, kind: 'time' },
  name: { by: sql`lower(display_name)`, kind: 'text' },
  email: { by: sql`lower(email)`, kind: 'text' },
};

/** @param words from `wordBeginnings`, for name and email */
export const listAccounts = (
  db: Db,
  type: AccountType,
  { words, page }: { words: string | undefined; page: SortedPage },
) =>
  live(db)
    .select(sortValue(page).as('sort_value'))
    .where('type', '=', type)
    .$if(words !== undefined, (query) => query.where(sql<boolean>`${wordsOfPerson} @@ to_tsquery('simple', ${words})`))
    .where(isAfter(page, 'id'))
    .orderBy(inOrder(page, 'id'))
    .limit(page.limit + 1)
    .execute();

/** Sorts the last removed first. */
export const listRemoved = (db: Db, since: Date, limit: number, after: TimeKey | undefined) =>
  db
    .selectFrom('accounts')
    .selectAll()
    .select([sql<Date>`deleted_at`.as('removed_at'), microsOf('deleted_at').as('micros')])
    .where('deleted_at', '>=', since)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(deleted_at, id) < (${instantOf(after?.micros ?? 0)}, ${after?.id}::uuid)`),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

/** Does not block sales that reference it. */
export const lockAccount = (tx: Tx, id: string) =>
  tx.selectFrom('accounts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const setVerified = (tx: Tx, id: string) =>
  tx
    .updateTable('accounts')
    .set({ verified_at: sql<Date>`now()`, badge_suspended_at: null, badge_reason: null, verified_name: null })
    .where('id', '=', id)
    .execute();

export const setBadgeSuspended = (
  tx: Tx,
  id: string,
  { reason, verifiedName }: { reason: string; verifiedName: string },
) =>
  tx
    .updateTable('accounts')
    .set({
      verified_at: null,
      badge_suspended_at: sql<Date>`now()`,
      badge_reason: reason,
      verified_name: verifiedName,
    })
    .where('id', '=', id)
    .execute();

export const setSeller = (tx: Tx, id: string) =>
  tx.updateTable('accounts').set({ type: 'seller' }).where('id', '=', id).execute();

/** Invalidates the identity's access tokens. */
export const raiseTokenEpoch = (db: Db, issuer: string, subject: string) =>
  db
    .updateTable('accounts')
    .set((eb) => ({ token_epoch: eb('token_epoch', '+', 1) }))
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();

export const setAdmin = (tx: Tx, id: string) =>
  tx.updateTable('accounts').set({ type: 'admin' }).where('id', '=', id).execute();

/** Also invalidates tokens. */
export const setDeleted = (tx: Tx, id: string) =>
  tx
    .updateTable('accounts')
    .set((eb) => ({ deleted_at: sql<Date>`now()`, token_epoch: eb('token_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const setRestored = (tx: Tx, id: string) =>
  tx.updateTable('accounts').set({ deleted_at: null }).where('id', '=', id).execute();

/** Whether the person buys or sells in a payment now. */
export async function isPaying(tx: Tx, id: string): Promise<boolean> {
  const purchase = await tx
    .selectFrom('purchases')
    .select('id')
    .where((eb) => eb.or([eb('buyer_id', '=', id), eb('seller_id', '=', id)]))
    .where('state', 'in', payingStates)
    .limit(1)
    .executeTakeFirst();
  return purchase !== undefined;
}

/** Finds removed accounts too. */
export const findAccountRow = (db: Db, id: string) =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** Suspends an account; a repeat keeps the first time. */
export const setSuspended = (db: Db, id: string) =>
  db
    .updateTable('accounts')
    .set({ suspended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('suspended_at', 'is', null)
    .execute();

/** @returns its start to the microsecond; undefined without one */
export async function clearSuspended(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ since: string | null }>`
    with former as (select id, suspended_at from accounts where id = ${id} for update)
    update accounts a set suspended_at = null from former f where a.id = f.id
    returning f.suspended_at::text as since`.execute(db);
  return rows[0]?.since ?? undefined;
}

export async function isLiveAccount(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Both are written at the same instant. @returns undefined if not removed */
export const findRemoval = (db: Db, id: string) =>
  db
    .selectFrom('accounts as a')
    .leftJoin('audit_log as l', (join) =>
      join.onRef('l.at', '=', 'a.deleted_at').onRef('l.target_id', '=', 'a.id').on('l.action', '=', 'delete_user'),
    )
    .select(['a.token_epoch', 'l.actor_id as removed_by'])
    .where('a.id', '=', id)
    .where('a.deleted_at', 'is not', null)
    .executeTakeFirst();
