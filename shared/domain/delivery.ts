import type { Currency } from './currency.ts';
import { unitsPerEuro } from './currency-worth.ts';
import type { LengthUnit } from './dimensions.ts';
import { inMiles } from './distance.ts';
import { type FulfillmentMethod, fulfillmentMethods } from './fulfillment.ts';
import { type Cents, MAX_PRICE, toMinor } from './money.ts';

/** Kilometers around the listing's town. */
export const MIN_RADIUS_KM = 1;
export const MAX_RADIUS_KM = 500;
/** In euros, or so. */
const HIGHEST_FEE = 1_000;

/** Returns the highest fee for a delivery in minor units. */
export const highestDeliveryFee = (currency: Currency): Cents =>
  Math.min(MAX_PRICE, toMinor(HIGHEST_FEE * Math.max(1, unitsPerEuro(currency)), currency));

/** Null: not offered. Pickup is free. */
export type DeliveryOffer = {
  pickup: boolean;
  deliveryRadiusKm: number | null;
  deliveryCents: Cents | null;
  carrierCents: Cents | null;
};

export const pickupOnly: DeliveryOffer = {
  pickup: true,
  deliveryRadiusKm: null,
  deliveryCents: null,
  carrierCents: null,
};

/** In whole kilometers or miles. */
export const maxRadius = (unit: LengthUnit): number =>
  unit === 'in' ? Math.floor(inMiles(MAX_RADIUS_KM)) : MAX_RADIUS_KM;

export type ChosenDelivery = { method: FulfillmentMethod; cents: Cents };

export const defaultDelivery: ChosenDelivery = { method: 'pickup', cents: 0 };

/** In cents; undefined unless offered. */
export function deliveryFee(offer: DeliveryOffer, method: FulfillmentMethod): Cents | undefined {
  if (method === 'pickup') return offer.pickup ? 0 : undefined;
  return (method === 'carrier' ? offer.carrierCents : offer.deliveryCents) ?? undefined;
}

/** Returns the methods that a listing offers. */
export const offeredMethods = (offer: DeliveryOffer): FulfillmentMethod[] =>
  fulfillmentMethods.filter((method) => deliveryFee(offer, method) !== undefined);

/**
 * Splits what refunds left: they take the price first (decision 0068).
 * @param left cents
 * @param delivery cents paid for it
 */
export function splitLeft(left: Cents, delivery: Cents): { price: Cents; delivery: Cents } {
  const forDelivery = Math.max(0, Math.min(left, delivery));
  return { price: left - forDelivery, delivery: forDelivery };
}
