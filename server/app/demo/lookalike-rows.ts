import { type Delivery, demoDeliveries } from './catalogue/deliveries.ts';
import { hiddenListings } from './catalogue/hidden-listings.ts';
import { type DemoListing, demoListings } from './catalogue.ts';
import { deliveryRows } from './delivery-rows.ts';
import { imageId, listingRows } from './listing-rows.ts';
import { demoSellers } from './people.ts';

type Lookalike = {
  slug: string;
  /** Slug of the listing whose pictures, size and category it has. */
  like: string;
  /** Email. */
  seller: string;
};

/** Returns listings that only their seller, their buyer or an admin can open. */
export function privateListingRows(now: Date, databaseNow: Date) {
  return [
    ...demoDeliveries.map((delivery) => soldRows(delivery, now, databaseNow)),
    ...hiddenListings.map(({ slug, like, seller, title, description, price, hiddenHours }) => {
      const rows = lookalikeRows({ slug, like, seller }, { title, description, price }, now, databaseNow);
      return { ...rows, row: { ...rows.row, hidden_at: new Date(now.getTime() - hiddenHours * 3_600_000) } };
    }),
  ];
}

function soldRows(delivery: Delivery, now: Date, databaseNow: Date) {
  const { slug, like, title, description, defects, price, method } = delivery;
  const rows = lookalikeRows(
    { slug, like, seller: 'seller@settee.test' },
    {
      title,
      description,
      ...(defects ? { defects } : {}),
      price,
      soldTo: 'buyer@settee.test',
      awaitsHandover: true,
      state: 'sold',
      ...(method === 'seller_delivery' ? { delivers: { radiusKm: 300, fee: 0 } } : {}),
      ...(method === 'carrier' ? { ships: 0 } : {}),
    },
    now,
    databaseNow,
  );
  return { ...rows, sale: rows.sale && deliveryRows(rows.sale, delivery, databaseNow) };
}

function lookalikeRows(
  { slug, like, seller: email }: Lookalike,
  own: Pick<DemoListing, 'title' | 'description' | 'price'> & Partial<DemoListing>,
  now: Date,
  databaseNow: Date,
) {
  const model = demoListings.find((listing) => listing.slug === like);
  const seller = demoSellers.find((person) => person.email === email);
  if (!model || !seller) throw new Error(`The demo listing ${slug} has no listing to look like, or no seller.`);
  const isSame = model.seller === email;
  const { soldTo: _, delivers: __, ships: ___, defects: ____, ...facts } = model;
  const rows = listingRows(
    {
      ...facts,
      seller: email,
      sellerName: seller.name,
      location: seller.location,
      phone: seller.phone,
      savedBy: [],
      ageHours: 120,
      state: 'available',
      advertised: false,
      ...own,
      slug,
    },
    now,
    databaseNow,
    isSame ? imageId : (name) => imageId(`${slug} ${name}`),
  );
  return { ...rows, images: isSame ? [] : rows.images };
}
