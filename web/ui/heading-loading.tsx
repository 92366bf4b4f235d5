import { LoadingText } from './loading-text.tsx';
import { Skeleton } from './skeleton.tsx';
import { useFromTheTop } from './use-from-the-top.ts';

/** Skeleton of a page's heading. */
export function HeadingLoading() {
  useFromTheTop();
  return (
    <div className="grid gap-3 page-head pt-10 pb-8 sm:pt-14">
      <Skeleton className="h-10 w-64 max-w-full" />
      <LoadingText />
    </div>
  );
}
