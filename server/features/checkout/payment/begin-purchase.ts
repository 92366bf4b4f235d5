import { type ChosenDelivery, defaultDelivery } from '../../../../shared/domain/delivery.ts';
import { isAvailable } from '../../../../shared/domain/listing.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import { purchaseCan } from '../../../../shared/domain/purchase.ts';
import { Failure } from '../../../../shared/errors.ts';
import { paymentRefusals } from '../../../../shared/words/refusals/payments.ts';
import { type Db, inTransaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/database-error.ts';
import { lockAccountForShare } from '../../../platform/db/lock-account.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { isConfirmed } from '../../../platform/http/is-confirmed.ts';
import { crashPoint } from '../../../platform/process/crash-points.ts';
import { shownMoney, wirePrice } from '../../../platform/shop/shop-money.ts';
import { shopCurrency } from '../../../platform/shop/shop-values.ts';
import type { Services } from '../../../ports/services.ts';
import { areBlocked } from '../../blocks/are-blocked.ts';
import { findListingForSale } from '../../listings/find-listing.ts';
import { refuseOwnAct } from '../../listings/refuse-own-act.ts';
import { recordCurrency } from '../../settings/record-currency.ts';
import { findWish } from '../../wishlist/find-wish.ts';
import { refuseCardTesting } from './card-testing.ts';
import { chooseDelivery, type DeliveryChoice } from './choose-delivery.ts';
import { setBeforeIntent } from './delivery-store.ts';
import { ensureDelivery } from './ensure-delivery.ts';
import { ensureIntent } from './ensure-intent.ts';
import { secondsWithoutCard } from './extend-hold.ts';
import { type HoldOrigin, limitHolds, originKey } from './limit-holds.ts';
import { findLive, holdListing, isHoldOpen, type Purchase } from './purchase-store.ts';

/**
 * Holds a listing at its price, and returns what the browser needs to confirm the card. A repeat returns the same
 * intent (reliability T3); with another delivery, its amount changes.
 * @param expected cents the buyer saw
 * @param edition of the listing that the buyer read
 * @param address network of the request
 * @throws invalid_input beside the choice, not_found without a wishlist entry, not_signed_in, too_many_requests,
 * price_changed, item_on_hold, item_unavailable, not_allowed, conflict, provider_unavailable
 */
export async function beginPurchase(
  services: Services,
  caller: Caller,
  {
    listingId,
    expected,
    edition,
    choice = {},
    address,
  }: {
    listingId: string;
    expected: Cents;
    edition?: number | undefined;
    choice?: DeliveryChoice;
    address?: string | undefined;
  },
) {
  const { db, mailer } = services;
  if (!(await findWish(db, caller.id, listingId))) throw new Failure('not_found');
  if (!isConfirmed({ mailer }, caller)) throw new Failure('email_not_verified');
  const delivery = await readChoice(services, listingId, choice);
  const hold = {
    listingId,
    delivery,
    buyerId: caller.id,
    price: expected,
    edition,
    currency: shopCurrency().toLowerCase(),
    holdSeconds: await secondsWithoutCard(services),
    origin: { email: caller.email, address },
  };
  if (await isBlocked(services, caller, listingId)) throw new Failure('item_unavailable');
  const purchase =
    (await ownHold(services, caller, { listingId, expected })) ??
    (await tryHold(services, hold)) ??
    // A concurrent request was first.
    (await ownHold(services, caller, { listingId, expected }));
  if (!purchase) throw await findRefusal(services, caller, hold);
  const current = (await setBeforeIntent(db, purchase.id, delivery)) ?? purchase;
  const ready = await ensureDelivery(services, await ensureIntent(services, current, caller.email), delivery);
  return {
    clientSecret: ready.client_secret ?? '',
    heldUntil: ready.held_until,
    agreed: ready.agreed,
    price: ready.price_cents,
    delivery,
  };
}

async function readChoice({ db }: Services, listingId: string, choice: DeliveryChoice): Promise<ChosenDelivery> {
  const listing = await findListingForSale(db, listingId);
  return listing && isAvailable(listing.state) ? chooseDelivery(listing, choice) : defaultDelivery;
}

/** A block works in both directions. */
async function isFromBlocked(db: Db, buyerId: string, listingId: string): Promise<boolean> {
  const listing = await findListingForSale(db, listingId);
  return listing !== undefined && areBlocked(db, buyerId, listing.seller_id);
}

/** A payment at the bank goes on. */
async function isBlocked({ db }: Services, caller: Caller, listingId: string): Promise<boolean> {
  if (!(await isFromBlocked(db, caller.id, listingId))) return false;
  const live = await findLive(db, listingId);
  return live?.buyer_id !== caller.id || live.state !== 'processing';
}

type Hold = Omit<Parameters<typeof holdListing>[1], 'begunFrom' | 'delivery'> & {
  origin: HoldOrigin;
  delivery: ChosenDelivery;
};

async function tryHold(services: Services, hold: Hold) {
  try {
    crashPoint('begin:asked');
    const held = await inTransaction(services.db, async (tx) => {
      // Serialize per buyer, to count concurrent holds.
      if (!(await lockAccountForShare(tx, hold.buyerId, { alone: true }))) throw new Failure('not_signed_in');
      // A block by the seller waits for this lock, or came before it.
      if (await isFromBlocked(tx, hold.buyerId, hold.listingId)) throw new Failure('item_unavailable');
      await refuseCardTesting(services, tx, { buyerId: hold.buyerId, listingId: hold.listingId });
      await limitHolds(services, tx, hold);
      await recordCurrency(tx);
      const inserted = await holdListing(tx, { ...hold, begunFrom: originKey(services, hold.origin) });
      if (inserted) await refuseOwnAct(tx, hold.buyerId, hold.listingId);
      crashPoint('begin:put-aside');
      return inserted;
    });
    crashPoint('begin:held');
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
  { listingId, expected }: { listingId: string; expected: Cents },
): Promise<Purchase | undefined> {
  const live = await findLive(db, listingId);
  if (live?.buyer_id !== caller.id || !purchaseCan.pay(live.state) || !(await isHoldOpen(db, live.id)))
    return undefined;
  if (live.price_cents !== expected) throw priceChanged(live.price_cents);
  return live;
}

const priceChanged = (cents: Cents) =>
  new Failure('price_changed', {
    reason:
      shopCurrency() === 'USD'
        ? paymentRefusals.priceChangedInDollars({ price: `$${wirePrice(cents)}` })
        : paymentRefusals.priceChanged({ price: shownMoney(cents) }),
    details: { price: wirePrice(cents) },
  });

/** The edition tells the payment page what to do. */
const listingChanged = (edition: number) =>
  new Failure('conflict', { reason: paymentRefusals.listingChanged(), details: { edition: `${edition}` } });

/** The clock or the provider has not ended it yet. */
const stillEnding = () =>
  new Failure('conflict', {
    reason: paymentRefusals.holdEnding(),
    retryAfter: 2,
  });

async function findRefusal(
  { db }: Services,
  caller: Caller,
  { listingId, price: expected, edition, delivery }: Hold,
): Promise<Failure> {
  const live = await findLive(db, listingId);
  if (live?.state === 'paid') return new Failure('item_unavailable');
  if (live?.buyer_id === caller.id && live.state === 'processing') return new Failure('payment_in_progress');
  if (live?.buyer_id === caller.id) return stillEnding();
  if (live)
    return new Failure('item_on_hold', { details: { onHoldUntil: live.held_until.toISOString() }, retryAfter: 10 });
  const listing = await findListingForSale(db, listingId);
  if (!listing) return new Failure('not_found');
  if (listing.seller_id === caller.id) return new Failure('own_listing');
  if (listing.state !== 'available' && listing.state !== 'held') return new Failure('item_unavailable');
  if (listing.price_cents !== expected) return priceChanged(listing.price_cents);
  if (edition !== undefined && listing.edition !== edition) return listingChanged(listing.edition);
  // The seller has just changed it.
  if (chooseDelivery(listing, delivery).cents !== delivery.cents) return new Failure('conflict');
  return new Failure('item_on_hold', { retryAfter: 1 });
}
