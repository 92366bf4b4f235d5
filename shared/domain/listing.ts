import type { AccountType } from './account.ts';

/**
 * A listing is one physical piece. `held` means that a buyer is paying for it right now;
 * a sold listing never becomes available again (reliability 3.1, I7).
 */
export const listingStates = ['available', 'held', 'sold', 'withdrawn'] as const;
export type ListingState = (typeof listingStates)[number];

/** Conditions the form offers; the wire takes free text, since spec §5 sets no list. */
export const conditions = ['Like new', 'Excellent', 'Good', 'Fair', 'Needs work'] as const;

/** The condition of the form's list that somebody's own words name, in whatever case: `good`, `LIKE-NEW`. */
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

/** What may be done with a listing, asked by handlers to refuse and by screens to show a button. */
export const listingCan = {
  /** Spec §4: an available piece that is not advertised yet. */
  advertise: (listing: Subject, viewer: Viewer) =>
    owns(listing, viewer) && listing.state === 'available' && !listing.advertised,
  /** Edit, un-advertise, withdraw and remove end when somebody starts to pay (reliability 4, T33). */
  change: (listing: Subject, viewer: Viewer) =>
    owns(listing, viewer) && (listing.state === 'available' || listing.state === 'withdrawn'),
  relist: (listing: Subject, viewer: Viewer) => owns(listing, viewer) && listing.state === 'withdrawn',
  save: (listing: Subject, viewer: Viewer) => isAvailable(listing.state) && listing.sellerId !== viewer.id,
  buy: (listing: Subject, viewer: Viewer) => listing.state === 'available' && listing.sellerId !== viewer.id,
};

/** Spec's `isAvailable`: false only when the piece is gone, so a short hold is not shown as already sold. */
export const isAvailable = (state: ListingState) => state === 'available' || state === 'held';

/** Days after its sale for which a piece can still be looked at: long enough for a link that was just shared. */
export const SHOWN_AFTER_SALE_DAYS = 90;
const DAY = 86_400_000;

/** Whether a piece was sold so long ago that its page gives way to similar ones. */
export const isLongSold = (soldAt: Date, now: Date) => now.getTime() - soldAt.getTime() > SHOWN_AFTER_SALE_DAYS * DAY;

/** What a card says when the seller wrote no title: `Good Sofa`. */
export const listingTitle = (condition: string, category: string) => `${condition} ${category}`;
