import type { Listing } from '../../../shared/contract/listings.ts';
import { placeName } from '../../../shared/domain/place.ts';
import { showMoney } from '../../platform/i18n/formats.ts';
import { useUnit } from '../../platform/i18n/unit.ts';
import { Dotted } from '../../ui/dotted.tsx';
import { words } from '../../words.ts';
import { showDistance } from './show-distance.ts';

const fee = (cents: number | undefined) => cents && showMoney(cents);

export function DeliveryLine({ listing }: { listing: Listing }) {
  const { deliveryRadiusKm, carrierCents } = listing;
  const texts = words.listingPage;
  const unit = useUnit();
  return (
    <p dir="auto" className="text-muted">
      <Dotted>
        {/* Only there when it is not offered. */}
        {listing.pickup ?? words.listing.pickupIn(listing.place ? placeName(listing.place) : listing.location)}
        {deliveryRadiusKm ? texts.delivery(showDistance(deliveryRadiusKm, unit), fee(listing.deliveryCents)) : null}
        {carrierCents === undefined ? null : texts.carrier(fee(carrierCents))}
      </Dotted>
    </p>
  );
}
