import type { Refusal } from '../words/refusal.ts';
import { deliveryRefusals } from '../words/refusals/delivery.ts';
import { type DeliveryOffer, offeredMethods } from './delivery.ts';
import { type Cents, MAX_PRICE } from './money.ts';

/** Returns problems by field. @param price cents of the listing */
export function deliveryProblems(offer: DeliveryOffer, price: Cents): Partial<Record<keyof DeliveryOffer, Refusal>> {
  const { deliveryRadiusKm, deliveryCents, carrierCents } = offer;
  const tooMuch = (fee: Cents | null) => fee !== null && price + fee > MAX_PRICE;
  const problems: Partial<Record<keyof DeliveryOffer, Refusal>> = {};
  if (offeredMethods(offer).length === 0) problems.pickup = deliveryRefusals.noWay();
  if (deliveryRadiusKm === null && deliveryCents !== null) problems.deliveryRadiusKm = deliveryRefusals.radiusNeeded();
  if (deliveryRadiusKm !== null && deliveryCents === null) problems.deliveryCents = deliveryRefusals.feeNeeded();
  if (tooMuch(deliveryCents)) problems.deliveryCents = deliveryRefusals.totalTooHigh();
  if (tooMuch(carrierCents)) problems.carrierCents = deliveryRefusals.totalTooHigh();
  return problems;
}
