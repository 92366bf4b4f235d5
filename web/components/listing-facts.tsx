import type { Furniture } from '../../shared/contract/listings.ts';
import { words } from '../words.ts';

type Facts = Pick<Furniture, 'productName' | 'condition' | 'year' | 'location'>;

/** What a buyer asks first, as a list of facts (spec §3). */
export function ListingFacts({ listing }: { listing: Facts }) {
  const facts = [
    [words.listing.category, listing.productName],
    [words.listing.condition, listing.condition],
    [words.listing.year, listing.year],
    [words.listing.location, listing.location],
  ] as const;
  return (
    <dl className="border-line border-t">
      {facts.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-line border-b py-2.5">
          <dt className="text-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
