import type { ParsedInput } from '../../../shared/contract/call.ts';
import type { Contract } from '../../../shared/contract/contract.ts';
import { type DeliveryOffer, pickupOnly } from '../../../shared/domain/delivery.ts';
import { deliveryProblems } from '../../../shared/domain/delivery-problems.ts';
import type { Cents } from '../../../shared/domain/money.ts';
import { invalidFields } from '../../../shared/errors.ts';
import type { ListingRow } from './listing-store.ts';

type Columns = Pick<ListingRow, 'pickup' | 'delivery_radius_km' | 'delivery_cents' | 'carrier_cents'>;
type ChosenOptions = Pick<
  ParsedInput<Contract['updateListing']>['body'],
  'pickup' | 'deliveryRadiusKm' | 'deliveryCents' | 'carrierCents'
>;

/** Reads the offer from its columns. */
export const deliveryOfferOf = (row: Columns): DeliveryOffer => ({
  pickup: row.pickup,
  deliveryRadiusKm: row.delivery_radius_km,
  deliveryCents: row.delivery_cents,
  carrierCents: row.carrier_cents,
});

/**
 * Undefined changes nothing, null clears.
 * @param price cents after the change
 * @param before of an edited listing
 * @throws invalid_input beside the field, for the whole offer
 */
export function deliveryColumns(chosen: ChosenOptions, price: Cents, before = pickupOnly): Columns {
  const { pickup, deliveryRadiusKm, deliveryCents, carrierCents } = chosen;
  const offer: DeliveryOffer = {
    pickup: pickup ?? before.pickup,
    deliveryRadiusKm: deliveryRadiusKm === undefined ? before.deliveryRadiusKm : deliveryRadiusKm,
    deliveryCents: deliveryCents === undefined ? before.deliveryCents : deliveryCents,
    carrierCents: carrierCents === undefined ? before.carrierCents : carrierCents,
  };
  const problems = deliveryProblems(offer, price);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return {
    pickup: offer.pickup,
    delivery_radius_km: offer.deliveryRadiusKm,
    delivery_cents: offer.deliveryCents,
    carrier_cents: offer.carrierCents,
  };
}
