import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Pace } from '../../../shared/domain/saved-search.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSeconds } from '../../platform/db/in-seconds.ts';

const LEASE_SECONDS = 60;

const dueIn: Record<Pace, string> = { daily: '1 day', soon: '2 minutes', never: '1 day' };
const dueAfter = (pace: Pace) => sql<Date>`now() + ${dueIn[pace]}::interval`;

export const countSearches = async (db: Db, accountId: string): Promise<number> => {
  const row = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::integer`.as('number'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.number;
};

/** Finds a saved search with the same filters. */
export const findSame = (db: Db, accountId: string, query: string) =>
  db
    .selectFrom('saved_searches')
    .select('id')
    .where('account_id', '=', accountId)
    .where('query', '=', sql<Record<string, string>>`${query}::jsonb`)
    .executeTakeFirst();

export const insertSearch = (tx: Tx, search: { accountId: string; name: string; query: string; pace: Pace }) =>
  tx
    .insertInto('saved_searches')
    .values({
      id: randomUUIDv7(),
      account_id: search.accountId,
      name: search.name,
      query: search.query,
      pace: search.pace,
      due_at: dueAfter(search.pace),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const listSearches = (db: Db, accountId: string) =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Sets the frequency; turning emails on starts from now. @returns whether the search exists */
export async function setPace(db: Db, accountId: string, { id, pace }: { id: string; pace: Pace }): Promise<boolean> {
  const row = await db
    .updateTable('saved_searches')
    .set({
      pace,
      due_at: dueAfter(pace),
      seen_until: sql<Date>`case when pace = 'never' then now() else seen_until end`,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSearch(db: Db, accountId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns unclaimed searches of existing people that are due. */
export const dueSearches = (db: Db) =>
  db
    .selectFrom('saved_searches as d')
    .innerJoin('accounts as b', 'b.id', 'd.account_id')
    .select('d.id')
    .where('d.pace', '<>', 'never')
    .where('d.due_at', '<=', sql<Date>`now()`)
    .where((w) => w.or([w('d.leased_until', 'is', null), w('d.leased_until', '<', sql<Date>`now()`)]))
    .where('b.deleted_at', 'is', null);

/** Claims the next due search of an existing person. */
export const claimDue = (db: Db) =>
  db
    .updateTable('saved_searches as s')
    .from('accounts as a')
    .set({ leased_until: inSeconds(LEASE_SECONDS) })
    .whereRef('a.id', '=', 's.account_id')
    .where('s.id', '=', dueSearches(db).orderBy('d.due_at').limit(1).forUpdate('d').skipLocked())
    .returning(['s.id', 's.account_id', 's.name', 's.query', 's.pace', 's.seen_until', 's.created_at'])
    .executeTakeFirst();
export type DueSearch = NonNullable<Awaited<ReturnType<typeof claimDue>>>;

/** @returns the new ones */
export async function insertFinds(tx: Tx, searchId: string, listingIds: readonly string[]): Promise<Set<string>> {
  if (listingIds.length === 0) return new Set();
  const rows = await tx
    .insertInto('saved_search_finds')
    .values(listingIds.map((id) => ({ search_id: searchId, listing_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('listing_id')
    .execute();
  return new Set(rows.map(({ listing_id }) => listing_id));
}

export async function findSellers(db: Db, listingIds: readonly string[]): Promise<Map<string, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db.selectFrom('listings').select(['id', 'seller_id']).where('id', 'in', listingIds).execute();
  return new Map(rows.map(({ id, seller_id }) => [id, seller_id]));
}

/** Counts finds per seller in the last 24 hours, without these. */
export async function countNotifiedBySeller(
  tx: Tx,
  searchId: string,
  without: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('saved_search_finds as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .where('f.search_id', '=', searchId)
    .where('f.told_at', '>', sql<Date>`now() - interval '1 day'`)
    .where(sql<boolean>`f.listing_id <> all(${without}::uuid[])`)
    .groupBy('l.seller_id')
    .select(['l.seller_id', sql<number>`count(*)::int`.as('count')])
    .execute();
  return new Map(rows.map(({ seller_id, count }) => [seller_id, count]));
}

/** @returns false when deleted meanwhile */
export async function finishRun(tx: Tx, { id, pace }: DueSearch, seenUntil: Date): Promise<boolean> {
  const row = await tx
    .updateTable('saved_searches')
    .set({ due_at: dueAfter(pace), leased_until: null, seen_until: seenUntil })
    .where('id', '=', id)
    .where('pace', '<>', 'never')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes old finds; older listings are not checked again. */
export const deleteExpiredFinds = (db: Db) =>
  db.deleteFrom('saved_search_finds').where('told_at', '<', sql<Date>`now() - interval '7 days'`).execute();
