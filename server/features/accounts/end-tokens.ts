import type { Db } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { raiseTokenEpoch } from './account-store.ts';

/** Invalidates an identity's access tokens. Call it after ending sessions; a remaining session gets a new token. */
export async function endTokens(db: Db, { issuer, subject }: Pick<Proof, 'issuer' | 'subject'>): Promise<void> {
  await raiseTokenEpoch(db, issuer, subject);
}
