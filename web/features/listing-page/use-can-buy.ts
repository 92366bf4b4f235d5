import { useQuery } from '@tanstack/react-query';
import type { Listing } from '../../../shared/contract/listings.ts';
import { useSession } from '../../platform/session.ts';
import { useIsSaved } from '../wishlist/saved-store.ts';
import { wishQuery } from '../wishlist/wish-query.ts';
import { useIsOwn } from './use-is-own.ts';

/** Returns the saved listing, at the agreed price, while the viewer holds it. */
export function useOwnHold({ id, available, onHoldUntil }: Listing) {
  const isSignedIn = useSession().status === 'signed-in';
  const isSaved = useIsSaved(id);
  const mayHold = available && onHoldUntil !== undefined;
  const { data } = useQuery({ ...wishQuery(id), enabled: isSignedIn && isSaved && mayHold });
  return mayHold && data?.heldByMe ? data : undefined;
}

/** Returns whether the viewer can pay, or go on where they hold the listing. */
export function useCanBuy(listing: Listing): boolean {
  const isOwn = useIsOwn(listing);
  const hold = useOwnHold(listing);
  return listing.available && !isOwn && (!listing.onHoldUntil || hold !== undefined);
}
