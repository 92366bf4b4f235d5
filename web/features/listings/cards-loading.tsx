import { Skeleton } from '../../ui/skeleton.tsx';

/** Skeleton of cards beside filters, with the boxes of `ListingGrid`. */
export const CardsLoading = () => (
  <div aria-hidden="true" className="grid grid-cols-2 gap-x-4 gap-y-9 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-12 lg:gap-x-8">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <div key={card} className="grid gap-3">
        <Skeleton className="aspect-4/3 w-full rounded-card" />
        <Skeleton className="h-32 w-full" />
      </div>
    ))}
  </div>
);
