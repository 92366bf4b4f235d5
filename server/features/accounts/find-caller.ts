import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Proof } from '../../ports/identity.ts';
import { findByIdentity, findByToken } from './account-store.ts';
import { toAccount } from './present-user.ts';

/**
 * Returns a token's account, with one query.
 * @returns undefined when removed or invalidated
 */
export async function findCaller(db: Db, accountId: string, tokenEpoch: number): Promise<Caller | undefined> {
  const row = await findByToken(db, accountId, tokenEpoch);
  return row && toAccount(row);
}

/** Returns whether it was removed; some identity services still confirm removed identities. */
export async function isRemoved(db: Db, { issuer, subject }: Proof): Promise<boolean> {
  const account = await findByIdentity(db, issuer, subject);
  return account?.deleted_at != null;
}
