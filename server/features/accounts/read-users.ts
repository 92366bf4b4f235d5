import type { User } from '../../../shared/contract/accounts.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { type AccountType, accountCan } from '../../../shared/domain/account.ts';
import { type SortOrder, type UserSort, usualOrder } from '../../../shared/domain/sorting.ts';
import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readSortCursor } from '../../platform/db/sort-key.ts';
import { wordBeginnings } from '../../platform/db/word-search.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { findLiveByEmail, listAccounts, userSortings } from './account-store.ts';
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

type Query = { q?: string; sort?: UserSort; order?: SortOrder; limit?: number; cursor?: string };

/** One page of the buyers or of the sellers, newest first unless another order is asked for. */
export async function readUsers(
  { db }: Pick<Services, 'db'>,
  type: AccountType,
  { q = '', limit = PAGE_SIZE, cursor, sort = 'joined', order = usualOrder(sort) }: Query,
): Promise<Page<User>> {
  const by = userSortings[sort];
  const after = readSortCursor(cursor, sort, by.kind);
  const words = wordBeginnings(q);
  // Only signs that no word is made of: nothing has them.
  if (words === undefined && q.trim() !== '') return { items: [] };
  const rows = await listAccounts(db, type, words, { ...by, order, limit, after });
  return cutPage(rows, limit, presentUser, (row) => [sort, row.sort_value, row.id]);
}
