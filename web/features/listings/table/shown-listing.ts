import type { Order } from '../../../../shared/contract/wishlist.ts';

/** The page of a saved listing: none when withdrawn or removed. */
export const shownListing = ({ previousId, isAvailable, sold }: Order) =>
  isAvailable === 'true' || sold ? previousId : undefined;
