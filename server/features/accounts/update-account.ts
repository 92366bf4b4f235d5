import type { User } from '../../../shared/contract/accounts.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { setDisplayName } from './account-store.ts';
import { presentUser } from './present-user.ts';

/**
 * Changes the name that others see; pages that show it are made anew.
 * @throws not_signed_in when the account was removed meanwhile
 */
export async function updateAccount(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  change: { displayName: string },
): Promise<User> {
  const row = await setDisplayName(db, caller.id, change.displayName);
  if (!row) throw new Failure('not_signed_in');
  return presentUser(row);
}
