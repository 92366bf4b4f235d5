import { Failure } from '../../../shared/errors.ts';
import { listingRefusals } from '../../../shared/words/refusals/listings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { readNow } from '../../platform/db/read-now.ts';
import type { Caller } from '../../platform/http/handler.ts';
import type { Services } from '../../ports/services.ts';
import { countAdvertised, countListings, endSomeAdvertising, lockListingsOf } from './listing-count-store.ts';

const DAY = 24 * 60 * 60 * 1000;
const RETRY_AFTER = 3600;

type Needed = Pick<Services, 'config' | 'shop'>;
type Seller = Pick<Caller, 'id'> & { verified?: boolean | undefined };

/**
 * Limits listings on sale and new ones per day, until the seller is verified.
 * @param tx has added the listing; rolled back on refusal
 * @throws too_many_requests
 */
export async function limitListings({ config, shop }: Needed, tx: Tx, seller: Seller): Promise<void> {
  if (!config.rateLimits || seller.verified) return;
  // Concurrent requests would both see a free place.
  await lockListingsOf(tx, seller.id);
  const { onSale, madeToday } = await countListings(tx, seller.id);
  const { listingsUntilVerified: most, newListingsADay: mostNew } = await shop.settingsIn(tx);
  if (onSale > most)
    throw new Failure('too_many_requests', {
      reason: listingRefusals.tooManyOnSale({ most }),
      retryAfter: RETRY_AFTER,
    });
  if (madeToday > mostNew)
    throw new Failure('too_many_requests', {
      reason: listingRefusals.tooManyNew({ most: mostNew }),
      retryAfter: RETRY_AFTER,
    });
}

/** For advertising that begins now. */
export async function endOfAdvertising({ shop }: Pick<Needed, 'shop'>, tx: Tx): Promise<Date> {
  const { advertisingDays } = await shop.settingsIn(tx);
  return new Date((await readNow(tx)).getTime() + advertisingDays * DAY);
}

/**
 * Limits a seller's advertised listings.
 * @param tx has begun advertising; rolled back on refusal
 * @throws conflict
 */
export async function limitAdvertising({ config, shop }: Needed, tx: Tx, sellerId: string): Promise<void> {
  if (!config.rateLimits) return;
  await lockListingsOf(tx, sellerId);
  const { advertisedPerSeller: most } = await shop.settingsIn(tx);
  if ((await countAdvertised(tx, sellerId)) <= most) return;
  throw new Failure('conflict', {
    reason: listingRefusals.tooManyAdvertised({ most }),
  });
}

/**
 * Ends advertising above the limit, when a listing came back, or all of a seller.
 * @param lastId ends first
 */
export async function endExcessAdvertising(
  { config, shop }: Needed,
  tx: Tx,
  { sellerId, lastId }: { sellerId: string; lastId?: string | undefined },
): Promise<void> {
  if (!config.rateLimits) return;
  await lockListingsOf(tx, sellerId);
  const { advertisedPerSeller: most } = await shop.settingsIn(tx);
  const excess = (await countAdvertised(tx, sellerId)) - most;
  if (excess > 0) await endSomeAdvertising(tx, sellerId, { lastId, excess });
}
