import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Proof } from '../../ports/identity.ts';
import { findByIdentity, findByToken } from './account-store.ts';
import { toAccount } from './present-user.ts';

/**
 * The person behind an access token, as their row says right now: one query by key on every request (reliability 3.9).
 * @returns undefined when the account was removed or its tokens were made worthless since
 */
export async function findCaller(db: Db, accountId: string, tokenEpoch: number): Promise<Caller | undefined> {
  const row = await findByToken(db, accountId, tokenEpoch);
  return row && toAccount(row);
}

/** Whether the person was removed here: some identity services go on vouching for them (reliability 4). */
export async function isRemoved(db: Db, { issuer, subject }: Proof): Promise<boolean> {
  const account = await findByIdentity(db, issuer, subject);
  return account?.deleted_at != null;
}
