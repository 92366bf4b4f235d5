import type { Services } from '../../app/services.ts';
import { limitInDatabase } from '../../platform/http/request-limit.ts';

/** Enough to buy, too few to harvest. */
export const CONTACTS_A_DAY = 100;
const DAY_SECONDS = 24 * 60 * 60;
/** Pairs of person and listing whose second view does not count. */
const REMEMBERED = 50_000;

/**
 * Counts read contacts in the database, once per listing, person and process.
 * @throws too_many_requests
 */
export function createContactCount({
  config,
  pool,
}: Pick<Services, 'config' | 'pool'>): (accountId: string, listingId: string) => Promise<void> {
  if (!config.rateLimits) return async () => undefined;
  const limit = limitInDatabase({ pool, config }, 'contactsOfAccount', {
    points: CONTACTS_A_DAY,
    seconds: DAY_SECONDS,
    message: `You have seen the contact details of ${CONTACTS_A_DAY} listings today. Please come back tomorrow.`,
  });
  const counted = new Set<string>();
  return async (accountId, listingId) => {
    const read = `${accountId} ${listingId}`;
    if (counted.has(read)) return;
    await limit(accountId);
    if (counted.size >= REMEMBERED) counted.clear();
    counted.add(read);
  };
}
