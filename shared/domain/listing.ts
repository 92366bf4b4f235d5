import type { AccountType } from './account.ts';

/** `held`: a buyer is paying now. Sold is final (reliability 3.1, I7). */
export const listingStates = ['available', 'held', 'sold', 'withdrawn'] as const;
export type ListingState = (typeof listingStates)[number];

/** Of a buyer. */
export const takenStates = ['held', 'sold'] as const satisfies ListingState[];

export const onSaleStates = ['available', 'held'] as const satisfies ListingState[];

/** Of the declared defects. */
export const MOST_DEFECTS_LETTERS = 500;

/** For the form; the API accepts free text, because spec §5 sets no list. */
export const conditions = ['Like new', 'Excellent', 'Good', 'Fair', 'Needs work'] as const;

/** Matches free text such as `LIKE-NEW` to a condition. */
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
  /** Changes end when a payment starts (reliability 4, T33). */
  change: (listing: Subject, viewer: Viewer) =>
    owns(listing, viewer) && (listing.state === 'available' || listing.state === 'withdrawn'),
  relist: (listing: Subject, viewer: Viewer) => owns(listing, viewer) && listing.state === 'withdrawn',
  save: (listing: Subject, viewer: Viewer) => isAvailable(listing.state) && listing.sellerId !== viewer.id,
  buy: (listing: Subject, viewer: Viewer) => listing.state === 'available' && listing.sellerId !== viewer.id,
};

/** Returns true during a hold, like the spec's `isAvailable`. */
export const isAvailable = (state: ListingState) => state === 'available' || state === 'held';

/** Days for which a sold listing stays visible, for shared links. */
const SHOWN_AFTER_SALE_DAYS = 90;
const DAY = 86_400_000;

/** Returns whether its page shows similar listings instead. */
export const isLongSold = (soldAt: Date, now: Date) => now.getTime() - soldAt.getTime() > SHOWN_AFTER_SALE_DAYS * DAY;

/** Returns the default, such as `Good Sofa`. */
export const listingTitle = (condition: string, category: string) => `${condition} ${category}`;
