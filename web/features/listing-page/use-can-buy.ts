import { useQuery } from '@tanstack/react-query';
import type { Listing } from '../../../shared/contract/listings.ts';
import { useSession } from '../../platform/session.ts';
import { useIsSaved } from '../wishlist/saved-store.ts';
import { wishQuery } from '../wishlist/wish-query.ts';
import { useIsOwn } from './use-is-own.ts';

/** Returns whether the viewer can pay, or go on where they hold the listing. */
export function useCanBuy(listing: Listing): boolean {
  const { id, available, onHoldUntil } = listing;
  const isSignedIn = useSession().status === 'signed-in';
  const isSaved = useIsSaved(id);
  const isOwn = useIsOwn(listing);
  const { data } = useQuery({ ...wishQuery(id), enabled: isSignedIn && isSaved && onHoldUntil !== undefined });
  return available && !isOwn && (!onHoldUntil || data?.heldByMe === true);
}
