import type { Account } from '../../../shared/domain/account.ts';
import type { Db } from '../../platform/db/database.ts';
import { findLive, findLiveByEmail } from './account-store.ts';
import { toAccount } from './present-user.ts';

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
