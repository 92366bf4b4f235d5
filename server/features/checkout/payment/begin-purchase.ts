import { shopCurrency } from '../../../../shared/domain/currency.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { formatPrice, wirePrice } from '../../../../shared/domain/money.ts';
import { purchaseCan } from '../../../../shared/domain/purchase.ts';
import { Failure } from '../../../../shared/errors.ts';
import type { Services } from '../../../app/services.ts';
import { inTransaction, violates } from '../../../platform/db/database.ts';
import { lockAccountForShare } from '../../../platform/db/lock-account.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { isConfirmed } from '../../../platform/http/is-confirmed.ts';
import { reached } from '../../../platform/process/crash-points.ts';
import { findListingForSale } from '../../listings/find-listing.ts';
import { findWish } from '../../wishlist/find-wish.ts';
import { refuseCardTesting } from './card-testing.ts';
import { ensureIntent } from './ensure-intent.ts';
import { secondsWithoutCard } from './keep-hold.ts';
import { type HoldOrigin, limitHolds, originKey } from './limit-holds.ts';
import { findLive, holdIsGood, holdListing, type Purchase } from './purchase-store.ts';

/**
 * Puts a listing on hold and returns what the browser needs to confirm the card. Charges the listing's price. A repeat
 * during the hold returns the same intent (reliability T3).
 * @param expected cents the buyer saw
 * @param address network of the request
 * @throws not_found without a wishlist entry, not_signed_in, too_many_requests, price_changed, item_on_hold,
 *   item_unavailable, provider_unavailable
 */
export async function beginPurchase(
  services: Services,
  caller: Caller,
  listingId: string,
  expected: Cents,
  address?: string,
) {
  const { db, mailer } = services;
  if (!(await findWish(db, caller.id, listingId))) throw new Failure('not_found');
  if (!isConfirmed({ mailer }, caller)) throw new Failure('email_not_verified');
  const hold = {
    listingId,
    buyerId: caller.id,
    price: expected,
    currency: shopCurrency().toLowerCase(),
    holdSeconds: secondsWithoutCard(services),
    origin: { email: caller.email, address },
  };
  const purchase =
    (await ownHold(services, caller, listingId, expected)) ??
    (await tryHold(services, hold)) ??
    // Lost to a concurrent request.
    (await ownHold(services, caller, listingId, expected));
  if (!purchase) throw await whyNot(services, caller, listingId, expected);
  return ensureIntent(services, purchase, caller.email);
}

type Hold = Omit<Parameters<typeof holdListing>[1], 'begunFrom'> & { origin: HoldOrigin };

async function tryHold(services: Services, hold: Hold) {
  try {
    reached('begin:asked');
    const held = await inTransaction(services.db, async (tx) => {
      // Serialize per buyer, so that concurrent holds are counted correctly.
      if (!(await lockAccountForShare(tx, hold.buyerId, { alone: true }))) throw new Failure('not_signed_in');
      await refuseCardTesting(services, tx, hold.buyerId, hold.listingId);
      await limitHolds(services, tx, hold);
      const put = await holdListing(tx, { ...hold, begunFrom: originKey(services, hold.origin) });
      reached('begin:put-aside');
      return put;
    });
    reached('begin:held');
    if (held) services.metrics.purchaseMoved('none', 'held');
    return held;
  } catch (error) {
    if (violates(error, 'purchases_one_live')) return undefined;
    throw error;
  }
}

async function ownHold(
  { db }: Services,
  caller: Caller,
  listingId: string,
  expected: Cents,
): Promise<Purchase | undefined> {
  const live = await findLive(db, listingId);
  if (live?.buyer_id !== caller.id || !purchaseCan.pay(live.state) || !(await holdIsGood(db, live.id)))
    return undefined;
  if (live.price_cents !== expected) throw priceChanged(live.price_cents);
  return live;
}

const priceChanged = (cents: Cents) =>
  new Failure('price_changed', {
    message:
      shopCurrency() === 'USD'
        ? `The price of this piece is now $${wirePrice(cents)}. Nothing was charged.`
        : `Nothing was charged. The price of this listing is now: ${formatPrice(cents)}`,
    details: { price: wirePrice(cents) },
  });

/** The provider has not confirmed yet that the hold cannot be paid. */
const stillEnding = () =>
  new Failure('conflict', {
    message: 'Your earlier hold on this piece is just ending. Please try again in a few seconds.',
    retryAfter: 2,
  });

async function whyNot({ db }: Services, caller: Caller, listingId: string, expected: Cents): Promise<Failure> {
  const live = await findLive(db, listingId);
  if (live?.state === 'paid') return new Failure('item_unavailable');
  if (live?.buyer_id === caller.id && live.state === 'processing') return new Failure('payment_in_progress');
  if (live?.buyer_id === caller.id && live.state === 'expiring') return stillEnding();
  if (live)
    return new Failure('item_on_hold', { details: { onHoldUntil: live.held_until.toISOString() }, retryAfter: 10 });
  const listing = await findListingForSale(db, listingId);
  if (!listing) return new Failure('not_found');
  if (listing.seller_id === caller.id) return new Failure('own_listing');
  if (listing.state !== 'available' && listing.state !== 'held') return new Failure('item_unavailable');
  if (listing.price_cents !== expected) return priceChanged(listing.price_cents);
  return new Failure('item_on_hold', { retryAfter: 1 });
}
