import { LoadingText } from '../../ui/loading-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFromTheTop } from '../../ui/use-from-the-top.ts';
import { CardsLoading } from '../listings/cards-loading.tsx';

/** Skeleton of a page with a heading, filters and cards, with 'Loading...' (spec §2). */
export function ListPageLoading() {
  useFromTheTop();
  return (
    <div className="frame min-h-dvh pb-24">
      <div className="grid gap-3 pt-10 pb-8 sm:pt-14">
        <Skeleton className="h-10 w-64 max-w-full" />
        <LoadingText />
      </div>
      <div className="gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16.5rem_minmax(0,1fr)] xl:gap-14">
        <div className="pt-16 lg:col-start-2">
          <CardsLoading />
        </div>
      </div>
    </div>
  );
}
