import { Failure } from '../../../shared/errors.ts';
import { accountRefusals } from '../../../shared/words/refusals/accounts.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Proof } from '../../ports/identity.ts';
import { findByIdentity, findRemoval } from './account-store.ts';

/** Some identity services still confirm removed identities. @throws account_removed */
export async function refuseRemovedIdentity(db: Db, { issuer, subject }: Proof): Promise<void> {
  const account = await findByIdentity(db, issuer, subject);
  if (account?.deleted_at) throw await accountRemoved(db, account.id);
}

/** Says who removed it, to a proven owner alone. */
export async function accountRemoved(db: Db, id: string): Promise<Failure> {
  const by = (await findRemoval(db, id))?.removed_by;
  return new Failure('account_removed', by ? explain(id, by) : {});
}

/** @returns undefined unless it was the account's last token */
export async function removalOfToken(db: Db, id: string, tokenEpoch: number): Promise<Failure | undefined> {
  const removal = await findRemoval(db, id);
  if (!removal?.removed_by || removal.token_epoch !== tokenEpoch + 1) return undefined;
  return new Failure('not_signed_in', explain(id, removal.removed_by));
}

const explain = (id: string, by: string) =>
  id === by
    ? { reason: accountRefusals.removedByThemselves(), details: { removedBy: 'self' } }
    : { reason: accountRefusals.removedByShop(), details: { removedBy: 'shop' } };
