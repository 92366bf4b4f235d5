import type { Furniture } from '../../../shared/contract/listings.ts';
import { ListingCard } from './listing-card.tsx';

type Props = {
  listings: readonly Furniture[];
  /** Gives the first piece the room of four, unless somebody is paying for it. */
  lead?: boolean;
  /** Stands beside filters, which take the room of a column. */
  beside?: boolean;
  /** Four pieces in one row on a desk: where three stand in a row, the fourth would stand alone and is left out. */
  oneRow?: boolean;
  /** How many of the first pictures stand on the first screen. */
  onFirstScreen?: number;
};

/** Cards beside each other: two on a phone, up to four on a desk. */
export function ListingGrid({ listings, lead = false, beside = false, oneRow = false, onFirstScreen = 0 }: Props) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12 lg:gap-x-8 ${beside ? 'min-[2000px]:grid-cols-4' : 'lg:grid-cols-4'} ${oneRow ? 'sm:max-lg:[&>:nth-child(4)]:hidden' : ''}`}
    >
      {listings.map((listing, index) => {
        const leads = lead && index === 0 && !listing.onHoldUntil;
        return (
          <li key={listing._id} className={leads ? 'col-span-2 sm:row-span-2' : ''}>
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
