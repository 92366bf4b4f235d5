import type { User } from '../../../shared/contract/accounts.ts';
import type { Page } from '../../../shared/contract/call.ts';
import { type AccountType, accountCan } from '../../../shared/domain/account.ts';
import { defaultOrder, type SortOrder, type UserSort } from '../../../shared/domain/sorting.ts';
import { Failure } from '../../../shared/errors.ts';
import { cutPage, PAGE_SIZE } from '../../platform/db/page-cursor.ts';
import { readSortCursor } from '../../platform/db/sort-key.ts';
import { wordBeginnings } from '../../platform/db/word-search.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { findLiveByEmail, listAccounts, userSortings } from './account-store.ts';
import { presentProfile, presentUser } from './present-user.ts';

/**
 * Returns a person by email: the full record for themselves and admins, else a seller's public profile.
 * @throws not_found, alike for hidden and unknown (reliability T18)
 */
export async function readUser({ db }: Pick<Services, 'db'>, caller: Caller | undefined, email: string): Promise<User> {
  const row = await findLiveByEmail(db, email);
  if (row && caller && (row.id === caller.id || accountCan.administer(caller))) return presentUser(row);
  if (row?.type === 'seller') return presentProfile(row);
  throw new Failure('not_found');
}

type Query = { q?: string; sort?: UserSort; order?: SortOrder; limit?: number; cursor?: string };

/** Returns one page of buyers or sellers, newest first by default. */
export async function readUsers(
  { db }: Pick<Services, 'db'>,
  type: AccountType,
  { q = '', limit = PAGE_SIZE, cursor, sort = 'joined', order = defaultOrder(sort) }: Query,
): Promise<Page<User>> {
  const by = userSortings[sort];
  const after = readSortCursor(cursor, sort, by.kind);
  const words = wordBeginnings(q);
  // Without a searchable word, nothing matches.
  if (words === undefined && q.trim() !== '') return { items: [] };
  const rows = await listAccounts(db, type, { words, page: { ...by, order, limit, after } });
  return cutPage(rows, limit, { present: presentUser, cursorOf: (row) => [sort, row.sort_value, row.id] });
}
