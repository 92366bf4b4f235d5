import { Failure } from '../../../shared/errors.ts';
import type { Services } from '../../app/services.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { countAdvertised, countListings, lockListingsOf } from './listing-count-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** When the advertising of a listing ends that begins now. */
export const endOfAdvertising = ({ shop }: Pick<Limited, 'shop'>): Date =>
  new Date(Date.now() + shop.settings().advertisingDays * DAY);

/** Seconds after which trying again may make sense. */
const LATER = 3600;

type Limited = Pick<Services, 'config' | 'shop'>;
type Seller = Pick<Caller, 'id'> & { verified?: boolean | undefined };

/**
 * Keeps one unknown seller from filling the shop: a limit on listings on sale and on new ones within a day, until an
 * admin has verified the seller.
 * @param tx the transaction that has added the listing or brought it back; it is undone by the refusal
 * @throws too_many_requests with what to do next
 */
export async function limitListings({ config, shop }: Limited, tx: Db, seller: Seller): Promise<void> {
  if (!config.rateLimits || seller.verified) return;
  // One after the other: of two requests at the same instant, both would see the last place free.
  await lockListingsOf(tx, seller.id);
  const { onSale, madeToday } = await countListings(tx, seller.id);
  const { listingsUntilVerified: most, newListingsADay: mostNew } = shop.settings();
  if (onSale > most)
    throw new Failure('too_many_requests', {
      message: `You have ${most} listings on sale, which is the limit until the shop has verified you. Remove one, or ask the shop to verify you.`,
      retryAfter: LATER,
    });
  if (madeToday > mostNew)
    throw new Failure('too_many_requests', {
      message: `You have added ${mostNew} listings within a day, which is the limit until the shop has verified you. Please continue tomorrow.`,
      retryAfter: LATER,
    });
}

/**
 * Keeps one seller from taking every place at the front of the shop, verified or not.
 * @param tx the transaction that has begun to advertise one more; it is undone by the refusal
 * @throws conflict with what to do next
 */
export async function limitAdvertising({ config, shop }: Limited, tx: Db, sellerId: string): Promise<void> {
  if (!config.rateLimits) return;
  await lockListingsOf(tx, sellerId);
  const { advertisedPerSeller: most } = shop.settings();
  if ((await countAdvertised(tx, sellerId)) <= most) return;
  throw new Failure('conflict', {
    message: `You already advertise ${most} listings, which is the limit. Stop advertising one of them first.`,
  });
}
