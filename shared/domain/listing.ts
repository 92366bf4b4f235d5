import type { AccountType } from './account.ts';

/** `held`: a buyer is paying now. Sold is final (reliability 3.1, I7). */
export const listingStates = ['available', 'held', 'sold', 'withdrawn'] as const;
export type ListingState = (typeof listingStates)[number];

/** A buyer holds or bought it. */
export const unavailableStates = ['held', 'sold'] as const satisfies ListingState[];

export const onSaleStates = ['available', 'held'] as const satisfies ListingState[];

export const MOST_DEFECTS_LETTERS = 500;

/** Suggestions: the API accepts free text, because spec §5 sets no list. */
export const conditions = ['Like new', 'Excellent', 'Good', 'Fair', 'Needs work'] as const;

/** Reads `LIKE-NEW` and the like. */
export const usualCondition = (text: string): (typeof conditions)[number] | undefined => {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, ' ');
  return conditions.find((condition) => condition.toLowerCase() === plain);
};

type Subject = { state: ListingState; advertised: boolean; sellerId: string };
type Viewer = { id: string; type: AccountType };

const owns = (listing: Subject, viewer: Viewer) => listing.sellerId === viewer.id || viewer.type === 'admin';

export const listingCan = {
  /** Spec §4: available and not advertised. */
  advertise: (listing: Subject, viewer: Viewer) =>
    owns(listing, viewer) && listing.state === 'available' && !listing.advertised,
  /** Until a payment starts (reliability 4, T33). */
  change: (listing: Subject, viewer: Viewer) =>
    owns(listing, viewer) && (listing.state === 'available' || listing.state === 'withdrawn'),
  relist: (listing: Subject, viewer: Viewer) => owns(listing, viewer) && listing.state === 'withdrawn',
  save: (listing: Subject, viewer: Viewer) => isAvailable(listing.state) && listing.sellerId !== viewer.id,
  buy: (listing: Subject, viewer: Viewer) => listing.state === 'available' && listing.sellerId !== viewer.id,
};

/** Also during a hold, like the spec's `isAvailable`. */
export const isAvailable = (state: ListingState) => state === 'available' || state === 'held';

/** Days, for shared links. */
const SHOWN_AFTER_SALE_DAYS = 90;
const DAY = 86_400_000;

/** Its page then shows similar listings. */
export const isLongSold = (soldAt: Date, now: Date) => now.getTime() - soldAt.getTime() > SHOWN_AFTER_SALE_DAYS * DAY;

/** Such as `Good Sofa`. */
export const listingTitle = (condition: string, category: string) => `${condition} ${category}`;
