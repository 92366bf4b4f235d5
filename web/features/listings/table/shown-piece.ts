import type { Order } from '../../../../shared/contract/wishlist.ts';

/** The piece whose page a saved one leads to: one that was withdrawn or removed has none for its buyers, one that was sold has. */
export const shownPiece = ({ previousId, isAvailable, sold }: Order) =>
  isAvailable === 'true' || sold ? previousId : undefined;
