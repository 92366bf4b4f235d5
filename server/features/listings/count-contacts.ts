import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import { withLimit } from '../../platform/http/request-limit.ts';
import type { Services } from '../../ports/services.ts';

/** Enough to buy, too few to harvest. */
export const CONTACTS_A_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;
/** Pairs of person and listing whose second view does not count. */
const REMEMBERED = 50_000;

export type CountContact = <T>(reader: { accountId: string; listingId: string }, read: () => Promise<T>) => Promise<T>;

/**
 * Counts contact views in the database, once per listing, person and process.
 * @throws too_many_requests
 */
export function createContactCount({
  config,
  limitInDatabase,
}: Pick<Services, 'config' | 'limitInDatabase'>): CountContact {
  if (!config.rateLimits) return (_, read) => read();
  const limit = limitInDatabase('contactsOfAccount', {
    points: CONTACTS_A_DAY,
    seconds: DAY_SECONDS,
    refusal: listingRefusals.contactsSeen({ most: CONTACTS_A_DAY }),
  });
  const counted = new Set<string>();
  return async ({ accountId, listingId }, read) => {
    const pair = `${accountId} ${listingId}`;
    if (counted.has(pair)) return read();
    const shown = await withLimit(limit, accountId, read);
    if (counted.size >= REMEMBERED) counted.clear();
    counted.add(pair);
    return shown;
  };
}
