import { Skeleton } from '../../ui/skeleton.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of a list of cards beside filters, with the boxes of `ListingGrid`, so that nothing moves. */
export function CardsLoading() {
  return (
    <ul
      aria-hidden="true"
      className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12 lg:gap-x-8"
    >
      {cards.map((card) => (
        <li key={card} className="grid gap-3">
          <Skeleton className="aspect-4/3 w-full rounded-card" />
          <Skeleton className="h-8 w-1/2 pointer-coarse:h-11" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-12 w-full" />
        </li>
      ))}
    </ul>
  );
}
