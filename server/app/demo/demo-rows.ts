import type { Cents } from '../../../shared/domain/money.ts';
import { columnsOfPlace } from '../../features/listings/place-columns.ts';
import { type Delivery, demoDeliveries } from './catalogue/deliveries.ts';
import { type DemoListing, demoListings } from './catalogue.ts';
import { dealRows } from './deal-rows.ts';
import { deliveryRows } from './delivery-rows.ts';
import { describeDemoPicture } from './demo-picture.ts';
import { demoPrice } from './demo-price.ts';
import { factRow } from './fact-rows.ts';
import { findTown } from './find-town.ts';
import { nameId } from './name-id.ts';
import { notificationRows } from './notification-rows.ts';
import { type DemoPerson, demoPeople, demoSellers } from './people.ts';
import { saleRows } from './sale-rows.ts';
import type { SeedRows } from './seed-store.ts';
import { trustRows } from './trust-rows.ts';
import { viewRows } from './view-rows.ts';

export type Login = { issuer: string; subject: string };

const HOUR = 3_600_000;
/** Returns an id that is the same in every database. */
export const accountId = (email: string) => nameId(`account ${email}`);
const imageId = (name: string) => nameId(`image ${name}`);

/** Not secret: the demo only knows towns. */
const DEMO_SECRET = 'the demo';

/** Share of its age at which a listing was sold. */
const SHARE_BEFORE_SOLD = 0.5;

/**
 * Returns all rows of the demo catalog.
 * @param logins by email, one per demo person
 * @param now the newest listings are hours older
 * @param databaseNow deadlines begin here
 */
export function demoRows(logins: ReadonlyMap<string, Login>, now: Date, databaseNow = now): Required<SeedRows> {
  const listings = [
    ...demoListings.map((listing) => listingRows(listing, now, databaseNow)),
    ...demoDeliveries.map((delivery) => soldRows(delivery, now, databaseNow)),
  ];
  const deals = dealRows(
    listings.map(({ row }) => row),
    now,
    databaseNow,
  );
  const rows = {
    accounts: demoPeople.map((person) => accountRow(person, logins, now)),
    images: listings.flatMap(({ images }) => images),
    listings: listings.map(({ row }) => (deals.held.has(row.id) ? { ...row, state: 'held' as const } : row)),
    listing_images: listings.flatMap(({ listingImages }) => listingImages),
    wishes: listings.flatMap(({ wishes }) => wishes),
    purchases: [...listings.flatMap(({ sale }) => sale?.purchases ?? []), ...deals.purchases],
    sales: listings.flatMap(({ sale }) => sale?.sales ?? []),
    payouts: listings.flatMap(({ sale }) => sale?.payouts ?? []),
    ledger_entries: listings.flatMap(({ sale }) => sale?.ledger_entries ?? []),
    fulfillments: listings.flatMap(({ sale }) => sale?.fulfillments ?? []),
    disputes: listings.flatMap(({ sale }) => sale?.disputes ?? []),
    refunds: listings.flatMap(({ sale }) => sale?.refunds ?? []),
    fulfillment_windows: listings.flatMap(({ sale }) => sale?.fulfillment_windows ?? []),
    ...trustRows(listings.flatMap(({ sale }) => sale?.fulfillments ?? [])),
    conversations: deals.conversations,
    messages: deals.messages,
    conversation_members: deals.conversation_members,
    offers: deals.offers,
    listing_views: listings.flatMap(({ row }) => viewRows(row, now)),
  };
  return { ...rows, notifications: notificationRows(rows) };
}

/** Returns the rows of a sale in the middle of its delivery. Its pictures belong to another listing too. */
function soldRows(delivery: Delivery, now: Date, databaseNow: Date) {
  const like = demoListings.find(({ slug }) => slug === delivery.like);
  const seller = demoSellers.find(({ email }) => email === 'seller@settee.test');
  if (!like || !seller)
    throw new Error(`The demo delivery ${delivery.slug} has no listing to look like, or no seller.`);
  const { slug, title, description, price, method } = delivery;
  const { email, name: sellerName, location, phone } = seller;
  const isSame = like.seller === email;
  const rows = listingRows(
    {
      ...like,
      slug,
      title,
      description,
      price,
      seller: email,
      sellerName,
      location,
      phone,
      savedBy: [],
      soldTo: 'buyer@settee.test',
      awaitsHandover: true,
      ageHours: 120,
      state: 'sold',
      advertised: false,
      ...(method === 'seller_delivery' ? { delivers: { radiusKm: 300, fee: 0 } } : {}),
    },
    now,
    databaseNow,
    // An account has each picture once.
    isSame ? imageId : (name) => imageId(`${slug} ${name}`),
  );
  const sale = rows.sale && deliveryRows(rows.sale, delivery, databaseNow);
  return { ...rows, images: isSame ? [] : rows.images, sale };
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

function deliveryRow({ delivers, ships }: DemoListing) {
  return {
    delivery_radius_km: delivers?.radiusKm ?? null,
    delivery_cents: delivers ? feeOf(delivers.fee) : null,
    carrier_cents: ships === undefined ? null : feeOf(ships),
  };
}

/** A price has a least amount; a fee may be nothing. */
const feeOf = (fee: Cents) => (fee === 0 ? 0 : demoPrice(fee));

function listingRows(listing: DemoListing, now: Date, databaseNow: Date, idOf = imageId) {
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
