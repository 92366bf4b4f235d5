import { HeadingLoading } from './heading-loading.tsx';
import { Skeleton } from './skeleton.tsx';

/** Skeleton of a page in two columns. */
export function SheetLoading() {
  return (
    <>
      <HeadingLoading />
      <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="grid gap-4">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
        <Skeleton className="aspect-4/3 w-full max-lg:hidden" />
      </div>
    </>
  );
}
