import type { Listing } from '../../../shared/contract/listings.ts';
import { accountCan } from '../../../shared/domain/account.ts';
import { isAvailable } from '../../../shared/domain/listing.ts';
import { pictureWidths } from '../../../shared/domain/picture.ts';
import type { Caller } from '../../platform/http/handler.ts';
import { wirePrice } from '../../platform/shop/shop-money.ts';
import { dialNumber } from '../../platform/text/dial-number.ts';
import { deliveryOfferOf } from './delivery-columns.ts';
import type { ShownListing } from './listing-store.ts';
import { presentDelivery } from './present-delivery.ts';

const ownsContact = (row: ShownListing, viewer: Caller | undefined) =>
  viewer !== undefined && (row.seller_id === viewer.id || accountCan.administer(viewer));

export const presentContact = (row: ShownListing) => ({
  sellerEmail: row.seller_email,
  phone: row.phone,
  dial: dialNumber(row.phone, row.place_country),
});

/** Contact data only for its seller and admins. */
export const presentListing =
  (viewer: Caller | undefined) =>
  (row: ShownListing & { hidden?: Listing['hidden'] | null }): Listing => ({
    id: row.id,
    sellerName: row.seller_name,
    ...(row.account_name === row.seller_name ? {} : { accountName: row.account_name }),
    ...(ownsContact(row, viewer) ? presentContact(row) : {}),
    verified: row.seller_verified_at !== null,
    location: row.location,
    category: row.category,
    title: row.title,
    price: wirePrice(row.price_cents),
    ...(row.former_price_cents === null ? {} : { formerPrice: wirePrice(row.former_price_cents) }),
    condition: row.condition,
    year: row.year,
    description: row.description,
    ...(row.defects === null ? {} : { defects: row.defects }),
    image: row.images[0]?.url ?? '',
    images: row.images.map(({ tones, ...image }) => ({
      ...image,
      widths: pictureWidths(image.url, image.width),
      ...(tones === null ? {} : { tones }),
    })),
    colours: row.colours,
    materials: row.materials,
    ...(row.style === null ? {} : { style: row.style }),
    ...(row.width_mm === null ? {} : { widthMm: row.width_mm }),
    ...(row.depth_mm === null ? {} : { depthMm: row.depth_mm }),
    ...(row.height_mm === null ? {} : { heightMm: row.height_mm }),
    ...presentPlace(row),
    available: isAvailable(row.state),
    advertised: row.advertised,
    ...(row.accepts_offers ? {} : { acceptsOffers: false }),
    ...presentDelivery(deliveryOfferOf(row)),
    ...(ownsContact(row, viewer) && row.advertised_until
      ? { advertisedUntil: row.advertised_until.toISOString() }
      : {}),
    ...(row.state === 'held' && row.held_until ? { onHoldUntil: row.held_until.toISOString() } : {}),
    ...(ownsContact(row, viewer) && row.waits_for ? { waitsFor: row.waits_for } : {}),
    ...(ownsContact(row, viewer) && row.hidden ? { hidden: row.hidden } : {}),
    ...(row.state === 'withdrawn' ? { withdrawn: true } : {}),
    createdAt: row.created_at.toISOString(),
  });

function presentPlace(row: ShownListing): Pick<Listing, 'place'> {
  const { place_name: name, place_region: region, place_country: country } = row;
  const { public_latitude: latitude, public_longitude: longitude } = row;
  if (name === null || region === null || country === null || latitude === null || longitude === null) return {};
  return { place: { name, region, country, latitude, longitude } };
}
