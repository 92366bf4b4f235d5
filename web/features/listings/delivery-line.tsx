import type { Listing } from '../../../shared/contract/listings.ts';
import { placeName } from '../../../shared/domain/place.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { useUnit } from '../../platform/i18n/unit.ts';
import { words } from '../../words.ts';
import { showDistance } from './show-distance.ts';

const fee = (cents: number | undefined) => cents && showMoney(cents);

export function DeliveryLine({ listing }: { listing: Listing }) {
  const { deliveryRadiusKm, carrierCents } = listing;
  const texts = words.listingPage;
  const unit = useUnit();
  const ways = [
    // Only there when it is not offered.
    listing.pickup ?? words.listing.pickupIn(listing.place ? placeName(listing.place) : listing.location),
    deliveryRadiusKm && texts.delivery(showDistance(deliveryRadiusKm, unit), fee(listing.deliveryCents)),
    carrierCents !== undefined && texts.carrier(fee(carrierCents)),
  ];
  return (
    <p dir="auto" className="text-muted">
      {ways.filter(Boolean).join(' ·\u00a0')}
    </p>
  );
}
