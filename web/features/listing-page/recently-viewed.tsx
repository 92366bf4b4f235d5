import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../words.ts';
import { ListingGrid } from '../listings/listing-grid.tsx';
import { listingsByIdQuery } from '../listings/listings-by-id.ts';
import { viewedListings } from '../listings/viewed-listings.ts';
import { DetailWindow } from './detail-window.tsx';

const SHOWN = 4;

/** Recently viewed listings of this browser, current data; omits unavailable ones. */
export function RecentlyViewed({ except }: { except: string }) {
  const [ids] = useState(() => viewedListings().filter((id) => id !== except));
  const { data: listings = [] } = useQuery(listingsByIdQuery(useQueryClient(), ids.slice(0, SHOWN)));
  if (listings.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className="pt-16">
      <h2 id="recently-viewed" className="pb-6 text-3xl">
        {words.listingPage.recentlyViewed}
      </h2>
      <ListingGrid listings={listings} oneRow />
      <DetailWindow known={listings} />
    </section>
  );
}
