import { Failure } from '../../../shared/errors.ts';
import type { Proof } from '../../ports/identity.ts';
import type { Services } from '../../ports/services.ts';
import { findByIdentity } from './account-store.ts';
import { readPersonalData } from './export-store.ts';

/**
 * Returns all data stored about the caller.
 * @throws identity_not_proven without an account
 */
export async function exportAccount(
  { db, identity, clock }: Pick<Services, 'db' | 'identity' | 'clock'>,
  { issuer, subject }: Proof,
) {
  const account = await findByIdentity(db, issuer, subject);
  if (!account || account.deleted_at) throw new Failure('identity_not_proven');
  const { account: [record] = [], ...rest } = await readPersonalData(db, account.id);
  return {
    exportedAt: clock.now().toISOString(),
    account: record,
    ...rest,
    login: (await identity.exportLogin?.(subject)) ?? [],
  };
}
