import type { Cents } from '../../../shared/domain/money.ts';
import { columnsOfPlace } from '../../features/listings/place-columns.ts';
import type { DemoListing } from './catalogue.ts';
import { describeDemoPicture } from './demo-picture.ts';
import { demoPrice } from './demo-price.ts';
import { factRow } from './fact-rows.ts';
import { findTown } from './find-town.ts';
import { nameId } from './name-id.ts';
import { saleRows } from './sale-rows.ts';

const HOUR = 3_600_000;
/** Returns an id that is the same in every database. */
export const accountId = (email: string) => nameId(`account ${email}`);
export const imageId = (name: string) => nameId(`image ${name}`);

/** Not secret: the demo has towns only. */
const DEMO_SECRET = 'the demo';

/** Share of its age at which a listing was sold. */
const SHARE_BEFORE_SOLD = 0.5;

function deliveryRow({ delivers, ships }: DemoListing) {
  return {
    delivery_radius_km: delivers?.radiusKm ?? null,
    delivery_cents: delivers ? feeOf(delivers.fee) : null,
    carrier_cents: ships === undefined ? null : feeOf(ships),
  };
}

/** A price has a least amount; a fee may be nothing. */
const feeOf = (fee: Cents) => (fee === 0 ? 0 : demoPrice(fee));

/**
 * Returns a listing with its pictures, who saved it, and its sale.
 * @param now it is hours older
 * @param databaseNow deadlines begin here
 * @param idOf an account has each picture once
 */
export function listingRows(listing: DemoListing, now: Date, databaseNow: Date, idOf = imageId) {
  const after = (share: number) => new Date(now.getTime() - listing.ageHours * HOUR * (1 - share));
  const row = {
    id: nameId(`listing ${listing.slug}`),
    seller_id: accountId(listing.seller),
    seller_name: listing.sellerName,
    location: listing.location,
    ...columnsOfPlace(DEMO_SECRET, accountId(listing.seller), findTown(listing.location)),
    ...factRow(listing.facts),
    ...deliveryRow(listing),
    phone: listing.phone,
    category: listing.category,
    title: listing.title,
    price_cents: demoPrice(listing.price),
    condition: listing.condition,
    description: listing.description,
    defects: listing.defects ?? null,
    year: listing.year,
    state: listing.state,
    advertised: listing.advertised,
    hidden_at: null,
    created_at: after(0),
    updated_at: after(listing.soldTo ? SHARE_BEFORE_SOLD : 0),
  };
  const images = listing.pictures.map((name) => ({
    id: idOf(name),
    owner_id: row.seller_id,
    ...describeDemoPicture(name),
    created_at: row.created_at,
  }));
  const buyers = listing.soldTo ? [...listing.savedBy, listing.soldTo] : listing.savedBy;
  return {
    row,
    images,
    listingImages: images.map((image, position) => ({ listing_id: row.id, position, image_id: image.id })),
    wishes: buyers.map((email, i) => ({
      id: nameId(`wish ${email} ${listing.slug}`),
      buyer_id: accountId(email),
      listing_id: row.id,
      price_cents: demoPrice(listing.priceWhenSaved ?? listing.price),
      removed_at: null,
      // One after the other; the buyer saved it first.
      created_at: after((SHARE_BEFORE_SOLD * (i + 1)) / (buyers.length + 1)),
    })),
    sale: listing.soldTo
      ? saleRows({
          listing: row,
          buyer: { id: accountId(listing.soldTo), email: listing.soldTo },
          sellerEmail: listing.seller,
          image: images[0]?.url ?? '',
          awaitsHandover: listing.awaitsHandover ?? false,
          at: after(SHARE_BEFORE_SOLD),
          now,
          databaseNow,
        })
      : undefined,
  };
}
