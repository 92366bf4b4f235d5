import { type ChosenDelivery, deliveryFee } from '../../../../shared/domain/delivery.ts';
import type { FulfillmentMethod } from '../../../../shared/domain/fulfillment.ts';
import { distanceBetween, type Place, placeName } from '../../../../shared/domain/place.ts';
import { invalidFields } from '../../../../shared/errors.ts';
import { deliveryRefusals } from '../../../../shared/words/refusals/delivery.ts';
import { deliveryOfferOf } from '../../listings/delivery-columns.ts';
import type { ListingForSale } from '../../listings/find-listing.ts';

/** `place`: the town that the buyer named. */
export type DeliveryChoice = { method?: FulfillmentMethod | undefined; place?: Place | undefined };

/**
 * Returns the choice with the seller's fee; a pickup by default.
 * @throws invalid_input for the field: not offered, or too far away
 */
export function chooseDelivery(listing: ListingForSale, { method, place }: DeliveryChoice): ChosenDelivery {
  const chosen = method ?? 'pickup';
  const cents = deliveryFee(deliveryOfferOf(listing), chosen);
  if (cents === undefined)
    throw invalidFields({
      method: method ? deliveryRefusals.wayNotOffered() : deliveryRefusals.noPickup(),
    });
  if (chosen === 'seller_delivery' && place) refuseTooFar(listing, place);
  return { method: chosen, cents };
}

/** From the public position: distances to the true one would reveal it. */
function refuseTooFar(listing: ListingForSale, place: Place): void {
  const { public_latitude: latitude, public_longitude: longitude, delivery_radius_km: radius } = listing;
  if (latitude === null || longitude === null || radius === null) return;
  const kilometers = Math.round(distanceBetween({ latitude, longitude }, place) / 1000);
  if (kilometers <= radius) return;
  throw invalidFields({
    place: deliveryRefusals.tooFar({ place: placeName(place) }),
  });
}
