import type { Account } from '../../../shared/domain/account.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { findAccountRow, findByToken, findLive, findLiveByEmail, isLiveAccount } from './account-store.ts';
import { presentUser, toAccount } from './present-user.ts';

/** Returns the account; undefined when it was removed. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await findLive(db, id);
  return row && toAccount(row);
}

/** Returns the account with this email, for an operator's command. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await findLiveByEmail(db, email.trim());
  return row && toAccount(row);
}

/**
 * Returns a token's account, with one query.
 * @returns undefined when removed or invalidated
 */
export async function findCaller(db: Db, accountId: string, tokenEpoch: number): Promise<Caller | undefined> {
  const row = await findByToken(db, accountId, tokenEpoch);
  return row && toAccount(row);
}

/** Returns an account, removed or not, with its subject. */
export async function findPerson(db: Db, id: string) {
  const row = await findAccountRow(db, id);
  if (!row) return undefined;
  return { user: { ...presentUser(row), email: row.email }, subject: row.subject, removedAt: row.deleted_at };
}

/** Returns whether a person has left, or was removed. */
export const isRemovedAccount = async (db: Db, id: string): Promise<boolean> => !(await isLiveAccount(db, id));
