import { issueSentence } from '../../../shared/contract/issue-sentence.ts';
import { searchQueryIn } from '../../../shared/contract/search.ts';
import { MAX_SAVED_SEARCHES, type Pace } from '../../../shared/domain/saved-search.ts';
import { Failure, invalidFields } from '../../../shared/errors.ts';
import { readIssueMessage } from '../../../shared/words/issue-message.ts';
import { placeRefusals } from '../../../shared/words/refusals/places.ts';
import { savedSearchRefusals } from '../../../shared/words/refusals/saved-searches.ts';
import { type Db, inTransaction } from '../../platform/db/database.ts';
import { lockWorkOf } from '../../platform/db/lock-account.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { shopValues } from '../../platform/shop/shop-values.ts';
import type { Services } from '../../ports/services.ts';
import { isTown } from '../places/find-near.ts';
import { countSearches, findSame, insertSearch, setPace } from './saved-search-store.ts';

/** Sort and paging are not part of a saved search. */
const saved = searchQueryIn(shopValues).omit({ sort: true, limit: true, cursor: true });

type Wanted = { name: string; query: Record<string, string | number | boolean>; pace: Pace };

/**
 * Saves a search; only later listings count as new. Idempotent.
 * @throws invalid_input, conflict at the limit
 */
export async function saveSearch(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  { name, query, pace }: Wanted,
): Promise<{ id: string; isNew: boolean }> {
  const filled = Object.entries(query).filter(([key, value]) => Object.hasOwn(saved.shape, key) && value !== '');
  const texts = Object.fromEntries(filled.map(([key, value]) => [key, String(value)]));
  const read = saved.safeParse(texts, { error: issueSentence });
  if (!read.success) {
    const message = read.error.issues[0]?.message;
    throw invalidFields({ query: message ? readIssueMessage(message) : savedSearchRefusals.notSearchable() });
  }
  if (read.data.near && !isTown(read.data.near)) throw invalidFields({ query: placeRefusals.unknownTown() });
  const queryText = JSON.stringify(texts);
  return inTransaction(db, async (tx) => {
    await lockWorkOf(tx, caller.id, 'searches');
    const same = await findSame(tx, caller.id, queryText);
    if (same) return { id: same.id, isNew: false };
    if ((await countSearches(tx, caller.id)) >= MAX_SAVED_SEARCHES)
      throw new Failure('conflict', {
        reason: savedSearchRefusals.tooMany({ most: MAX_SAVED_SEARCHES }),
      });
    const { id } = await insertSearch(tx, { accountId: caller.id, name, query: queryText, pace });
    return { id, isNew: true };
  });
}

/** Ends the mails of a saved search. One that was deleted sends nothing anyway. */
export const muteSearch = (db: Db, accountId: string, searchId: string) =>
  setPace(db, accountId, { id: searchId, pace: 'never' });
