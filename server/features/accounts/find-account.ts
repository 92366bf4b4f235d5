import type { Account } from '../../../shared/domain/account.ts';
import type { Db } from '../../platform/db/database.ts';
import { findLive, findLiveByEmail } from './account-store.ts';
import { toAccount } from './present-user.ts';

/** The person of this id as their row says right now; undefined when they were removed. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await findLive(db, id);
  return row && toAccount(row);
}

/** The person who goes by this e-mail right now, for an operator's command. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await findLiveByEmail(db, email.trim());
  return row && toAccount(row);
}
