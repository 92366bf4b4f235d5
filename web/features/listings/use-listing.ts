import { useQuery } from '@tanstack/react-query';
import type { Listing } from '../../../shared/contract/listings.ts';
import { isNotFound } from '../../platform/or-not-found.ts';
import { useSession } from '../../platform/session.ts';
import { listingQuery } from './listing-queries.ts';
import { whenHoldEnds } from './when-hold-ends.ts';

/**
 * Returns a listing: public data first, then the seller's contact (reliability 4).
 * @param known the public data, if loaded
 */
export function useListing(id: string, known: Listing | undefined) {
  const viewer = useSession().account?.id;
  const { data, error, refetch } = useQuery({
    ...listingQuery(id, viewer),
    ...whenHoldEnds<Listing>(({ onHoldUntil }) => [onHoldUntil]),
    placeholderData: known,
  });
  const missing = isNotFound(error);
  const listing = missing ? undefined : (data ?? known);
  // The home page carries listings without their description.
  const isWhole = listing !== undefined && listing.description !== '';
  return { listing, missing, failed: error !== null && !isWhole && !missing, refetch };
}
