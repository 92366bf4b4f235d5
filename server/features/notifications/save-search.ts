import { searchCalls } from '../../../shared/contract/search.ts';
import { MAX_SAVED_SEARCHES, type Pace } from '../../../shared/domain/saved-search.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { findPlaces } from '../places/find-places.ts';
import { countSearches, findSame, insertSearch, lockOwner } from './saved-search-store.ts';

/** How a list is turned over says nothing of what is looked for. */
const saved = searchCalls.searchListings.query.omit({ sort: true, limit: true, cursor: true });

type Wanted = { name: string; query: Record<string, string | number | boolean>; pace: Pace };

/**
 * Saves a search; what is new in it is told from now on. The same one again changes nothing.
 * @throws invalid_input for a search that cannot be asked or is around a town that nobody knows, conflict for one too many
 */
export async function saveSearch(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { name, query, pace }: Wanted,
): Promise<{ id: string; isNew: boolean }> {
  const asked = Object.entries(query).filter(([key, value]) => key in saved.shape && value !== '');
  const texts = Object.fromEntries(asked.map(([key, value]) => [key, String(value)]));
  const read = saved.safeParse(texts);
  if (!read.success) throw invalidFields({ query: read.error.issues[0]?.message ?? 'This cannot be searched for.' });
  if (read.data.near && findPlaces(read.data.near, 1).length === 0)
    throw invalidFields({ query: 'We do not know this town. Try its name with the state or the country.' });
  const kept = JSON.stringify(texts);
  return inTransaction(db, async (tx) => {
    await lockOwner(tx, caller.id);
    const same = await findSame(tx, caller.id, kept);
    if (same) return { id: same.id, isNew: false };
    if ((await countSearches(tx, caller.id)) >= MAX_SAVED_SEARCHES)
      throw new Failure('conflict', {
        message: `You have saved ${MAX_SAVED_SEARCHES} searches, which is the limit. Delete one that you no longer need.`,
      });
    const { id } = await insertSearch(tx, { accountId: caller.id, name, query: kept, pace });
    return { id, isNew: true };
  });
}
