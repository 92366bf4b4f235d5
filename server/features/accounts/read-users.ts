import type { User } from '../../../shared/contract/accounts.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { type AccountType, accountCan } from '../../../shared/domain/account.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Caller } from '../../handler.ts';
import { cutPage, PAGE_SIZE } from '../../page-cursor.ts';
import type { Services } from '../../services.ts';
import { readTimeCursor } from '../../time-key.ts';
import { findLiveByEmail, listAccounts } from './account-store.ts';
import { presentProfile, presentUser } from './present-user.ts';

/**
 * A person by e-mail: the whole record for themselves and for admins, a seller's public profile for everybody.
 * @throws not_found with the same bytes for a stranger's e-mail and for an unknown one (reliability 4, T18)
 */
export async function readUser({ db }: Pick<Services, 'db'>, caller: Caller | undefined, email: string): Promise<User> {
  const row = await findLiveByEmail(db, email);
  if (row && caller && (row.id === caller.id || accountCan.administer(caller))) return presentUser(row);
  if (row?.type === 'seller') return presentProfile(row);
  throw new Failure('not_found');
}

/** One page of the buyers or of the sellers, newest first. */
export async function readUsers(
  { db }: Pick<Services, 'db'>,
  type: AccountType,
  page: { limit?: number; cursor?: string },
): Promise<Page<User>> {
  const limit = page.limit ?? PAGE_SIZE;
  const rows = await listAccounts(db, type, limit, readTimeCursor(page.cursor));
  return cutPage(rows, limit, presentUser, (row) => [row.micros, row.id]);
}
