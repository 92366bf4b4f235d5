import { decimalsOf, shopCurrency } from '../../../shared/domain/currency.ts';
import { type Cents, minPrice } from '../../../shared/domain/money.ts';
import { columnsOfPlace } from '../../features/listings/place-columns.ts';
import { type DemoListing, demoListings } from './catalogue.ts';
import { describeDemoPicture } from './demo-picture.ts';
import { factRow } from './fact-rows.ts';
import { findTown } from './find-town.ts';
import { nameId } from './name-id.ts';
import { type DemoPerson, demoPeople } from './people.ts';
import { saleRows } from './sale-rows.ts';
import type { SeedRows } from './seed-store.ts';
import { viewRows } from './view-rows.ts';

export type Login = { issuer: string; subject: string };

const HOUR = 3_600_000;
/** Returns the account id of a demo person, the same in every database. */
export const accountId = (email: string) => nameId(`account ${email}`);
const imageId = (name: string) => nameId(`image ${name}`);

/** The same number in every currency; whole hundreds without a minor unit. */
const demoPrice = (cents: Cents): Cents =>
  decimalsOf(shopCurrency()) === 0 ? Math.round(cents / 100) * 100 : Math.max(cents, minPrice());

/** Not secret: the demo only knows towns. */
const DEMO_SECRET = 'the demo';

/** Share of its age at which a listing was sold. */
const SHARE_BEFORE_SOLD = 0.5;

/**
 * Returns all rows of the demo catalog.
 * @param logins by email, one per demo person
 * @param now the newest listings are hours older
 */
export function demoRows(logins: ReadonlyMap<string, Login>, now: Date): Required<SeedRows> {
  const listings = demoListings.map((listing) => listingRows(listing, now));
  return {
    accounts: demoPeople.map((person) => accountRow(person, logins, now)),
    images: listings.flatMap(({ images }) => images),
    listings: listings.map(({ row }) => row),
    listing_images: listings.flatMap(({ listingImages }) => listingImages),
    wishes: listings.flatMap(({ wishes }) => wishes),
    purchases: listings.flatMap(({ sale }) => sale?.purchases ?? []),
    sales: listings.flatMap(({ sale }) => sale?.sales ?? []),
    ledger_entries: listings.flatMap(({ sale }) => sale?.ledger_entries ?? []),
    listing_views: listings.flatMap(({ row }) => viewRows(row, now)),
  };
}

function accountRow(person: DemoPerson, logins: ReadonlyMap<string, Login>, now: Date) {
  const login = logins.get(person.email);
  if (!login) throw new Error(`The demo person ${person.email} has no login.`);
  const since = new Date(now.getTime() - person.daysHere * 24 * HOUR);
  return {
    id: accountId(person.email),
    issuer: login.issuer,
    subject: login.subject,
    email: person.email,
    display_name: person.name,
    type: person.type,
    verified_at: person.verified ? since : null,
    email_verified: true,
    deleted_at: null,
    created_at: since,
  };
}

function listingRows(listing: DemoListing, now: Date) {
  const after = (share: number) => new Date(now.getTime() - listing.ageHours * HOUR * (1 - share));
  const row = {
    id: nameId(`listing ${listing.slug}`),
    seller_id: accountId(listing.seller),
    seller_name: listing.sellerName,
    location: listing.location,
    ...columnsOfPlace(DEMO_SECRET, accountId(listing.seller), findTown(listing.location)),
    ...factRow(listing.facts),
    phone: listing.phone,
    category: listing.category,
    title: listing.title,
    price_cents: demoPrice(listing.price),
    condition: listing.condition,
    description: listing.description,
    year: listing.year,
    state: listing.state,
    advertised: listing.advertised,
    hidden_at: null,
    created_at: after(0),
    updated_at: after(listing.soldTo ? SHARE_BEFORE_SOLD : 0),
  };
  const images = listing.pictures.map((name) => ({
    id: imageId(name),
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
          at: after(SHARE_BEFORE_SOLD),
        })
      : undefined,
  };
}
