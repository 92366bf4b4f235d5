import type { Listing } from '../../../../shared/contract/listings.ts';
import { type ListingState, listingCan } from '../../../../shared/domain/listing.ts';
import type { SessionAccount } from '../../../platform/session.ts';

/** Returns the state from the API flags (spec §4). */
export function listingState({ available, withdrawn, onHoldUntil }: Listing): ListingState {
  if (withdrawn) return 'withdrawn';
  if (!available) return 'sold';
  return onHoldUntil ? 'held' : 'available';
}

/** Converts a listing and its seller for the domain rules. */
export const asRuled = (listing: Listing, { id, type }: SessionAccount) =>
  [
    { state: listingState(listing), advertised: listing.advertised, sellerId: id },
    { id, type },
  ] as const;

/** Returns whether the seller may change it: not during a payment or after a sale. */
export const mayChange = (listing: Listing, seller: SessionAccount) =>
  !listing.hidden && listingCan.change(...asRuled(listing, seller));
