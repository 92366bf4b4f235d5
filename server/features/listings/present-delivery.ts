import type { Listing } from '../../../shared/contract/listings.ts';
import type { DeliveryOffer } from '../../../shared/domain/delivery.ts';

/** Returns nothing for a plain pickup. */
export const presentDelivery = ({
  pickup,
  deliveryRadiusKm,
  deliveryCents,
  carrierCents,
}: DeliveryOffer): Pick<Listing, 'pickup' | 'deliveryRadiusKm' | 'deliveryCents' | 'carrierCents'> => ({
  ...(pickup ? {} : { pickup: false }),
  ...(deliveryRadiusKm === null ? {} : { deliveryRadiusKm }),
  ...(deliveryCents === null ? {} : { deliveryCents }),
  ...(carrierCents === null ? {} : { carrierCents }),
});
