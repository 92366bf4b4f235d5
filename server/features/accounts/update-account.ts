import type { User } from '../../../shared/contract/accounts.ts';
import type { Language } from '../../../shared/domain/language.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { changeAccount } from './account-store.ts';
import { presentUser } from './present-user.ts';

/**
 * Changes name or email language. A new name suspends the verified badge.
 * @throws not_signed_in
 */
export async function updateAccount(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  change: { displayName?: string; language?: Language },
): Promise<User> {
  const row = await changeAccount(db, caller.id, change);
  if (!row) throw new Failure('not_signed_in');
  return presentUser(row);
}
