import type { Db } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { raiseTokenEpoch } from './account-store.ts';

/**
 * Makes every access token of a person worthless at once. Call it after their sessions were ended: the session that is
 * left gets a new token by itself, the others get none.
 */
export async function endTokens(db: Db, { issuer, subject }: Pick<Proof, 'issuer' | 'subject'>): Promise<void> {
  await raiseTokenEpoch(db, issuer, subject);
}
