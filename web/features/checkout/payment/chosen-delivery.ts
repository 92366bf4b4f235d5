import type { Order } from '../../../../shared/contract/wishlist.ts';
import { type DeliveryOffer, deliveryFee, offeredMethods, pickupOnly } from '../../../../shared/domain/delivery.ts';
import type { FulfillmentMethod } from '../../../../shared/domain/fulfillment.ts';
import type { Cents } from '../../../../shared/domain/money.ts';
import type { Place } from '../../../../shared/domain/place.ts';

export type DeliveryChoice = {
  method: FulfillmentMethod;
  town: string;
  place: Place | null;
  /** The buyer says that the address is within the distance. */
  isWithin: boolean;
};

export type PaymentChoice = { method?: FulfillmentMethod; place?: Place };

export const offerOf = ({ offered }: Pick<Order, 'offered'>): DeliveryOffer =>
  offered === undefined
    ? pickupOnly
    : {
        pickup: offered.pickup !== false,
        deliveryRadiusKm: offered.deliveryRadiusKm ?? null,
        deliveryCents: offered.deliveryCents ?? null,
        carrierCents: offered.carrierCents ?? null,
      };

/** Takes the choice of a hold, else the first that is offered. */
export function beginChoice(wish: Order): DeliveryChoice {
  const method = wish.method ?? offeredMethods(offerOf(wish))[0] ?? 'pickup';
  return { method, town: '', place: null, isWithin: wish.method === 'seller_delivery' };
}

/** Whether the choice is complete: a delivery by the seller needs a distance. */
export const isWhole = ({ method, place, isWithin }: DeliveryChoice): boolean =>
  method !== 'seller_delivery' || place !== null || isWithin;

/** Sends nothing where there is no choice, as the specification's call. */
export function sentChoice(wish: Pick<Order, 'offered'>, { method, place }: DeliveryChoice): PaymentChoice {
  if (wish.offered === undefined) return {};
  return { method, ...(method === 'seller_delivery' && place ? { place } : {}) };
}

export const feeOf = (wish: Pick<Order, 'offered'>, { method }: DeliveryChoice): Cents =>
  deliveryFee(offerOf(wish), method) ?? 0;
