import type { Listing } from '../../../shared/contract/listings.ts';
import { words } from '../../words.ts';
import { ListingGrid } from '../listings/listing-grid.tsx';

export function MatchesInPart({ listings }: { listings: readonly Listing[] }) {
  const title = words.search.inPart;
  return (
    <section aria-label={title} className="grid gap-5 pt-14 lg:col-start-2">
      <h2 className="font-display text-xl sm:text-2xl">{title}</h2>
      <ListingGrid listings={listings} beside />
    </section>
  );
}
