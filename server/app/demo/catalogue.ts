import type { OriginalCategory } from '../../../shared/domain/category.ts';
import { beds } from './catalogue/beds.ts';
import { chairs } from './catalogue/chairs.ts';
import { cupboards } from './catalogue/cupboards.ts';
import { dressingTables } from './catalogue/dressing-tables.ts';
import { type ListingFacts, listingFacts } from './catalogue/facts.ts';
import type { Listing } from './catalogue/listing.ts';
import { sofas } from './catalogue/sofas.ts';
import { tables } from './catalogue/tables.ts';
import { demoPictureNames } from './demo-picture.ts';
import { demoSellers } from './people.ts';

export type DemoListing = Omit<Listing, 'advertised' | 'savedBy'> & {
  category: OriginalCategory;
  sellerName: string;
  location: string;
  phone: string;
  facts: ListingFacts;
  state: 'available' | 'sold';
  advertised: boolean;
  savedBy: readonly string[];
  /** Picture file names without extension, main picture first. */
  pictures: readonly string[];
};

const shelves: readonly [OriginalCategory, readonly Listing[]][] = [
  ['Bed', beds],
  ['Sofa', sofas],
  ['Dressing Table', dressingTables],
  ['Table', tables],
  ['Cupboard', cupboards],
  ['Chair', chairs],
];

function listed(category: OriginalCategory, listing: Listing): DemoListing {
  const seller = demoSellers.find(({ email }) => email === listing.seller);
  const facts = listingFacts[listing.slug];
  if (!seller || !facts) throw new Error(`The demo listing ${listing.slug} has no seller, or no facts.`);
  return {
    ...listing,
    category,
    sellerName: seller.name,
    location: seller.location,
    phone: seller.phone,
    facts,
    state: listing.soldTo ? 'sold' : 'available',
    advertised: listing.advertised ?? false,
    savedBy: listing.savedBy ?? [],
    pictures: demoPictureNames(listing.slug),
  };
}

/** The demo catalog, eight listings per category. */
export const demoListings: readonly DemoListing[] = shelves.flatMap(([category, listings]) =>
  listings.map((listing) => listed(category, listing)),
);
