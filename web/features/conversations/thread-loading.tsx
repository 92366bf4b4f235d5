import { LoadingText } from '../../ui/loading-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BackLink } from './thread-header.tsx';

export function ThreadLoading() {
  return (
    <>
      <div className="grid gap-2 border-line border-b px-4 pt-2 pb-3">
        <div className="flex min-h-11 items-center gap-1">
          <BackLink />
          <Skeleton className="h-5 w-40" />
          <span className="sr-only">
            <LoadingText />
          </span>
        </div>
        <div className="flex items-center gap-3">
          <Skeleton className="size-14" />
          <span className="grid grow gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/4" />
          </span>
        </div>
      </div>
      <div className="grid grow content-end gap-3 p-4">
        <Skeleton className="h-10 w-2/3 rounded-2xl" />
        <Skeleton className="h-10 w-1/2 justify-self-end rounded-2xl" />
        <Skeleton className="h-16 w-3/5 rounded-2xl" />
      </div>
    </>
  );
}
