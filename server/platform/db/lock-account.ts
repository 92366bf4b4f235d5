import { sql } from 'kysely';
import type { Db, Tx } from './database.ts';

/**
 * Locks an account against removal until the transaction ends.
 * @param options.alone also serializes the person's transactions
 * @returns false when removed
 */
export async function lockAccountForShare(tx: Tx, id: string, { alone = false } = {}): Promise<boolean> {
  const question = tx.selectFrom('accounts').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  const row = await (alone ? question.forNoKeyUpdate() : question.forShare()).executeTakeFirst();
  return row !== undefined;
}

export type Standing = 'good' | 'suspended' | 'removed';

/**
 * Locks against suspension and removal. Lock it before its listings.
 * @param options.alone also serializes the person's transactions
 */
export async function lockStanding(tx: Tx, id: string, { alone = false } = {}): Promise<Standing> {
  const question = standingOf(tx, id);
  return standingIn(await (alone ? question.forNoKeyUpdate() : question.forShare()).executeTakeFirst());
}

/** Waits for nobody. */
export const readStanding = async (db: Db, id: string): Promise<Standing> =>
  standingIn(await standingOf(db, id).executeTakeFirst());

const standingOf = (db: Db, id: string) =>
  db.selectFrom('accounts').select(['suspended_at', 'deleted_at']).where('id', '=', id);

function standingIn(row: { suspended_at: Date | null; deleted_at: Date | null } | undefined): Standing {
  if (!row || row.deleted_at) return 'removed';
  return row.suspended_at ? 'suspended' : 'good';
}

/** Serializes one kind of a person's work; the account stays free. */
export const lockWorkOf = (tx: Tx, id: string, work: 'searches' | 'uploads') =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${work} of ${id}`}, 0))`.execute(tx);

const presentAdmins = (db: Db) =>
  db.selectFrom('accounts').selectAll().where('type', '=', 'admin').where('deleted_at', 'is', null).orderBy('id');

/** Without removed and suspended ones. */
export const listAdmins = (db: Db) => presentAdmins(db).execute();

/** In a fixed order. @param options.alone two cannot remove or suspend each other */
export const lockAdmins = (tx: Tx, { alone }: { alone: boolean }) =>
  (alone ? presentAdmins(tx).forNoKeyUpdate() : presentAdmins(tx).forShare()).execute();
