import type { Listing } from '../../../shared/contract/listings.ts';
import { ListingCard } from './listing-card.tsx';

type Props = {
  listings: readonly Listing[];
  /** Enlarges the first listing beside others, unless it is on hold. */
  lead?: boolean;
  beside?: boolean;
  /** One row of four on a desktop; with three columns, the fourth is hidden. */
  oneRow?: boolean;
  onFirstScreen?: number;
};

export function ListingGrid({ listings, lead = false, beside = false, oneRow = false, onFirstScreen = 0 }: Props) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12 lg:gap-x-8 ${beside ? 'min-[2000px]:grid-cols-4' : 'lg:grid-cols-4'} ${oneRow ? 'sm:max-lg:[&>:nth-child(4)]:hidden' : ''}`}
    >
      {listings.map((listing, index) => {
        const leads = lead && index === 0 && !listing.onHoldUntil;
        return (
          <li key={listing.id} className={leads ? 'sm:col-span-2 sm:row-span-2' : ''}>
            <ListingCard
              listing={listing}
              lead={leads}
              urgency={index >= onFirstScreen ? 'later' : index === 0 ? 'first' : 'soon'}
            />
          </li>
        );
      })}
    </ul>
  );
}
