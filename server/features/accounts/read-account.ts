import type { User } from '../../../shared/contract/accounts.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findLive } from './account-store.ts';
import { presentUser } from './present-user.ts';

/**
 * Returns the caller's own record.
 * @throws not_signed_in
 */
export async function readAccount({ db }: Pick<Services, 'db'>, caller: Caller): Promise<User> {
  const row = await findLive(db, caller.id);
  if (!row) throw new Failure('not_signed_in');
  return presentUser(row);
}
