import type { Order } from '../../../shared/contract/wishlist.ts';

/** Returns the page of a saved listing; none when withdrawn or removed. */
export const shownListing = ({ listingId, available, sold }: Order) => (available || sold ? listingId : undefined);
